import { tokensOf } from '../text/tokens.ts'
import { weekdayOf as numberOfDay } from '../text/vocabulary.ts'
import type { Place } from '../when.ts'

/** A word, a number or a sign of the text, in lower case. */
export type Word = Place & { text: string }

/** What was read, and the index of the word that follows. */
export type Found<T> = { value: T; end: number }
export type Reader<T> = (words: readonly Word[], at: number) => Found<T> | undefined

/** The tokens of the text; what belongs to a number is one word with it (“3rd”, “10:30”), an apostrophe is one of its own. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { raw, at, spaced } of tokensOf(text)) {
    for (const piece of piecesOf(raw, at)) {
      const last = words.at(-1)
      const isNext = last?.until === piece.at && !spaced
      if (last && isNext && continues(last, piece, text)) words.splice(-1, 1, joined(last, piece))
      else words.push(piece)
    }
  }
  return words
}

/** A number goes on with letters and digits, and over a colon or a full stop with a digit behind it. */
function continues(number: Word, { text: piece, until }: Word, text: string): boolean {
  if (!/^\d/u.test(number.text)) return false
  return /^[:.]$/u.test(piece) ? /\d/u.test(text[until] ?? '') : /^[\p{L}\d]/u.test(piece)
}

function joined(first: Word, second: Word): Word {
  return { text: first.text + second.text, at: first.at, until: second.until }
}

function piecesOf(raw: string, from: number): Word[] {
  return [...raw.matchAll(/\p{L}+|[^\p{L}]+/gu)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    at: from + index,
    until: from + index + text.length,
  }))
}

export function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}

/** Past whatever of these words stands here. */
export function skip(words: readonly Word[], at: number, fillers: readonly string[]): number {
  let end = at
  while (fillers.includes(textAt(words, end))) end += 1
  return end
}

/** Monday is 0. A slip of one letter in a whole name is forgiven. */
export function weekdayOf(text: string): { day: number; plural: boolean } | undefined {
  const plural = text.length > 5 && text.endsWith('s')
  const day = numberOfDay(text) ?? (plural ? numberOfDay(text.slice(0, -1)) : undefined)
  return day === undefined ? undefined : { day: day - 1, plural }
}

const small = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`.split(/\s+/)
const numbers = new Map([
  ...small.map((word, value): [string, number] => [word, value]),
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
  ['dozen', 12],
])

export function numberOf(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : numbers.get(text)
}

const ordinals =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`.split(/\s+/)

/** “3rd”, “third”, “twenty-first”, “last”, “2nd to (the) last”: from the end where below zero. */
export const readOrdinal: Reader<number> = (words, at) => {
  const first = textAt(words, at)
  if (first === 'last' || first === 'final') return { value: -1, end: at + 1 }
  if (first === 'penultimate') return { value: -2, end: at + 1 }
  const plain = plainOrdinal(words, at)
  if (!plain) return undefined
  const dash = skip(words, plain.end, ['-'])
  const to = skip(words, dash, ['to'])
  const last = skip(words, skip(words, to, ['-', 'the']), ['-'])
  const fromEnd = textAt(words, last) === 'last' && (to > dash || first === 'second' || first === 'third')
  return fromEnd ? { value: -plain.value, end: last + 1 } : plain
}

function plainOrdinal(words: readonly Word[], at: number): Found<number> | undefined {
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(textAt(words, at))
  if (digits) return { value: Number(digits[1]), end: at + 1 }
  const ten = { twenty: 20, thirty: 30 }[textAt(words, at)]
  const after = skip(words, at + 1, ['-'])
  const one = ordinals.indexOf(textAt(words, after)) + 1
  if (ten !== undefined && one > 0 && one < 10) return { value: ten + one, end: after + 1 }
  if (textAt(words, at) === 'thirtieth') return { value: 30, end: at + 1 }
  const worded = ordinals.indexOf(textAt(words, at)) + 1
  return worded > 0 ? { value: worded, end: at + 1 } : undefined
}

const units = {
  SECONDLY: ['second', 'seconds', 'sec', 'secs'],
  MINUTELY: ['minute', 'minutes', 'min', 'mins'],
  HOURLY: ['hour', 'hours', 'hr', 'hrs'],
  DAILY: ['day', 'days'],
  WEEKLY: ['week', 'weeks', 'wk', 'wks', 'fortnight', 'fortnights'],
  MONTHLY: ['month', 'months', 'mo', 'mos', 'mth', 'mths', 'quarter', 'quarters'],
  YEARLY: ['year', 'years', 'yr', 'yrs'],
} as const
export type Frequency = keyof typeof units
const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

/** “week” is a week, “fortnight” two of them, “quarter” three months. */
export function unitOf(text: string): { frequency: Frequency; times: number } | undefined {
  const frequency = frequencies.find((each) => (units[each] as readonly string[]).includes(text))
  if (!frequency) return undefined
  return { frequency, times: text.startsWith('fortnight') ? 2 : text.startsWith('quarter') ? 3 : 1 }
}
