import { isOneOf, hasPhrase, isAnyOf, readCount, skipWords, wordAt, type Found } from '../text/counts.ts'
import { fixed, following, preceding, weekdays, type Dates, type Reading } from './dates.ts'
import { dayStretch, durationOf, moment, type Stretch, type Unit } from './stretch.ts'
import { readUnit, workingDay, type Counted } from './units.ts'
import { unitOf, weekdayOf } from '../text/vocabulary.ts'

type Wall = Temporal.PlainDateTime

/** Where a length that is counted from somewhere leads: “in two hours”, “3 weeks ago”, “a week from Friday”. */
export function readOffset(
  reading: Reading,
  at: number,
  anchorAt: (at: number) => Found<Stretch> | undefined,
): Found<Dates> | undefined {
  const { tokens } = reading
  const inward = isAnyOf(tokens, at, inWords)
  const start = skipWords(tokens, inward ? at + 1 : at, aboutWords)
  const count = readCount(tokens, start)
  if (count === undefined) return readWeekAfter(reading, at, anchorAt)
  const fridays = readWeekdaysAway(reading, count)
  if (fridays) return fridays
  const length = readLength(reading, count)
  if (length === undefined) return undefined
  const away = readAway(reading, length.next, anchorAt)
  if (away) {
    const stretch = reach(reading, length.parts, away.value.sign, away.value.from)
    return stretch && { value: fixed(stretch), next: away.next }
  }
  // “In the next four days” is a range, unlike “in four days”.
  if (inward && wordAt(tokens, start - 1) === 'next' && length.parts.every(({ unit }) => !hours.has(unit)))
    return undefined
  const stretch = inward ? reach(reading, length.parts, 1, undefined) : undefined
  return (
    stretch && { value: fixed(stretch), next: wordAt(tokens, length.next) === 'time' ? length.next + 1 : length.next }
  )
}

const hours: ReadonlySet<Unit> = new Set(['second', 'minute', 'hour'])
const inWords = new Set(['in', 'within'])
const aboutWords = new Set([
  'about',
  'around',
  'approximately',
  'roughly',
  'another',
  'exactly',
  'like',
  'the',
  'next',
  'just',
])

/** “Three fridays from now”, “two Mondays ago”. */
function readWeekdaysAway({ tokens, today }: Reading, count: Found<number>): Found<Dates> | undefined {
  const weekday = weekdayOf(wordAt(tokens, count.next))
  if (weekday === undefined || !Number.isInteger(count.value) || count.value < 1 || count.value > 500) return undefined
  const isAgo = wordAt(tokens, count.next + 1) === 'ago'
  const isHence = hasPhrase(tokens, count.next + 1, 'from now') || wordAt(tokens, count.next + 1) === 'hence'
  if (!isAgo && !isHence) return undefined
  const midnight = today.toPlainDateTime()
  const found = isAgo
    ? preceding(weekdays(weekday), midnight, count.value)
    : following(weekdays(weekday), midnight.add({ days: 1 }), count.value)
  return found && { value: fixed(found), next: count.next + (wordAt(tokens, count.next + 1) === 'from' ? 3 : 2) }
}

type Length = { parts: Counted[]; next: number }

/** One length and what is added to it: “2 hours and 15 minutes”, “an hour and a half”. */
function readLength(reading: Reading, count: Found<number>): Length | undefined {
  const { tokens } = reading
  const first = readUnit(reading, count.next, count.value)
  if (first === undefined) return undefined
  if (hasPhrase(tokens, first.next, 'and a half'))
    return { parts: [{ ...first, count: first.count + 0.5 }], next: first.next + 3 }
  const and = isOneOf(tokens, first.next, 'and', ',') ? first.next + 1 : first.next
  const more = readCount(tokens, and)
  const second = more && readUnit(reading, more.next, more.value)
  if (second === undefined || second.unit === first.unit) return { parts: [first], next: first.next }
  return { parts: [first, second], next: second.next }
}

type Away = { sign: 1 | -1; from: Stretch | undefined }

function readAway(
  { tokens, today }: Reading,
  at: number,
  anchorAt: (at: number) => Found<Stretch> | undefined,
): Found<Away> | undefined {
  const word = wordAt(tokens, at) ?? ''
  if (word === 'ago' || word === 'earlier' || word === 'back')
    return { value: { sign: -1, from: undefined }, next: at + 1 }
  if (word === 'hence' || word === 'later') return { value: { sign: 1, from: undefined }, next: at + 1 }
  if (hasPhrase(tokens, at, 'from now')) return { value: { sign: 1, from: undefined }, next: at + 2 }
  if (hasPhrase(tokens, at, 'from today')) return { value: { sign: 1, from: dayStretch(today) }, next: at + 2 }
  const sign = word === 'from' || word === 'after' || word === 'since' || word === 'following' ? 1 : -1
  if (sign === -1 && word !== 'before' && word !== 'prior') return undefined
  const anchor = anchorAt(hasPhrase(tokens, at, 'prior to') ? at + 2 : at + 1)
  return anchor && { value: { sign, from: anchor.value }, next: anchor.next }
}

/** Whole days and more lead to a day; from a moment, and by hours, to a moment. */
function reach(
  { now }: Reading,
  parts: readonly Counted[],
  sign: 1 | -1,
  from: Stretch | undefined,
): Stretch | undefined {
  const finest = parts.at(-1)?.unit ?? 'day'
  const isTime = parts.some(
    ({ unit, count }) => ['second', 'minute', 'hour'].includes(unit) || (unit === 'day' && !Number.isInteger(count)),
  )
  const start = from?.start ?? now
  const isMoment = isTime || from?.grain === 'second'
  const end = parts.reduce((wall, { unit, count, working }) => moved(wall, unit, sign * count, working), start)
  if (isMoment) return moment(end, finest === 'hour' && Number.isInteger(parts.at(-1)?.count) ? 'minute' : 'second')
  return from !== undefined && from.grain !== 'day' && isTimeGrain(from)
    ? moment(end, from.grain)
    : dayStretch(end.toPlainDate())
}

function isTimeGrain({ grain }: Stretch): boolean {
  return grain === 'hour' || grain === 'minute' || grain === 'second'
}

function moved(wall: Wall, unit: Unit, count: number, working: boolean): Wall {
  if (working && Number.isInteger(count))
    return workingDay(wall.toPlainDate(), count).toPlainDateTime(wall.toPlainTime())
  if (Number.isInteger(count)) return wall.add(durationOf(unit, count))
  const whole = Math.trunc(count)
  const [smaller, times] = smallerUnit[unit]
  return wall.add(durationOf(unit, whole)).add(durationOf(smaller, Math.round((count - whole) * times)))
}

const smallerUnit: Record<Unit, [Unit, number]> = {
  second: ['second', 1],
  minute: ['second', 60],
  hour: ['minute', 60],
  day: ['hour', 24],
  weekend: ['day', 7],
  week: ['day', 7],
  month: ['day', 30],
  quarter: ['month', 3],
  year: ['month', 12],
}

/** “Week from tomorrow”, “Monday week”. */
function readWeekAfter(
  reading: Reading,
  at: number,
  anchorAt: (at: number) => Found<Stretch> | undefined,
): Found<Dates> | undefined {
  const unit = unitOf(wordAt(reading.tokens, at))
  if (unit !== 'week' && unit !== 'day') return undefined
  const away = readAway(reading, at + 1, anchorAt)
  if (away?.value.from === undefined) return undefined
  const stretch = reach(reading, [{ unit, count: 1, working: false, next: at }], away.value.sign, away.value.from)
  return stretch && { value: fixed(stretch), next: away.next }
}
