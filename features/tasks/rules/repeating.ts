import { lastOf, unfold } from '#foundation/time/repetition/unfold.ts'
import { formatRule, parseRule, type Rule } from '#foundation/time/repetition/rule.ts'
import { dayOf, wallOf } from '#foundation/time/zones.ts'
import { isDay } from './due.ts'
import type { StoredTask } from './task.ts'

type Repeating = Pick<StoredTask, 'due' | 'zone' | 'repeat' | 'repeatsFrom' | 'since'>

/** Why a task cannot repeat this way; `undefined` if it can. */
export function misfitOf(
  repeat: string,
  { repeatsFrom, due }: Pick<StoredTask, 'repeatsFrom' | 'due'>,
): string | undefined {
  const { rule, problem } = parseRule(repeat)
  if (rule === undefined) return problem
  if (repeatsFrom === 'done')
    return isPlainLength(rule)
      ? undefined
      : 'Only “every so many days, weeks, months or years” can be counted from when it was done.'
  if (due === null) return 'What repeats by the calendar needs a first day.'
  return lastOf({ start: due, rule }) === undefined ? 'This repetition never takes place.' : undefined
}

/** In canonical form, so that equal rules are equal text. */
export function keptRepeat(repeat: string): string {
  const { rule } = parseRule(repeat)
  return rule === undefined ? repeat : formatRule(rule)
}

/**
 * The next due date after completion; `undefined` when the series has ended. By the rule it is the first time that is
 * still to come; a task done early is not due again at the same time.
 */
export function nextDue({ due, zone, repeat, repeatsFrom, since }: Repeating, doneAt: number): string | undefined {
  const { rule } = parseRule(repeat ?? '')
  if (rule === undefined) return undefined
  const today = dayOf(doneAt, zone)
  if (repeatsFrom === 'done') return afterDone(rule, { due, today })
  if (due === null) return undefined
  const now = isDay(due) ? today : wallOf(doneAt, zone).slice(0, 16)
  const later = due > now ? due : now
  return unfold({ start: since ?? due, rule, zone }, { from: later, most: 2 }).find((time) => time > later)
}

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const

/** Keeps the time of day. */
function afterDone(
  { frequency, interval }: Rule,
  { due, today }: { due: string | null; today: string },
): string | undefined {
  const unit = frequency in units ? units[frequency as keyof typeof units] : undefined
  if (unit === undefined) return undefined
  const day = Temporal.PlainDate.from(today)
    .add({ [unit]: interval })
    .toString()
  return due === null || isDay(due) ? day : `${day}${due.slice(10)}`
}

function isPlainLength({ frequency, count, until, ...rule }: Rule): boolean {
  if (!(frequency in units) || count !== undefined || until !== undefined) return false
  return formatRule({ ...rule, frequency, interval: 1, weekStart: 0 }) === `FREQ=${frequency}`
}
