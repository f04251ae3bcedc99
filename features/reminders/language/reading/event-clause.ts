import { createGrammar, type GrammarMatch } from '#foundation/language/grammar.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { type Distance, eventClauses } from '../event-clauses.ts'
import type { SaidEvents, Timing } from '../wish.ts'
import { trimmed } from '#foundation/language/english/courtesy.ts'
import { written } from './said-when.ts'

const grammar = createGrammar(eventClauses)

export type EventClause = { timing: Extract<Timing, { by: 'event' | 'event-day' }>; text?: string }

/** So long before where only “before” was said. */
const usualMinutes = 15

/**
 * “20 minutes before my next meeting to print the deck”, “about the board meeting the day before”. `isBare`: it says only
 * when, so that in “before my flight to Oslo” no “to” begins what to do.
 */
export function eventClauseIn(said: string, wording: Wording, isBare = false): EventClause | undefined {
  const { now, zone = 'UTC' } = wording
  for (const found of grammar(said, { now, zone })) {
    const clause = meant(found, wording)
    if (clause && !(isBare && clause.text !== undefined)) return clause
  }
  return undefined
}

/** “After the lunch with Bea”, where nothing else stands in it. */
export function afterEvent(said: string, wording: Wording): EventClause | undefined {
  const [, named] = /^(?:just |right |straight )?after (.{3,80})$/i.exec(trimmed(said)) ?? []
  if (named === undefined || isTime(named, wording) || beginsWithDay(named, wording)) return undefined
  const events = eventsIn(named, wording)
  return events && events.words !== '' ? { timing: { by: 'event', events, minutes: 0, side: 'after' } } : undefined
}

function meant({ template, slots }: GrammarMatch, wording: Wording): EventClause | undefined {
  const { event: named, text: own, distance } = slots as { event?: string; text?: string; distance?: Distance }
  // “To print the deck an hour before” says what to do; “about the board meeting the day before”, which event.
  const events = eventsIn(named ?? (template.intent === 'before' ? (own ?? 'it') : 'it'), wording)
  if (!events) return undefined
  const text = own === undefined ? {} : { text: trimmed(own) }
  switch (template.intent) {
    case 'before-it':
      return distance && { timing: beforeTiming(distance, events, otherClock(named ?? own ?? '', wording)), ...text }
    case 'before':
      // “45 minutes before 2pm”, “the day after tomorrow” name a time and no event.
      return distance &&
        !(isTime(named ?? 'it', wording) && !isItsClock(named, distance)) &&
        !isDayOnly(named ?? '', distance, wording)
        ? { timing: beforeTiming(distance, events, otherClock(named ?? own ?? '', wording)), ...text }
        : undefined
    case 'at-begin':
      return { timing: { by: 'event', events, minutes: 0, side: 'before' }, ...text }
    case 'right-before':
      return isTime(named, wording)
        ? undefined
        : { timing: { by: 'event', events, minutes: usualMinutes, side: 'before' }, ...text }
    case 'day-of':
      return { timing: { by: 'event-day', events, daysBefore: 0, clock: '09:00' }, ...text }
    case 'after': {
      if (isTime(named, wording) || beginsWithDay(named ?? '', wording)) return undefined
      const minutes = distance && 'minutes' in distance ? distance.minutes : 0
      return { timing: { by: 'event', events, minutes, side: 'after' }, ...text }
    }
    default:
      return { timing: { by: 'event', events, minutes: 0, side: 'after' }, ...text }
  }
}

/** “At 9”, on whichever day. */
function otherClock(said: string, wording: Wording): string | undefined {
  const clock = readTimes(said, wording).find(({ saysTime, grain }) => saysTime && grain !== 'part')
  return clock && (clock.onOtherDays ?? clock.start.toPlainTime()).toString().slice(0, 5)
}

function beforeTiming(distance: Distance, events: SaidEvents, then?: string): EventClause['timing'] {
  const { clock: said, ...bare } = events
  const clock = said && then
  const days = 'minutes' in distance ? distance.minutes / minutesOfDay : distance.daysBefore
  // “The day before the review at 4pm”, “three days before it, at 10”, “the evening before the dinner, at 7”.
  if (clock !== undefined && days >= 1 && Number.isInteger(days) && (events.words !== '' || events.it === true)) {
    const which: SaidEvents = { ...bare, scope: events.it === true ? 'next' : 'one' }
    return { by: 'event-day', events: which, daysBefore: days, clock: laterIn(distance, clock) }
  }
  if ('minutes' in distance) return { by: 'event', events, minutes: distance.minutes, side: 'before' }
  return { by: 'event-day', events, ...distance }
}

const minutesOfDay = 1_440

/** “The evening before at 7” is 19:00. */
function laterIn(distance: Distance, clock: string): string {
  const hour = Number(clock.slice(0, 2))
  const isLate = !('minutes' in distance) && distance.clock >= '15:00' && hour < 12
  return isLate ? `${hour + 12}${clock.slice(2)}` : clock
}

