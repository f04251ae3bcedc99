import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { Parts } from '#foundation/language/understanding.ts'
import type { DateRead } from '#foundation/language/pieces/dates.ts'
import { date, days } from '#foundation/language/pieces/pieces.ts'
import { ask, bindLanguage, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { dates } from '../../../../language/dates.ts'
import * as words from './wording.ts'

const dateToday: Plan = ({ parts, today }) => {
  const [day] = parts.all(days).flat()
  return say(day === undefined ? words.today(today) : words.isWeekday(today, day))
}

/** The day of a question; a weekday that is only asked about is none. */
function dayOf({ parts, today }: Turn, kind?: DateRead['kind']): Temporal.PlainDate | undefined {
  const all = parts.all(date)
  const found = all.find((each) => kind === undefined || each.kind === kind) ?? all[0]
  if (!found) return undefined
  const next = parts.sentence.toLowerCase().includes('next year') && found.kind === 'calendar'
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

const dateRelative: Plan = (turn) => {
  const day = dayOf(turn)
  return day ? sayOf(day, words.dayAt(day, turn.today)) : ask(words.whichDay, 'date')
}

const weekdayOfDate: Plan = (turn) => {
  const day = dayOf(turn, 'calendar')
  const [asked] = turn.parts.all(days).flat()
  if (!day) return ask(words.whichDay, 'date')
  const names = turn.parts.names('dates/day').length > 0 || asked === undefined
  return sayOf(day, names ? words.weekdayAt(day, turn.today) : words.asksWeekday(day, asked, turn.today))
}

const daysUntil: Plan = (turn) => {
  const { parts, today } = turn
  const day = dayOf(turn) ?? dayBefore(turn)
  if (!day) return ask(words.whichDay, 'date')
  const other = parts.all(date)[1]?.date
  const between = other && /\b(between|from)\b/i.test(parts.sentence)
  if (between) return say(words.daysBetween(day, other))
  const unit = words.units.find((each) => new RegExp(`\\b${each}\\b`, 'i').test(parts.sentence)) ?? 'days'
  return sayOf(day, words.daysUntil(day, today, unit))
}

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

export const datesLanguage = bindLanguage(dates, {
  plans: {
    'date-today': dateToday,
    'date-relative': dateRelative,
    'weekday-of-date': weekdayOfDate,
    'days-until': daysUntil,
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
