import { type Reader, textAt } from './span.ts'

const small = new Map(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`
    .split(/\s+/)
    .map((word, value): [string, number] => [word, value]),
)
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at): [string, number] => [word, (at + 2) * 10]),
)
const others = new Map([
  ['a', 1],
  ['an', 1],
  ['couple', 2],
  ['dozen', 12],
])
const ordinals = new Map(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/)
    .map((word, at): [string, number] => [word, at + 1]),
)

export const numberWords = [...small.keys(), ...tens.keys(), ...ordinals.keys(), 'couple', 'dozen', 'hundred']

/** “10”, “ten”, “twenty one”, “a hundred”, “a couple of”. */
export const readNumber: Reader<number> = (words, at) => {
  const first = textAt(words, at)
  if (/^\d{1,6}$/.test(first)) return { at, end: at + 1, value: Number(first) }
  if (first === 'a' && others.has(textAt(words, at + 1))) return readNumber(words, at + 1)
  const next = textAt(words, at + 1)
  if (next === 'hundred') return { at, end: at + 2, value: (small.get(first) ?? others.get(first) ?? 0) * 100 }
  const ten = tens.get(first)
  if (ten !== undefined) {
    const after = textAt(words, at + (next === '-' ? 2 : 1))
    const one = small.get(after)
    if (one !== undefined && one > 0 && one < 10) return { at, end: at + (next === '-' ? 3 : 2), value: ten + one }
    return { at, end: at + 1, value: ten }
  }
  const value = small.get(first) ?? others.get(first)
  if (value === undefined) return undefined
  return { at, end: next === 'of' && first === 'couple' ? at + 2 : at + 1, value }
}

/** “3rd”, “third”, and “3” where `bare` is allowed. */
export function readOrdinal(text: string): number | undefined {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(text)
  return digits ? Number(digits[1]) : ordinals.get(text)
}
