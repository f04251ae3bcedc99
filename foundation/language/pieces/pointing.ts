import type { Token } from '../text/tokens.ts'
import { readOrdinal } from './numbers.ts'

/**
 * What points at something that was shown: “it”, “both”, “the second one”, “1 and 3”. `places` count from 1, and from
 * the end below 0; none are all that was shown.
 */
export type Pointing = { kind: 'it' } | { kind: 'other' } | { kind: 'places'; places: number[]; all: boolean }

/** `nouns`: what such things are called, in the singular and then in the plural, separated by commas: “task, tasks”. */
export function createPointing(nouns: string): (tokens: readonly Token[]) => Pointing | undefined {
  const pairs = nouns.split(';').map((pair) => pair.split(',').map((noun) => noun.trim()))
  const every = (patterns: readonly string[], of: number) =>
    pairs.flatMap((pair) => patterns.map((pattern) => pattern.replace('*', pair[of] ?? '')))
  const singles = new Set([...commonSingles, ...every(['the *', 'this *', 'that *', 'the last *'], 0)])
  const others = new Set([...commonOthers, ...every(['the other *'], 0)])
  const many = new Set([...commonMany, ...every(['these *', 'those *', 'both *', 'all those *', 'all these *'], 1)])
  const beside = new Set([...besideOrdinals, ...pairs.flat()])
  return (tokens) => {
    const words = tokens.map(({ text }) => text)
    const said = words.join(' ')
    if (others.has(said)) return { kind: 'other' }
    if (singles.has(said)) return { kind: 'it' }
    if (many.has(said)) return { kind: 'places', places: [], all: true }
    const places = placesIn(words.filter((word) => !beside.has(word)))
    return places && { kind: 'places', places, all: places.length > 1 }
  }
}

function placesIn(telling: readonly string[]): number[] | undefined {
  if (telling.length === 0 || telling.length > 4) return undefined
  const places: number[] = []
  for (const [at, word] of telling.entries()) {
    const place = word === 'last' ? -1 : (readOrdinal(word) ?? countOf(word))
    const isCount = countOf(word) !== undefined && ['first', 'last'].includes(telling[at - 1] ?? '')
    if (place === undefined) return undefined
    if (!isCount) places.push(place)
    else if (telling[at - 1] === 'first') places.push(...range(2, place))
    else places.push(...range(2, place).map((each) => -each))
  }
  return places
}

const commonSingles = 'it|that|this|that one|this one|the one|him|her|that thing|this thing|the thing'.split('|')
const commonOthers = [
  'the other',
  'the other one',
  'other one',
  'other',
  'that other one',
  'the remaining one',
  'the rest one',
]
const commonMany =
  'both|both of them|them|them all|all of them|all of those|all of these|those|these|all|all three|all four|the lot|every one|every one of them|all of it|the two|they|they all|all those|all these'.split(
    '|',
  )
const besideOrdinals = 'the one ones and number no of them those these on in list my other'.split(' ')
const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function countOf(word: string): number | undefined {
  const at = counts.indexOf(word)
  const digits = word.length <= 2 && !Number.isNaN(Number(word)) ? Number(word) : undefined
  return at >= 0 ? at + 1 : digits
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
}
