import { tokenize } from '#foundation/language/text/tokens.ts'
import type { SaidEvent } from './said-event.ts'

/** What lasts days, and is said without more. */
export const lasting =
  /\b(?:vacation|holidays?|birthday|anniversary|day off|days off|out of office|ooo|pto|leave|conference|trip|travel(?:ling)?|deadline|offsite|sick|festival|fair|retreat|hackathon)\b/i

export const wholeDay = /\b(?:all|whole|full|entire)[- ]day\b|\bday[- ]long\b/i

const meals: readonly [RegExp, number][] = [
  [/\bbreakfast\b/iu, 8],
  [/\bbrunch\b/iu, 11],
  [/\blunch\b/iu, 12],
  [/\b(?:dinner|supper)\b/iu, 19],
]

/** A meal has its hour, said or not. */
export function usualHour(title: string): number | undefined {
  return meals.find(([meal]) => meal.test(title))?.[1]
}

const evening =
  /\b(?:dinner|supper|drinks|party|concert|theatre|theater|opera|cinema|movies?|pub|date night|after[- ]?work|gala|fireworks)\b/i
export function isInTheEvening(title: string): boolean {
  return evening.test(title)
}

const morning = /\bbreakfast\b/i

/** “Dinner at 7” is in the evening, and “breakfast at 8” in the morning, unless “am” or “pm” says otherwise. */
export function atItsHour(said: SaidEvent, text: string): SaidEvent {
  if (halfOfDay.test(text)) return said
  if (travels(said.title)) return asInTimetables(said)
  if (evening.test(said.title)) return inTheEvening(said)
  return morning.test(said.title) ? inTheMorning(said) : said
}

/** It is said which half of the day is meant. */
export const halfOfDay =
  /\d\s?[ap]m?\b|\b[ap]\.?m\b|\b(?:morning|afternoon|noon|midday)\b|\b(?:0\d|1[3-9]|2[0-3])[:.h][0-5]\d\b/i

function inTheEvening(said: SaidEvent): SaidEvent {
  const { when, repeated } = said
  if (repeated?.saysTime && isEarly(repeated.start)) return { ...said, repeated: { ...repeated, ...later(repeated) } }
  if (!when?.saysTime || when.grain === 'part' || !isEarly(when.start)) return said
  return { ...said, when: { ...when, ...later(when) } }
}

const lines = new Set(['train', 'flight', 'bus', 'ferry', 'plane', 'coach', 'tram'])

function travels(title: string): boolean {
  return tokenize(title).some(({ text }) => lines.has(text))
}

/** “Train at 6:52” leaves in the morning: timetables have 24 hours. */
function asInTimetables(said: SaidEvent): SaidEvent {
  const { when } = said
  const isExact = when !== undefined && when.grain === 'minute' && when.start.minute % 30 > 0
  if (!when?.saysTime || !when.saysDay || !isExact || when.start.hour < 13) return said
  const end = when.end?.subtract({ hours: 12 })
  return { ...said, when: { ...when, start: when.start.subtract({ hours: 12 }), ...(end && { end }) } }
}

function isEarly({ hour }: Temporal.PlainDateTime): boolean {
  return hour >= 5 && hour < 12
}

type Times = { start: Temporal.PlainDateTime; end?: Temporal.PlainDateTime }

/** Half a day later; “from 8 to 2” goes on into the night. */
function later(times: Times): Times {
  const start = times.start.add({ hours: 12 })
  if (!times.end) return { start }
  const isOver = Temporal.PlainDateTime.compare(times.end, start) <= 0
  return { start, end: isOver ? times.end.add({ hours: 12 }) : times.end }
}

/** “Breakfast at 8”, said at ten, is tomorrow’s. */
function inTheMorning(said: SaidEvent): SaidEvent {
  const { when } = said
  if (!when?.saysTime || when.grain === 'part' || when.kind === 'interval' || when.start.hour < 17) return said
  const sooner = when.start.subtract({ hours: 12 })
  return { ...said, when: { ...when, start: when.saysDay ? sooner : sooner.add({ days: 1 }) } }
}
