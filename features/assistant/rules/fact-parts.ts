import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/** The parts of a fact that can be forgotten separately, recognised by their form. */
export type FactPart = keyof typeof forms

/** The part that “her number tho, keep the name” speaks of. */
export function partIn(said: string): FactPart | undefined {
  const [first = ''] = said.split(/,|;|\bbut\b|\bkeep\b/)
  const words = tokenize(first).map(({ text }) => text)
  const part = words.map((word) => parts[word]).find((each) => each !== undefined)
  return words.length <= 6 ? part : undefined
}

/** The fact without it; `undefined` where it holds no such part, or nothing else. */
export function without(part: FactPart, text: string): string | undefined {
  const left = withoutEnd(text.replace(forms[part], ''), ' ,;:–-').trim()
  return left === '' || left === text ? undefined : left
}

const forms = {
  number: /[\s,;:]{0,3}(?:\b(?:phone|tel|mobile|cell|number|nr)\b[\s.:]{0,3}(?:is )?)?\+?\d[\d ()/.-]{4,24}\d/,
  address: /[\s,;:]{0,3}[^\s@,;:]{1,64}@[^\s@,;:]{1,200}/,
} as const

const parts: Readonly<Record<string, FactPart>> = {
  number: 'number',
  phone: 'number',
  mobile: 'number',
  digits: 'number',
  email: 'address',
  mail: 'address',
}
