import { describeRule } from '#foundation/time/repetition/describe.ts'
import { parseRule } from '#foundation/time/repetition/rule.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import type { Doer, Status, TaskPriority } from '../contract.ts'
import { isDay, ownDue } from './due.ts'
import type { StoredTask } from './task.ts'
import { wallClock } from '#foundation/time/format/clock-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

type Dated = Pick<StoredTask, 'due' | 'zone'>

/** Where the person is, and how they want times written. */
export type Reader = { zone: string; format: TimeFormat }

/** “Thursday, 26 November 2026 at 13:00”, in the person's zone; empty without a due date. */
export function dueWords({ due, zone }: Dated, { zone: own, format }: Reader): string {
  if (due === null) return ''
  const here = ownDue(due, zone, own)
  const day = dayWords(here.slice(0, 10), format)
  return isDay(here) ? day : `${day} at ${wallClock(here, format)}`
}

export function dayWords(day: string, format: TimeFormat): string {
  return dateText(Temporal.PlainDate.from(day), format)
}

/** “every other Monday”, also while one time of it was moved; “3 days after it was done”. */
export function repeatWords(
  {
    repeat,
    repeatsFrom,
    due,
    since = null,
  }: Pick<StoredTask, 'repeat' | 'repeatsFrom' | 'due'> & {
    since?: string | null
  },
  format: TimeFormat,
): string {
  if (repeat === null) return ''
  const { rule } = parseRule(repeat)
  if (repeatsFrom === 'done' && rule)
    return `${counted(rule.interval, unitNames[rule.frequency] ?? 'day')} after it was done`
  return describeRule(repeat, since ?? due ?? '2026-01-05', { format })
}

const unitNames: Partial<Record<string, string>> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }

export function doerWords(doer: Doer | null): string {
  if (doer === null) return ''
  if (doer.email === null || doer.email === doer.name) return doer.name
  return doer.name === '' ? doer.email : `${doer.name} <${doer.email}>`
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export const statusWords: Record<Status, string> = {
  todo: 'To do',
  doing: 'In progress',
  review: 'In review',
  done: 'Done',
}
export const priorityWords: Record<TaskPriority, string> = { high: 'High', medium: 'Medium', low: 'Low' }
