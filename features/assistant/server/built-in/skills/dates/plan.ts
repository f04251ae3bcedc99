import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { Parts } from '#foundation/language/understanding.ts'
import type { DateRead } from '#foundation/language/pieces/dates.ts'
import { holidayIn } from '#foundation/language/pieces/calendar.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { date, days } from '#foundation/language/pieces/pieces.ts'
import { ask, bindLanguage, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { dates } from '../../../../language/dates.ts'
import * as words from './wording.ts'

const dateToday: Plan = (turn) => {
  const { parts, today, context } = turn
  const { format } = context
  const [day] = parts.all(days).flat()
  const before = saysThat(turn) ? dayBefore(turn) : undefined
  if (before) return sayOf(before, words.weekdayAt(before, today, format))
  return say(day === undefined ? words.today(today, format) : words.isWeekday(today, day, format))
}

/** The day of a question; a weekday that is only asked about is none. */
function dayOf(turn: Turn, kind?: DateRead['kind']): Temporal.PlainDate | undefined {
  const { parts, today } = turn
  const all = parts.all(date)
  const found = all.find((each) => kind === undefined || each.kind === kind) ?? all[0]
  if (!found) return undefined
  const sentence = parts.sentence.toLowerCase()
  const next = sentence.includes('next year') && found.kind === 'calendar'
  const then = dayBefore(turn)
  if (then && found.kind === 'calendar' && (sentence.includes('that year') || sentence.includes('same year')))
    return (
      (found.name === undefined ? undefined : holidayIn(found.name, then.year)) ?? found.date.with({ year: then.year })
    )
  return next && found.date.year === today.year ? found.date.add({ years: 1 }) : found.date
}

/** What was told of a day is about it, so that “that day” and “till then” mean it. */
function sayOf(day: Temporal.PlainDate, text: string): Move {
  const from = day.toPlainDateTime()
  return say(text, { span: { from: from.toString(), to: from.add({ days: 1 }).toString() } })
}

/** The day that the last answer was about. */
function dayBefore({ dialogue: { span } }: Turn): Temporal.PlainDate | undefined {
  return span && Temporal.PlainDateTime.from(span.from).toPlainDate()
}

/** The only day in the person's last words. */
function dayTold({ before, today, context: { zone } }: Turn): Temporal.PlainDate | undefined {
  const last = before.findLast(({ role }) => role === 'user')?.text ?? ''
  const [first, ...others] = readTimes(last, { now: today.toPlainDateTime(), zone, dateOrder: dateOrderOf(zone) })
  if (first?.saysDay !== true || others.length > 0) return undefined
  const end = first.kind === 'before' ? first.end?.subtract({ seconds: 1 }) : undefined
  return (end ?? first.start).toPlainDate()
}

function tokensIn({ parts }: Turn): readonly string[] {
  return tokenize(parts.sentence).map(({ text }) => text)
}

function saysThat(turn: Turn): boolean {
  return tokensIn(turn).some((word) => word === 'that' || word === "that's")
}

/** “And 3 weeks before that?”: so far from the day that was spoken of. */
function shifted(turn: Turn): Temporal.PlainDate | undefined {
  const from = saysThat(turn) ? dayBefore(turn) : undefined
  const [length] = readLengths(turn.parts.sentence)
  const side = tokensIn(turn).find((word) => sides.has(word))
  if (!from || !length || !side) return undefined
  return from.add(sides.get(side) === 'back' ? length.duration.negated() : length.duration)
}

const sides = new Map([
  ['before', 'back'],
  ['earlier', 'back'],
  ['after', 'on'],
  ['later', 'on'],
  ['from', 'on'],
])

const leapYear: Plan = ({ parts, today }) => {
  const said = tokenize(parts.sentence).map(({ text }) => Number(text))
  const year = said.find((number) => Number.isInteger(number) && number > 1000 && number < 9999) ?? today.year
  return say(words.leapYear(year))
}

const weekNumber: Plan = (turn) => {
  const day = dayOf(turn) ?? (saysThat(turn) ? dayBefore(turn) : undefined) ?? turn.today
  return sayOf(day, words.weekNumber(day, turn.context.format))
}

const dateRelative: Plan = (turn) => {
  const { wish } = turn.parts
  const day = typeof wish === 'string' ? Temporal.PlainDate.from(wish) : dayOf(turn)
  return day ? sayOf(day, words.dayAt(day, turn.today, turn.context.format)) : ask(words.whichDay, 'date')
}

const weekdayOfDate: Plan = (turn) => {
  const day = dayOf(turn, 'calendar')
  const [asked] = turn.parts.all(days).flat()
  if (!day) return ask(words.whichDay, 'date')
  // The Friday of “Good Friday” is not asked after.
  const isNamed = turn.parts.all(date).some(({ name }) => name !== undefined)
  const names = isNamed || turn.parts.names('dates/day').length > 0 || asked === undefined
  const { format } = turn.context
  const from = turn.today
  return sayOf(day, names ? words.weekdayAt(day, from, format) : words.asksWeekday(day, asked, { from, format }))
}

const daysUntil: Plan = (turn) => {
  const { parts, today } = turn
  const { format } = turn.context
  const beside = shifted(turn)
  if (beside) return sayOf(beside, words.weekdayAt(beside, today, format))
  const told = asksHowFar.test(parts.sentence) ? (dayTold(turn) ?? dayBefore(turn)) : undefined
  const day = told ?? dayOf(turn) ?? dayBefore(turn)
  if (!day) return ask(words.whichDay, 'date')
  const other = parts.all(date)[1]?.date
  const between = other && /\b(between|from)\b/i.test(parts.sentence)
  if (between) return say(words.daysBetween(day, other, format))
  const unit = words.units.find((each) => new RegExp(`\\b${each}\\b`, 'i').test(parts.sentence)) ?? 'days'
  return sayOf(day, words.daysUntil(day, today, { unit, format }))
}

/** “What’s the date of the third Thursday in December?”: a day that is counted within its month. */
function countedDay(
  sentence: string,
  { now, zone }: { now: Temporal.PlainDateTime; zone: string },
): string | undefined {
  const [found, ...others] = readTimes(sentence, { now, zone, dateOrder: dateOrderOf(zone) })
  if (!found || others.length > 0 || found.saysTime || found.grain !== 'day') return undefined
  const said = sentence.slice(found.at, found.until)
  const rest = tokenize(`${sentence.slice(0, found.at)} ${sentence.slice(found.until)}`)
  const isAll = rest.length > 0 && rest.every(({ text }) => askingDate.has(text))
  return isAll && countsDays.test(said) ? found.start.toPlainDate().toString() : undefined
}

const askingDate = new Set(
  'what which when is s are does do will would the a date day dates of on for fall falls land be it that and so again exactly'.split(
    ' ',
  ),
)
const countsDays =
  /\b(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\b[^]{0,12}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i

/** “And in 20 days?” asks the same of another day. */
function sameOf(parts: Parts, { asked }: Dialogue): string {
  if (asked?.intent === 'days-until') return asked.intent
  return parts.all(date)[0]?.kind === 'calendar' ? 'weekday-of-date' : 'date-relative'
}

/** “In weeks?” tells the same in another unit. */
function inUnit(_: Parts, { asked }: Dialogue): string {
  return ['days-until', 'weekday-of-date', 'date-relative'].includes(asked?.intent ?? '')
    ? 'days-until'
    : 'out-of-scope'
}

/** “How many days is that from today?”, of the day that was told before. */
const asksHowFar =
  /^(?:(?:and|so|ok),? )*how (?:many (?:days|weeks|months)|long|far) (?:is|are|would) (?:that|it|this)(?: be)? (?:away )?(?:from (?:today|now)|from here on|away|off)[?.!]*$/i

export const datesLanguage = bindLanguage(dates, {
  plans: {
    'date-today': dateToday,
    'date-relative': dateRelative,
    'weekday-of-date': weekdayOfDate,
    'days-until': daysUntil,
    'leap-year': leapYear,
    'week-number': weekNumber,
  },
  reads(sentence, scene) {
    const day = countedDay(sentence, scene)
    if (day !== undefined) return { intent: 'date-relative', wish: day, sure: true }
    return asksHowFar.test(sentence) ? { intent: 'days-until', wish: undefined, sure: true, onHand: true } : undefined
  },
  follows: { 'same-of-date': sameOf, 'same-in-unit': inUnit },
  asks: [
    {
      question: 'date',
      intent: 'days-until',
      complete: ({ parts }) => (parts.all(date).length > 0 ? {} : undefined),
    },
  ],
})
