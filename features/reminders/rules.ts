import { wallClock } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { describeRule } from '#foundation/time/repetition/describe.ts'
import { parseRule } from '#foundation/time/repetition/rule.ts'
import { unfold } from '#foundation/time/repetition/unfold.ts'
import { millisecondOf, wallOf } from '#foundation/time/zones.ts'

/** Ended reminders are deleted after this many days. */
export const keptDays = 90
/** How often a reminder asks whether it is done. */
export const mostAsked = 5

/** A local time, once or recurring. */
export type Timed = { start: string; rule: string | null; zone: string }

/** Why a rule is not allowed for reminders; `undefined` if it is. */
export function ruleProblem(rule: string): string | undefined {
  const read = parseRule(rule)
  if (read.rule === undefined) return read.problem
  const { frequency, interval } = read.rule
  if (frequency === 'SECONDLY' || (frequency === 'MINUTELY' && interval < 5))
    return 'Reminders come every 5 minutes at most.'
  return undefined
}

/** The first time at or after this moment; `undefined` if there is none. */
export function firstFrom({ start, rule, zone }: Timed, moment: number): string | undefined {
  if (rule === null) return millisecondOf(start, zone) >= moment ? start : undefined
  // A local time that the clock repeats or skips may be off by a few hours.
  const from = wallOf(moment - 6 * 3_600_000, zone)
  for (let frame = { from: from > start ? from : start }; ;) {
    const found = unfold({ start, rule, zone }, { ...frame, most: 100 })
    const next = found.find((wall) => millisecondOf(wall, zone) >= moment)
    if (next !== undefined || found.length < 100) return next
    frame = { from: found.at(-1) ?? from }
  }
}

type Series = Omit<Timed, 'start'> & { start: string | null; occurrence: string | null }

/** What is left of a series after its next time, or from then on; `undefined` if nothing is. */
export function restOf(
  { start, occurrence, rule, zone }: Series,
  until?: string,
): { start: string; rule: string } | undefined {
  if (start === null || rule === null || occurrence === null) return undefined
  const isFarther = until !== undefined && until > occurrence
  const [first, second] = unfold({ start, rule, zone }, { from: isFarther ? until : occurrence, most: 2 })
  const following = until === undefined ? second : first
  if (following === undefined) return undefined
  const [, limit] = /COUNT=(\d+)/.exec(rule) ?? []
  if (limit === undefined) return { start: following, rule }
  const over = unfold({ start, rule, zone }, { from: start, most: Number(limit) }).filter((time) => time < following)
  return { start: following, rule: rule.replace(/COUNT=\d+/, `COUNT=${Number(limit) - over.length}`) }
}

/** What is due of a reminder, and its next time. */
export type Due = { occurrence: string; dueAt: number; missed: number; next: string | undefined }

/**
 * Of all times between the stored next one and now, the latest is delivered and the earlier ones are counted as missed.
 * The new next time is always after now, even if the clock was set back in between.
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

/** When it is due, in words. */
export function whenWords({ start, rule, zone }: Timed, format: TimeFormat): string {
  if (rule !== null) return describeRule(rule, start, { zone, format })
  return `${dateText(Temporal.PlainDate.from(start.slice(0, 10)), format)} at ${wallClock(start, format)}`
}

/** “New York time”: by whose clock it comes. */
export function clockWords(zone: string): string {
  return `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`
}

/** “20 minutes before”, “an hour before”, “at the beginning of”. */
export function beforeWords(minutes: number): string {
  return minutes === 0 ? 'at the beginning of' : `${lengthWords(minutes)} before`
}

/** “At 09:00 on the day of”, “at 18:00 the day before”: of events of whole days, which begin at midnight. */
export function wholeDayWords(minutes: number, format: TimeFormat): string {
  const days = Math.max(0, Math.ceil(minutes / 1_440))
  const time = Temporal.PlainTime.from('00:00').add({ minutes: days * 1_440 - minutes })
  const at = `at ${wallClock(`2000-01-01T${time.toString().slice(0, 5)}`, format)}`
  if (days === 0) return `${at} on the day of`
  if (days === 1) return `${at} the day before`
  return days === 7 ? `${at} a week before` : `${at} ${days} days before`
}

/** “20 minutes”, “an hour”, “2 days”. */
export function lengthWords(minutes: number): string {
  if (minutes % 1_440 === 0) return counted(minutes / 1_440, 'day')
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute')
}

/** “Every 20 minutes”, “every hour”, “every 2 days”. */
export function everyWords(minutes: number): string {
  return `every ${lengthWords(minutes).replace(/^an? /, '')}`
}

/** “Every hour until it is done, 5 times at most”. */
export function againWords(minutes: number): string {
  return `${everyWords(minutes)} until it is done, ${mostAsked} times at most`
}

function counted(amount: number, unit: string): string {
  return amount === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${amount} ${unit}s`
}

type Named = { title: string; people: readonly string[] }

/** Whether an event has such a guest, or its title contains the words. */
export function holds({ title, people }: Named, words: string): boolean {
  const wanted = folded(words)
  return [title, ...people].some((text) => folded(text).includes(wanted))
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether each of the words is the start of one of the event's; “meetings” also matches “meeting”. */
export function holdsAll({ title, people }: Named, words: string): boolean {
  const own = wordsOf([title, ...people].join(' '))
  return wordsOf(words).every((word) => own.some((other) => other.startsWith(word) || `${other}s` === word))
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Whether a text contains each of these words, or one that starts with it. */
export function wordsHeld(text: string, words: string, alike = (_one: string, _other: string) => false): boolean {
  const own = wordsOf(text)
  const wanted = wordsOf(words).filter((word) => !joining.has(word))
  return wanted.every((word) =>
    own.some((other) => other.startsWith(word) || (other.length > 3 && word.startsWith(other)) || alike(word, other)),
  )
}

const joining = new Set(['the', 'a', 'an', 'my', 'to', 'of', 'for', 'about', 'with', 'and', 'at', 'on', 'in'])

/** So much later, or earlier; what is due already comes again so long from now. */
export function putOff(next: string, minutes: number, now: string): string {
  const from = minutes > 0 && next.slice(0, 16) < now ? now : next
  return Temporal.PlainDateTime.from(from).add({ minutes }).toString({ smallestUnit: 'minute' })
}
