import type { Found } from './text/counts.ts'
import type { Reading } from './days/dates.ts'
import { readPhrase } from './ranges/phrase.ts'
import { readBounded, readOpen, readOpenBehind, readRange } from './ranges/ranges.ts'
import { settle, type Settled } from './ranges/settle.ts'
import { remembered } from './remembered.ts'
import { tokensOf, type Token } from './text/tokens.ts'
import { weekdayOf } from './text/vocabulary.ts'
import type { When, Wording } from './when.ts'

/** Every time that the text says, in order; they do not overlap. */
export const readTimes = remembered(readAnew)

function readAnew(text: string, wording: Wording): readonly When[] {
  const tokens = tokensOf(text).map(withoutNoun)
  const reading: Reading = {
    waking: { from: 7, to: 22 },
    ...wording,
    tokens,
    today: wording.now.toPlainDate(),
    memory: new Map(),
    phrases: new Map(),
  }
  const times: When[] = []
  for (let at = 0; at < tokens.length;) {
    const found = mayBegin(tokens, at) ? readTimeAt(reading, at) : undefined
    if (found) times.push(placed(tokens, at, found))
    at = found?.next ?? at + 1
  }
  return times
}

/** “Move the Wednesday one to 9:30”: one of several, and no hour. */
function withoutNoun(token: Token, at: number, tokens: readonly Token[]): Token {
  const [article, day] = [tokens[at - 2], tokens[at - 1]]
  const isNoun = token.word === 'one' && article && pointing.has(article.word) && weekdayOf(day?.word) !== undefined
  return isNoun ? { ...token, word: 'ones' } : token
}

function readTimeAt(reading: Reading, at: number): Found<Settled> | undefined {
  return readRange(reading, at) ?? readOpen(reading, at) ?? readBounded(reading, at) ?? readOne(reading, at)
}

function readOne(reading: Reading, at: number): Found<Settled> | undefined {
  const phrase = readPhrase(reading, at)
  const value = phrase && settle(phrase.value, reading)
  return value && (readOpenBehind(reading, { value, next: phrase.next }) ?? { value, next: phrase.next })
}

function placed(tokens: readonly Token[], at: number, { value, next }: Found<Settled>): When {
  const [first, last] = [tokens[at], tokens[next - 1]]
  return { at: first?.at ?? 0, until: last?.until ?? 0, ...value }
}

/** Not in the middle of a word or of a number: “mp3”, “$3”, “1.5”. */
function mayBegin(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (before === undefined || token === undefined) return true
  // “Move that one to 15:00”.
  if (token.word === 'one' && pointing.has(before.word)) return false
  if (token.spaced) return true
  if (before.word === ':' && /^\p{L}/u.test(tokens[at - 2]?.word ?? '')) return true
  if (/^\d/u.test(token.word)) return !/^[$€£#./:+_]$|^\p{L}{2,}$/u.test(before.word) || ['at'].includes(before.word)
  return !/^[/_.#]$/u.test(before.word) || !/^\p{L}/u.test(token.word) || before.word === '.'
}

const pointing = new Set('that this the which each other another first last next later earlier same'.split(' '))
