import { Failure } from '#foundation/contract/failure.ts'
import { formatRule, parseRule, type Rule } from '#foundation/time/repetition/rule.ts'
import { isDay, type StoredEvent } from './event.ts'
import { lastOriginalBefore, nextOriginals, originalsBefore } from './originals.ts'
import { dayMilliseconds, dayOfWall, shifted, wallNumber } from './wall.ts'

/** A rule in its canonical form. Refuses rules that make no sense in a personal calendar. */
export function keptRule(text: string): string {
  const { rule, problem } = parseRule(text)
  if (problem !== undefined) throw badRule(problem)
  if (rule.frequency === 'SECONDLY' || rule.frequency === 'MINUTELY')
    throw badRule('An event can take place once an hour at most.')
  return formatRule(rule)
}

/** Moves its start to the first date of its rule. */
export function startedAt(event: StoredEvent): StoredEvent {
  if (event.repeat === null) return event
  const [first] = nextOriginals({ ...event, also: [] }, { from: event.start, most: 1 })
  if (first === undefined) throw badRule('This repetition never takes place.')
  return { ...event, start: first, end: shifted(event.end, wallNumber(first) - wallNumber(event.start)) }
}

/** The rule of the part before this occurrence. */
export function endedBefore(event: StoredEvent, original: string): string {
  const { count: _count, ...rule } = ruleOf(event)
  const last = lastOriginalBefore({ ...event, repeat: event.repeat ?? '' }, original) ?? event.start
  return formatRule({ ...rule, until: isDay(last) ? last : withSeconds(last) })
}

/** The rule of this and all following occurrences. */
export function restOf(event: StoredEvent, original: string): string {
  const rule = ruleOf(event)
  if (rule.count === undefined) return formatRule(rule)
  const count = rule.count - originalsBefore(event, original)
  if (count < 1)
    throw new Failure('invalid', 'This time was added to its series. Please change it alone, or all of them.')
  return formatRule({ ...rule, count })
}

/** The same pattern from another start; refuses if that is ambiguous. */
export function movedRule(text: string, from: string, to: string): string {
  if (from === to) return text
  const rule = ruleOf({ repeat: text })
  const days = Math.round((wallNumber(dayOfWall(to)) - wallNumber(dayOfWall(from))) / dayMilliseconds)
  const isOtherTime = from.slice(10) !== to.slice(10)
  if (isOtherTime && rule.hours.length + rule.minutes.length + rule.seconds.length > 0) throw notMovable()
  const moved = days === 0 ? rule : onOtherDays(rule, { days, from: dayOfWall(from), to: dayOfWall(to) })
  return formatRule({ ...moved, ...(rule.until !== undefined && { until: movedUntil(rule.until, from, to) }) })
}

function movedUntil(until: string, from: string, to: string): string {
  if (isDay(until) || isDay(to)) {
    const days = wallNumber(dayOfWall(to)) - wallNumber(dayOfWall(from))
    return shifted(dayOfWall(until), days)
  }
  if (isDay(from)) return shifted(dayOfWall(until), wallNumber(dayOfWall(to)) - wallNumber(from))
  const isUniversal = until.endsWith('Z')
  const moved = withSeconds(shifted(isUniversal ? until.slice(0, -1) : until, wallNumber(to) - wallNumber(from)))
  return isUniversal ? `${moved}Z` : moved
}

type Days = { days: number; from: string; to: string }

function onOtherDays(rule: Rule, { days, from, to }: Days): Rule {
  const parts = [rule.positions, rule.yearDays, rule.weeks, rule.easter]
  if (parts.some((part) => part.length > 0)) throw notMovable()
  return { ...rule, ...movedWeekdays(rule, days, to), ...movedMonthDays(rule, from, to) }
}

/** The week's start moves along, for rules that skip weeks. */
function movedWeekdays(rule: Rule, by: number, to: string): Partial<Rule> {
  const later = (day: number) => (((day + by) % 7) + 7) % 7
  const { days: weekdays } = rule
  if (weekdays.every(({ nth }) => nth === undefined)) {
    const days = weekdays.map(({ day }) => ({ day: later(day) })).sort((one, other) => one.day - other.day)
    return { days, ...(rule.interval > 1 && { weekStart: later(rule.weekStart) }) }
  }
  const [only] = weekdays
  if (only?.nth === undefined || weekdays.length > 1) throw notMovable()
  const date = new Date(wallNumber(to))
  const day = (date.getUTCDay() + 6) % 7
  const nth = Math.ceil(date.getUTCDate() / 7)
  return { days: [{ day, nth: only.nth > 0 ? nth : -Math.ceil((monthLength(date) - date.getUTCDate() + 1) / 7) }] }
}

function movedMonthDays({ monthDays, months }: Rule, from: string, to: string): Partial<Rule> {
  const [was, is] = [new Date(wallNumber(from)), new Date(wallNumber(to))]
  if (monthDays.length > 1 || months.length > 1) throw notMovable()
  if (monthDays[0] !== undefined && monthDays[0] !== was.getUTCDate()) throw notMovable()
  return {
    ...(monthDays.length > 0 && { monthDays: [is.getUTCDate()] }),
    ...(months.length > 0 && { months: [is.getUTCMonth() + 1] }),
  }
}

function monthLength(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}

function ruleOf({ repeat }: Pick<StoredEvent, 'repeat'>): Rule {
  const { rule, problem } = parseRule(repeat ?? '')
  if (problem !== undefined) throw badRule(problem)
  return rule
}

function withSeconds(wall: string): string {
  return wall.length === 16 ? `${wall}:00` : wall
}

function badRule(sentence: string): Failure {
  return new Failure('invalid', sentence, { errors: [{ field: 'repeat', message: sentence }] })
}

function notMovable(): Failure {
  return new Failure(
    'invalid',
    'This repetition cannot be moved as a whole. Please move this one alone, or choose how it repeats as well.',
  )
}