/** “After 5”, “before Friday”. */
function isTime(named: string | undefined, wording: Wording): boolean {
  if (named === undefined) return true
  const [time] = readTimes(`at ${named}`, wording)
  return time !== undefined && trimmed(`at ${named}`.slice(time.until)) === '' && time.at <= 3
}

/** “A week before, at 8”: at that time of the day on which it is. */
function isItsClock(named = '', distance: Distance): boolean {
  return /^at\b/i.test(named) && !('minutes' in distance && distance.minutes < minutesOfDay)
}

/** “The day before Valentine's at 2pm”, “two days before the 5th, to close the books”: a day, and no event on it. */
function isDayOnly(named: string, distance: Distance, wording: Wording): boolean {
  if ('minutes' in distance && distance.minutes < minutesOfDay) return false
  const [time] = readTimes(named, wording)
  const rest = time ? named.slice(time.until) : ''
  return (
    time?.at === 0 &&
    time.saysDay &&
    !/^['’]s? \w/.test(rest) &&
    /^(?:'s)?(?:$|[,;:.]| [-–—]| (?:at|to|about|in|re|that|\d))/i.test(rest)
  )
}

/** “The day after tomorrow, 16:00, collect the robe”. */
function beginsWithDay(named: string, wording: Wording): boolean {
  return readTimes(`after ${named}`, wording).some(
    ({ at, until, saysDay }) =>
      saysDay &&
      at <= 6 &&
      until > 6 &&
      /^(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b(?!['’])/i.test(named),
  )
}

const allWords = new Set('every each both all any anything everything whatever'.split(' '))
const nextWords = new Set(['next', 'upcoming', 'coming', 'following'])
const small = new Set(
  `the my our a an with of that this is are i have for it's which at on in and to by me events event meetings meeting
  calls appointment appointments things thing one ones something go goes no calendar calender diary agenda`.split(
    /\s+/,
  ),
)

const meetings = new Set('meeting meetings call calls appointment appointments'.split(' '))

/** “Each of my two meetings”. */
const counts = new Set(['two', 'three', 'four', 'five', 'six', 'both'])

/** “Before I see Noor” is before the event with her. */
const meeting =
  /^(?:i|we)(?: am|['’]m| are|['’]re)? (?:see|seeing|meet|meeting|talk to|talking to|speak to|speak with|speaking to|speaking with|join|have|am in) (?=\S)/i

const pointing = new Set(['it', 'that', 'this', 'that one', 'this one', 'then'])

/** “My next meeting”, “anything with Akira”, “tomorrow's stand-up”, “my 3 o'clock”. */
export function eventsIn(said: string, wording: Wording): SaidEvents | undefined {
  const text = trimmed(said).replace(meeting, '')
  const words = tokenize(text).map((token) => token.text)
  if (words.length === 0 || words.length > 12) return undefined
  if (pointing.has(words.join(' '))) return { words: '', scope: 'next', it: true }
  const times = readTimes(text, wording)
  const bare = times.reduceRight((rest, { at, until }) => `${rest.slice(0, at)} ${rest.slice(until)}`, text)
  const tokens = tokenize(bare)
  const left = tokens.map((token) => token.text)
  const day = times.find(({ saysDay }) => saysDay)
  const clock = times.find(({ saysTime, grain }) => saysTime && grain !== 'part')
  if (clock && (left.length === 0 || pointing.has(left.join(' '))) && !day)
    return { words: '', scope: 'next', it: true, clock: clock.start.toPlainTime().toString().slice(0, 5) }
  // “The all hands” is one of them.
  const isAll = left.slice(0, 2).some((word, at) => allWords.has(word) && (at === 0 || left[0] !== 'the'))
  const isNext = left.some((word) => nextWords.has(word))
  const named = tokens
    .filter(
      ({ text: word }) =>
        !allWords.has(word) &&
        !nextWords.has(word) &&
        !small.has(word) &&
        !(isAll && counts.has(word)) &&
        word.length > 1,
    )
    .map(({ from, to }) => bare.slice(from, to))
  const scope = isAll
    ? 'all'
    : isNext || day !== undefined || clock !== undefined || named.length === 0
      ? 'next'
      : 'one'
  const start = day?.start.toPlainDate()
  return {
    words: named.join(' '),
    scope,
    ...(named.length === 0 && left.some((word) => meetings.has(word)) && { isMeeting: true }),
    ...(start && {
      from: written(start.toPlainDateTime()),
      to: written((day?.end ?? start.add({ days: 1 }).toPlainDateTime()).toPlainDate().toPlainDateTime()),
    }),
    ...(clock && { clock: clock.start.toPlainTime().toString().slice(0, 5) }),
  }
}
