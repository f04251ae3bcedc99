import { monthWords } from '#foundation/language/pieces/calendar.ts'
import type { Piece, Scene, Text } from '#foundation/language/pieces/piece.ts'
import type { Span } from '#foundation/language/pieces/span.ts'
import { address } from '#foundation/language/pieces/written.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readPeople } from './event/addressed.ts'
import { firstNames } from './event/first-names.ts'
import type { Person, SaidSpan } from './event/said-event.ts'
import { spanOf } from './event/spans.ts'
import { readTimes } from './event/times.ts'
import { readDestination, untilDay } from './reading/destination.ts'
import { isHour, isTimeAlone } from './reading/splitting.ts'
import { clockOf } from './reading/spoken-times.ts'
import type { Clock, Destination, Resize } from './wish.ts'

export function wordingOf({ now, zone }: Scene): Wording {
  return { now, zone, dateOrder: dateOrderOf(zone) }
}

/** Where something goes: “Thursday at 4”, “four”, “next week”. */
const when: Piece<Destination> = {
  name: 'when',
  read: (text, scene) => timesRead(text, scene, (words) => readDestination(words, wordingOf(scene))),
}

const clock: Piece<Clock> = {
  name: 'clock',
  read: (text, scene) => timesRead(text, scene, (words) => clockOf(words, wordingOf(scene))),
}

const span: Piece<SaidSpan> = {
  name: 'span',
  read: (text, scene) => timesRead(text, scene, (words) => spanSaid(words, wordingOf(scene))),
}

/** The hour of “11 on Friday” is one by what follows it. */
function spanSaid(words: string, wording: Wording): SaidSpan | undefined {
  const [first] = readTimes(words, wording)
  return (first && first.at > 0 ? spanOf(`at ${words}`, wording) : undefined) ?? spanOf(words, wording)
}

/** “At four”, and “Friday” of what lasts whole days. */
const until: Piece<Resize> = {
  name: 'until',
  read: (text, scene) =>
    timesRead(text, scene, (words) => {
      const time = clockOf(words, wordingOf(scene))
      return time ? { until: time } : untilDay(words, wordingOf(scene))
    }),
}

/** “Sara and tom@example.com”. */
const neverNames = new Set('i do does did have has had am is are was were will would can could shall should'.split(' '))
const people: Piece<readonly Person[]> = {
  name: 'people',
  read: (text, scene) => {
    const addresses = address.read(text, scene)
    const isName = text.tokens.map(
      ({ text: word, from }, at) =>
        (/\p{Lu}/u.test(text.message.charAt(from)) && !neverNames.has(word)) ||
        firstNames.has(word) ||
        addresses.some((each) => each.at <= at && at < each.end),
    )
    const may = (end: number, at: number) =>
      isName[at] === true &&
      isName[end - 1] === true &&
      isName.slice(at, end).every((is, step) => is || betweenNames.has(textAt(text, at + step)))
    return stretches(text, may, mostOfPeople).flatMap(({ at, end, value }) => {
      const read = readPeople(value)
      return read ? [{ at, end, value: read }] : []
    })
  },
}

/** “Zoom”, “the Harbour Room on the second floor”: from what every place is called, to the end. */
const venue: Piece<string> = {
  name: 'venue',
  read: ({ message, tokens }) =>
    tokens.flatMap(({ text, from }, at) => {
      const isRoom = text === 'the' && tokens[at + 2]?.text === 'room'
      const isThing = text === 'room' && roomThings.has(tokens[at + 1]?.text ?? '')
      return isRoom || (venues.has(text) && !isThing) || venues.has(`${text} ${tokens[at + 1]?.text}`)
        ? [{ at, end: tokens.length, value: message.slice(from) }]
        : []
    }),
}

/** “Every Monday”, with the words that say it. */
const rule: Piece<{ words: string; rule: string }> = {
  name: 'rule',
  read: ({ message, tokens }, scene) =>
    tokens.flatMap(({ text, from }, at) => {
      const words = message.slice(from)
      const repeated = repeats.has(text) ? readRepetition(words, wordingOf(scene)) : undefined
      if (!repeated) return []
      const last = from + Math.max(...repeated.places.map((place) => place.until))
      const end = tokens.findLastIndex((token) => token.from < last) + 1
      return [{ at, end, value: { words: message.slice(from, last), rule: repeated.rule } }]
    }),
}

