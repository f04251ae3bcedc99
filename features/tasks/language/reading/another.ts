import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish } from '../wish.ts'
import { newTaskFrom } from './details.ts'

/** “And task: …” names a new one as well; “also buy toner” is not due when the one before is, unless that is said. */
export function another(
  text: string,
  made: NewWish,
  { wording, isToo }: { wording: Wording; isToo: boolean },
): NewWish | undefined {
  const { list, due, partOf } = made
  // The same day as what has none says nothing.
  if (saysSameDay(text) && due === undefined) return undefined
  const isSameDay = isToo || saysSameDay(text)
  const bare = withoutAnother(withoutSame(text)).replace(/^(?:a |another )?(?:task|to-?do)\s*[:–-]\s*/i, '')
  const wish = newTaskFrom(bare, wording)
  if (!wish || asking.has(tokenize(bare.replace(/^(?:and|also) /i, ''))[0]?.text ?? '')) return undefined
  const [, quotedTitle] = /^['"“‘]([^'"“”‘’]{2,200})['"”’](?=\s|,|$)/.exec(bare) ?? []
  return {
    ...(list !== undefined && { list }),
    ...(due !== undefined && isSameDay && { due }),
    ...(partOf && { partOf }),
    ...wish,
    ...(quotedTitle !== undefined && { title: quotedTitle }),
  }
}

/** “And what week number is that” asks for something. */
const asking = new Set('what which when where who whose how why is are do does did was were'.split(' '))

/** “Gift for guests, same day”, “book the hall there too”: what is as with the one before stands in no title. */
const sameDay = phrases([
  [
    'same day, on the same day, the same day, for the same day, same date, same deadline, same due date, that day',
    true,
  ],
])
const samePlace = phrases([
  [
    'there, in there, on there, to it, in it, on it, to that list, on that list, in that list, to the same list, same list',
    true,
  ],
])

export function saysSameDay(text: string): boolean {
  return findPhrases(tokenize(text), sameDay).length > 0
}

export function saysToo(sentence: string): boolean {
  const tokens = tokenize(sentence)
  const last = findPhrases(tokens, tooBehind).at(-1)
  return last?.end === tokens.length && !findPhrases(tokens, samePlace).some(({ end }) => end === last.at)
}

const tooBehind = phrases([['too, as well', true]])

/** “Another, return the crates”. */
function withoutAnother(text: string): string {
  const tokens = tokenize(text)
  const [found] = findPhrases(tokens, more)
  const [last, next] = [tokens[(found?.end ?? 0) - 1], tokens[found?.end ?? tokens.length]]
  const isMarked = last && next && /^\s*[,:;–—-]/.test(text.slice(last.to))
  return found?.at === 0 && isMarked ? text.slice(next.from) : text
}

const more = phrases([['another, another one, one more, and another, and another one, and one more', true]])

function withoutSame(text: string): string {
  const tokens = tokenize(text)
  const all = [...findPhrases(tokens, sameDay), ...findPhrases(tokens, samePlace), ...findPhrases(tokens, tooBehind)]
  const behind = all.filter((each) => each.at > 0 && endsPart(text, tokens, each.end))
  return behind
    .toSorted((one, other) => other.at - one.at)
    .reduce((so, part) => `${so.slice(0, tokens[part.at - 1]?.to)}${so.slice(tokens[part.end - 1]?.to)}`, text)
}

/** At the end, before a comma, or before another of them. */
function endsPart(text: string, tokens: readonly Token[], end: number): boolean {
  const last = tokens[end - 1]
  return end === tokens.length || (last !== undefined && /^(?:[,;.]| too\b| as well\b)/i.test(text.slice(last.to)))
}
