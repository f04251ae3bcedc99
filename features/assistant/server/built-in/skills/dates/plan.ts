import type { DateRead } from '../../reading/dates.ts'
import { ask, type Plan, say, type Skill, type Turn } from '../skill.ts'
import { dates as grammar } from './grammar.ts'
import * as words from './wording.ts'

const dateToday: Plan = ({ parts, today }) => {
  const [day] = parts.days
  return say(day === undefined ? words.today(today) : words.isWeekday(today, day))
}

/** The day of a question; a weekday that is only asked about is none. */
function dayOf({ parts, today }: Turn, kind?: DateRead['kind']): Temporal.PlainDate | undefined {
  const found = parts.dates.find((date) => kind === undefined || date.kind === kind) ?? parts.dates[0]
  if (!found) return undefined
  const next = parts.sentence.toLowerCase().includes('next year') && found.kind === 'calendar'
  return next && found.date.year === today.year ? found.date.add({ years: 1 }) : found.date
}

const dateRelative: Plan = (turn) => {
  const day = dayOf(turn)
  return day ? say(words.dayAt(day, turn.today)) : ask(words.whichDay, 'date')
}

const weekdayOfDate: Plan = (turn) => {
  const day = dayOf(turn, 'calendar')
  const [asked] = turn.parts.days
  if (!day) return ask(words.whichDay, 'date')
  const names = turn.parts.concepts.has('day') || asked === undefined
  return say(names ? words.weekdayAt(day, turn.today) : words.asksWeekday(day, asked, turn.today))
}

const daysUntil: Plan = (turn) => {
  const { parts, today } = turn
  const day = dayOf(turn)
  if (!day) return ask(words.whichDay, 'date')
  const other = parts.dates[1]?.date
  const between = other && /\b(between|from)\b/i.test(parts.sentence)
  if (between) return say(words.daysBetween(day, other))
  return say(words.daysUntil(day, today, /\bweeks\b/i.test(parts.sentence) ? 'weeks' : 'days'))
}

export const dates: Skill = {
  grammar,
  plans: {
    'date-today': dateToday,
    'date-relative': dateRelative,
    'weekday-of-date': weekdayOfDate,
    'days-until': daysUntil,
  },
  asking: ['date-today', 'date-relative', 'weekday-of-date', 'days-until'],
  asks: [
    {
      question: 'date',
      intent: 'days-until',
      complete: ({ parts }) => (parts.dates.length > 0 ? { dates: parts.dates } : undefined),
    },
  ],
}
