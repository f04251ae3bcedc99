import { describeRule } from '#foundation/time/repetition/describe.ts'
import { parseRule } from '#foundation/time/repetition/rule.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { TaskPriority } from '../contract.ts'
import type { StoredTask } from '../rules/task.ts'

const columns = [
  'TYPE',
  'CONTENT',
  'DESCRIPTION',
  'PRIORITY',
  'INDENT',
  'AUTHOR',
  'RESPONSIBLE',
  'DATE',
  'DATE_LANG',
  'TIMEZONE',
  'DURATION',
  'DURATION_UNIT',
]

/** Open tasks in the shape of Todoist's CSV, which spreadsheets and other programs read, each with its parts below it. */
export function* writeTasksCsv(tasks: readonly StoredTask[]): Generator<string> {
  const open = tasks.filter(({ status }) => status !== 'done')
  const ids = new Set(open.map(({ id }) => id))
  const parts = Map.groupBy(open, ({ parent }) => (parent !== null && ids.has(parent) ? parent : null))
  yield line(columns)
  for (const task of parts.get(null) ?? []) {
    yield rowOf(task, 1)
    for (const part of parts.get(task.id) ?? []) yield rowOf(part, 2)
  }
}

function rowOf(task: StoredTask, indent: number): string {
  const { title, notes, priority, waitsFor, zone, minutes } = task
  const doer = waitsFor === null ? '' : waitsFor.name || (waitsFor.email ?? '')
  const length = minutes === null ? ['', ''] : [String(minutes), 'minute']
  const level = priority === null ? '4' : figures[priority]
  return line(['task', title, notes, level, String(indent), '', doer, dateOf(task), 'en', zone, ...length])
}

const figures: Record<TaskPriority, string> = { high: '1', medium: '2', low: '3' }

/** As Todoist has dates typed: “2026-11-27 14:00”, “every Friday starting 2026-11-27”, “every! 3 days”. */
function dateOf({ due, repeat, repeatsFrom, since }: StoredTask): string {
  const day = due?.replace('T', ' ') ?? ''
  const { rule } = parseRule(repeat ?? '')
  if (repeat === null || !rule) return day
  const words =
    repeatsFrom === 'done'
      ? `every! ${rule.interval} ${units[rule.frequency] ?? 'days'}`
      : describeRule(repeat, (since ?? due ?? '2026-01-05').slice(0, 10), { format: usualTimeFormat })
  const time = (since ?? due ?? '').slice(11)
  const clock = time === '' ? '' : ` at ${time}`
  return `${words}${clock}${day === '' ? '' : ` starting ${day.slice(0, 10)}`}`
}

const units: Partial<Record<string, string>> = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' }

function line(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** A spreadsheet takes a cell that begins with such a mark for a formula. */
function cellOf(cell: string): string {
  const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
