import { describeRule } from '#foundation/time/repetition/describe.ts'
import { parseRule } from '#foundation/time/repetition/rule.ts'
import { unfold } from '#foundation/time/repetition/unfold.ts'
import { millisecondOf, wallOf } from '#foundation/time/zones.ts'

/** What has ended is forgotten after so many days. */
export const keptDays = 90
/** So many times a reminder asks whether it is done. */
export const mostAsked = 5

/** A time on the wall, once or by a rule. */
export type Timed = { start: string; rule: string | null; zone: string }

/** Why a rule cannot be a reminder's; nothing where it can. */
export function ruleProblem(rule: string): string | undefined {
  const read = parseRule(rule)
  if (read.rule === undefined) return read.problem
  const { frequency, interval } = read.rule
  if (frequency === 'SECONDLY' || (frequency === 'MINUTELY' && interval < 5))
    return 'Reminders come every 5 minutes at most.'
  return undefined
}

/** The first time from this moment on; nothing where none is left. */
export function firstFrom({ start, rule, zone }: Timed, moment: number): string | undefined {
  if (rule === null) return millisecondOf(start, zone) >= moment ? start : undefined
  // What the clock shows twice, or skips, may stand up to a few hours aside.
  const from = wallOf(moment - 6 * 3_600_000, zone)
  for (let frame = { from: from > start ? from : start }; ;) {
    const found = unfold({ start, rule, zone }, { ...frame, most: 100 })
    const next = found.find((wall) => millisecondOf(wall, zone) >= moment)
    if (next !== undefined || found.length < 100) return next
    frame = { from: found.at(-1) ?? from }
  }
}

/** What is due of a reminder, and what comes after. */
export type Due = { occurrence: string; dueAt: number; missed: number; next: string | undefined }

/**
 * From the time that comes next, all that have come until now: the latest is told, the earlier ones are counted. The
 * next is after now, also where the clock was put back on the wall in between.
 */
export function dueOf(timed: Timed & { occurrence: string }, now: number): Due {
  const { start, rule, zone, occurrence } = timed
  if (rule === null) return { occurrence, dueAt: millisecondOf(occurrence, zone), missed: 0, next: undefined }
  let [latest, missed] = [occurrence, 0]
  for (;;) {
    const later = unfold({ start, rule, zone }, { from: latest, most: 200 }).filter((wall) => wall > latest)
    const next = later.find((wall) => millisecondOf(wall, zone) > now)
    const passed = next === undefined ? later : later.slice(0, later.indexOf(next))
    missed += passed.length
    latest = passed.at(-1) ?? latest
    if (next !== undefined || later.length < 199)
      return { occurrence: latest, dueAt: millisecondOf(latest, zone), missed, next }
  }
}

/** When it comes, in words. */
export function whenWords({ start, rule, zone }: Timed): string {
  if (rule !== null) return describeRule(rule, start, zone)
  const date = Temporal.PlainDateTime.from(start)
  const day = date.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return `${day} at ${start.slice(11, 16)}`
}

/** “20 minutes before”, “an hour before”, “when it begins”. */
export function beforeWords(minutes: number): string {
  if (minutes === 0) return 'when it begins'
  if (minutes % 1_440 === 0) return `${counted(minutes / 1_440, 'day')} before`
  return minutes % 60 === 0 ? `${counted(minutes / 60, 'hour')} before` : `${counted(minutes, 'minute')} before`
}

function counted(amount: number, unit: string): string {
  return amount === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${amount} ${unit}s`
}

type Named = { title: string; people: readonly string[] }

/** Whether an event is with somebody, or holds the words in its title. */
export function holds({ title, people }: Named, words: string): boolean {
  const wanted = folded(words)
  return [title, ...people].some((text) => folded(text).includes(wanted))
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
