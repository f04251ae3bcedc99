import type { Token } from './tokens.ts'

/** Something that was read from the tokens, and where what follows begins. */
export type Found<Value> = { value: Value; next: number }

export function wordAt(tokens: readonly Token[], at: number): string | undefined {
  return tokens[at]?.word
}

export function isAnyOf(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  const word = wordAt(tokens, at)
  return word !== undefined && words.has(word)
}

export function skipWords(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let next = at
  while (next - at < mostSkipped && isAnyOf(tokens, next, words)) next += 1
  return next
}

/** No phrase holds more small words in a row, and from each word of a long run only so many are looked at. */
const mostSkipped = 8

/** Whether these words stand here, one after the other. */
export function hasPhrase(tokens: readonly Token[], at: number, phrase: string): boolean {
  return wordsOf(phrase).every((word, index) => wordAt(tokens, at + index) === word)
}

/** Phrases of the grammar are asked for at every word; each is taken apart once. */
function wordsOf(phrase: string): readonly string[] {
  const known = phrases.get(phrase)
  if (known) return known
  const words = phrase.split(' ')
  phrases.set(phrase, words)
  return words
}

const phrases = new Map<string, readonly string[]>()

export function isOneOf(tokens: readonly Token[], at: number, ...words: string[]): boolean {
  const word = wordAt(tokens, at)
  return word !== undefined && words.includes(word)
}

/** A whole number in digits or words: “12”, “twelve”, “twenty-one”, “two thousand and nineteen”. */
export function readWhole(tokens: readonly Token[], at: number): Found<number> | undefined {
  const word = wordAt(tokens, at)
  if (word === undefined) return undefined
  if (/^\d{1,6}$/u.test(word)) return { value: Number(word), next: at + 1 }
  const below = readBelowHundred(tokens, at)
  if (below === undefined) return undefined
  const scale = { hundred: 100, thousand: 1000 }[wordAt(tokens, below.next) ?? '']
  if (scale === undefined) return below
  const after = wordAt(tokens, below.next + 1) === 'and' ? below.next + 2 : below.next + 1
  const rest = readBelowHundred(tokens, after)
  const value = below.value * scale + (rest?.value ?? 0)
  return { value, next: rest?.next ?? below.next + 1 }
}

/** “Half”, “2 and a half”, “1/2”, “three-quarters of an”, “1.5”, “a couple of”, “a few”, “an”, “five”. */
export function readCount(tokens: readonly Token[], at: number): Found<number> | undefined {
  return readFraction(tokens, at) ?? readVague(tokens, at) ?? readMixed(tokens, at)
}

/** “3rd”, “third”, “twenty-first”; “third last” is −3, “last” is −1. */
export function readOrdinal(tokens: readonly Token[], at: number): Found<number> | undefined {
  if (wordAt(tokens, at) === 'last' || wordAt(tokens, at) === 'final') return { value: -1, next: at + 1 }
  const plain = readPlainOrdinal(tokens, at)
  if (plain === undefined) return undefined
  const dash = wordAt(tokens, plain.next) === '-' ? plain.next + 1 : plain.next
  const to = wordAt(tokens, dash) === 'to' ? dash + 1 : dash
  const last = wordAt(tokens, to) === '-' ? to + 1 : to
  return wordAt(tokens, last) === 'last' ? { value: -plain.value, next: last + 1 } : plain
}

export function readPlainOrdinal(tokens: readonly Token[], at: number): Found<number> | undefined {
  const word = wordAt(tokens, at)
  if (word === undefined) return undefined
  const ending = tokens[at + 1]
  if (/^\d{1,3}$/u.test(word))
    return ending?.spaced === false && endings.has(ending.word) ? { value: Number(word), next: at + 2 } : undefined
  const ten = tens[word]
  if (ten !== undefined) {
    const next = wordAt(tokens, at + 1) === '-' ? at + 2 : at + 1
    const one = ordinals.indexOf(wordAt(tokens, next) ?? '')
    return one > 0 && one < 10 ? { value: ten + one, next: next + 1 } : undefined
  }
  const value = word === 'thirtieth' ? 30 : ordinals.indexOf(word)
  return value > 0 ? { value, next: at + 1 } : undefined
}