/** Between two words: where a comma, a full stop or a dash stands. */
const pause: Piece<string> = {
  name: 'pause',
  read: ({ message, tokens }) =>
    tokens.flatMap(({ from }, at) => {
      const between = message.slice(tokens[at - 1]?.to ?? from, from)
      return /[,;:.!–—(]|\s-/.test(between) ? [{ at, end: at, value: between }] : []
    }),
}

export const calendarPieces: readonly Piece[] = [when, clock, span, until, people, venue, rule, pause]

const repeats = new Set(
  'every each daily weekly monthly biweekly bi fortnightly yearly quarterly annually on'.split(' '),
)
/** Behind “room” they name no room. */
const roomThings = new Set(['temperature', 'service', 'mate', 'rate', 'divider', 'key', 'keys'])
const venues = new Set(
  'room,meeting room,conference room,the office,office,my office,zoom,teams,ms teams,google meet,skype,webex'.split(
    ',',
  ),
)
const betweenNames = new Set(['and', 'de', 'van', 'von', 'da', 'der'])
const mostOfPeople = 12

/** What a reader makes of every stretch that holds nothing but a time. */
function timesRead<T>(text: Text, scene: Scene, read: (words: string) => T | undefined): Span<T>[] {
  return timesAlone(text, wordingOf(scene)).flatMap(({ at, end, value: words }) => {
    const value = read(words)
    return value === undefined ? [] : [{ at, end, value }]
  })
}

const known = new WeakMap<Text['tokens'], readonly Span<string>[]>()

/** “Thursday at 4” is one, and so are “Thursday” and “4” in it: which is meant depends on the words around it. */
function timesAlone(text: Text, wording: Wording): readonly Span<string>[] {
  const before = known.get(text.tokens)
  if (before) return before
  const whens = readTimes(text.message, wording)
  const times = text.tokens.map(
    ({ text: word, from, to }) =>
      isHour(word) || months.has(word) || whens.some((each) => each.at < to && from < each.until),
  )
  const found = stretches(text, (end, at) => isWhole(text, times, at, end), mostOfTime).filter(({ value }) =>
    isTimeAlone(value, wording),
  )
  known.set(text.tokens, found)
  return found
}

/** It begins and ends with what says a time, and nothing else but small words stands between. */
function isWhole(text: Text, times: readonly boolean[], at: number, end: number): boolean {
  const begins = times[at] === true || starts.has(textAt(text, at))
  if (!begins || !(times[end - 1] === true || ends.has(textAt(text, end - 1)))) return false
  return times.slice(at, end).every((isTime, step) => {
    const word = textAt(text, at + step)
    // “On Thursday to 4” is two times, “3 to 4” is one.
    if (ranges.has(word)) return isClock(textAt(text, at + step - 1)) && isClock(textAt(text, at + step + 1))
    return isTime || joining.has(word)
  })
}

/** From each token on every stretch that may be what is looked for, up to so many tokens. */
function stretches(text: Text, may: (end: number, at: number) => boolean, most: number): Span<string>[] {
  return text.tokens.flatMap((first, at) =>
    text.tokens.slice(at, at + most).flatMap((last, step) => {
      const end = at + step + 1
      return may(end, at) ? [{ at, end, value: text.message.slice(first.from, last.to) }] : []
    }),
  )
}

function isClock(word: string): boolean {
  return isHour(word) || ['am', 'pm', 'noon', 'midnight'].includes(word)
}

function textAt({ tokens }: Text, at: number): string {
  return tokens[at]?.text ?? ''
}

const mostOfTime = 10
const months = new Set(monthWords)
const starts = new Set(['same', 'around', 'about', 'exactly'])
const ends = new Set(['oclock', 'sharp', 'ish', 'exactly', 'time'])
const ranges = new Set(['to', 'until', 'till', '-', '–'])
const joining = new Set([...starts, ...ends, ...'at on in the of from'.split(' ')])
