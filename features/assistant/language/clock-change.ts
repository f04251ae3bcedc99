import { readAll } from '#foundation/language/pieces/span.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { type Place, placeReaderOf } from './places.ts'

/** A time of day that is asked for elsewhere; a side without a place is the person's own. */
export type ClockChange = { minutes: number; from: Place | undefined; to: Place | undefined }

/**
 * “11 my time is what in Tokyo”, “what’s 3pm London in my time”. The time belongs to what is named right behind it. Every
 * word must have a role, so that no order is taken for such a question.
 */
export function clockChangeIn(sentence: string, before: Place | undefined): ClockChange | undefined {
  if (sentence.length > longest) return undefined
  const tokens = tokenize(sentence)
  const clock = clockIn(tokens.map(({ text }) => text))
  if (!clock || !tokens.some(({ text }) => asking.has(text))) return undefined
  const places = readAll(tokens, placeReaderOf(sentence))
  const isPlace = (at: number) => places.some((span) => span.at <= at && at < span.end)
  const isRest = ({ text }: { text: string }, at: number) =>
    isPlace(at) || (clock.at <= at && at < clock.end) || known.has(text)
  if (!tokens.every(isRest)) return undefined
  const own = tokens.flatMap(({ text }, at) => (mine.has(text) ? [{ at, place: undefined }] : []))
  const there = tokens.flatMap(({ text }, at) => (text === 'there' && before ? [{ at, place: before }] : []))
  const named = places.map(({ at, value }) => ({ at, place: value }))
  const sides = [...own, ...there, ...named].toSorted((one, other) => one.at - other.at)
  const source = sides.find(({ at }) => at >= clock.end) ?? sides[0]
  const target = sides.find(({ place }) => place?.name !== source?.place?.name)
  if (!source || (!target && source.place === undefined)) return undefined
  return { minutes: clock.minutes, from: source.place, to: target?.place }
}

/** “And half past nine?”, right after such a question: the same of another time. */
export function clockInstead(sentence: string, before: ClockChange | undefined): ClockChange | undefined {
  const digits = sentence.replace(beside, (_, side: string, word: string) => {
    const hour = Number(hourNames.get(word.toLowerCase()) ?? word)
    const minutes = parts.get(side.toLowerCase().replace(/^a /, '')) ?? 0
    return minutes < 0 ? `${(hour + 23) % 24}:${60 + minutes}` : `${hour}:${minutes}`
  })
  const words = tokenize(digits).map(({ text }) => hourNames.get(text)?.toString() ?? text)
  const clock = before && clockIn(words)
  const isAlone = clock && words.every((word, at) => (clock.at <= at && at < clock.end) || instead.has(word))
  return isAlone ? { ...before, minutes: clock.minutes } : undefined
}

const beside = /\b(half past|(?:a )?quarter past|(?:a )?quarter to) (\d{1,2}|\p{L}+)\b/iu
const parts: ReadonlyMap<string, number> = new Map([
  ['half past', 30],
  ['quarter past', 15],
  ['quarter to', -15],
])
const hourNames: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((name, at) => [name, at + 1]),
)
const instead = setOf('and or what how about at if so ok then is it when for me instead')

function clockIn(words: readonly string[]): { at: number; end: number; minutes: number } | undefined {
  for (const [at, word] of words.entries()) {
    if (word === 'noon' || word === 'midday') return { at, end: at + 1, minutes: 720 }
    if (word === 'midnight') return { at, end: at + 1, minutes: 0 }
    const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(word) ?? []
    if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) continue
    const half = words[at + 1]
    const isHalf = half === 'am' || half === 'pm'
    const hour = half === 'pm' ? (Number(hours) % 12) + 12 : half === 'am' ? Number(hours) % 12 : Number(hours)
    return { at, end: isHalf || half === 'oclock' ? at + 2 : at + 1, minutes: hour * 60 + Number(minutes) }
  }
  return undefined
}

const longest = 120
const asking = setOf('what which when how if convert')
const mine = setOf('my mine here me our us')
const known = new Set([
  ...asking,
  ...mine,
  ...setOf(`so and then ok hm but is it at in for time there does that mean late to the a be will would local say tell
    zone clock make on when`),
])