const endings = new Set(['st', 'nd', 'rd', 'th'])
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const ones = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/u)
const ordinals = `zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`.split(/\s+/u)

function readBelowHundred(tokens: readonly Token[], at: number): Found<number> | undefined {
  const word = wordAt(tokens, at) ?? ''
  const ten = tens[word]
  if (ten !== undefined) {
    const next = wordAt(tokens, at + 1) === '-' ? at + 2 : at + 1
    const one = ones.indexOf(wordAt(tokens, next) ?? '')
    return one > 0 && one < 10 ? { value: ten + one, next: next + 1 } : { value: ten, next: at + 1 }
  }
  const value = ones.indexOf(word)
  return value < 0 ? undefined : { value, next: at + 1 }
}

const articles = new Set(['a', 'an', 'the'])

function readFraction(tokens: readonly Token[], at: number): Found<number> | undefined {
  const word = wordAt(tokens, at)
  if (word === '½') return { value: 0.5, next: at + 1 }
  if (word === 'half') return { value: 0.5, next: skipOf(tokens, at + 1) }
  if (word === 'a' && wordAt(tokens, at + 1) === 'half') return { value: 0.5, next: at + 2 }
  if (wordAt(tokens, at + 1) === '/' && /^[123]$/u.test(word ?? '') && /^[234]$/u.test(wordAt(tokens, at + 2) ?? ''))
    return { value: Number(word) / Number(wordAt(tokens, at + 2)), next: at + 3 }
  const joined = wordAt(tokens, at + 1) === '-' ? at + 2 : at + 1
  if (word === 'three' && wordAt(tokens, joined) === 'quarters')
    return { value: 0.75, next: skipOf(tokens, joined + 1) }
  if (word === 'quarter' && hasPhrase(tokens, at + 1, 'of an')) return { value: 0.25, next: at + 3 }
  return hasPhrase(tokens, at, 'a quarter of an') ? { value: 0.25, next: at + 4 } : undefined
}

function skipOf(tokens: readonly Token[], at: number): number {
  return skipWords(tokens, wordAt(tokens, at) === 'of' ? at + 1 : at, articles)
}

function readVague(tokens: readonly Token[], at: number): Found<number> | undefined {
  const start = isAnyOf(tokens, at, articles) ? at + 1 : at
  const value = { couple: 2, pair: 2, few: 3, several: 3, dozen: 12 }[wordAt(tokens, start) ?? '']
  if (value !== undefined) return { value, next: wordAt(tokens, start + 1) === 'of' ? start + 2 : start + 1 }
  const single = wordAt(tokens, at) === 'a' || wordAt(tokens, at) === 'an'
  if (!single) return undefined
  return { value: 1, next: wordAt(tokens, at + 1) === 'single' ? at + 2 : at + 1 }
}

/** A number with what may follow it: “2.5”, “2 and a half”, “two 1/2”. */
function readMixed(tokens: readonly Token[], at: number): Found<number> | undefined {
  const whole = readWhole(tokens, at)
  if (whole === undefined) return undefined
  const point = tokens[whole.next]
  const decimals = tokens[whole.next + 1]
  if (point?.word === '.' && !point.spaced && decimals?.spaced === false && /^\d{1,3}$/u.test(decimals.word))
    return { value: Number(`${whole.value}.${decimals.word}`), next: whole.next + 2 }
  if (hasPhrase(tokens, whole.next, 'and a half')) return { value: whole.value + 0.5, next: whole.next + 3 }
  if (hasPhrase(tokens, whole.next, 'and half')) return { value: whole.value + 0.5, next: whole.next + 2 }
  if (hasPhrase(tokens, whole.next, 'and a quarter')) return { value: whole.value + 0.25, next: whole.next + 3 }
  return whole
}
