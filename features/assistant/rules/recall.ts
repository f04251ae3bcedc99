import type { Fact } from '../contract.ts'

/** Facts that hold some of these words, those with most of them first; all of them where no word says anything. */
export function recall<Known extends Pick<Fact, 'text'>>(facts: readonly Known[], words: string): Known[] {
  const wanted = tellingWords(words)
  if (wanted.length === 0) return [...facts]
  const scored = facts.map((fact) => ({ fact, score: scoreOf(tellingWords(fact.text), wanted) }))
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ fact }) => fact)
}

/** The same words, however they are written. */
export function sameText(one: string, other: string): boolean {
  return plain(one).trim() === plain(other).trim()
}

function scoreOf(held: readonly string[], wanted: readonly string[]): number {
  return wanted.filter((word) => held.some((each) => alike(each, word))).length
}

const shortestStem = 4
const longestEnding = 3

/** “Allergy” and “allergies”: they begin alike, and what is left of each is an ending. */
function alike(one: string, other: string): boolean {
  if (one === other) return true
  const common = commonStart(one, other)
  return common >= shortestStem && Math.max(one.length, other.length) - common <= longestEnding
}

function commonStart(one: string, other: string): number {
  const differs = Array.from(one).findIndex((letter, at) => letter !== other[at])
  return differs < 0 ? one.length : differs
}

function tellingWords(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word.length > 1 && !silent.has(word))
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s\b/gu, '')
    .toLowerCase()
}

const silent = new Set(
  (
    'a about am an and are at be been call called can could did do does for from had has have how i in is it its ' +
    'know me mine my of on or our remember s say she he so tell that the their them they this to was we were what ' +
    'whats when where which who whom whos whose why will with would you your'
  ).split(' '),
)
