import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../courtesy.ts'
import type { Clause } from './saying.ts'
import { bestOf, type Mention, mentionsIn, partsBeside, type Titles, type Wholes } from './mentions.ts'

/** A clause of a message. `subjects`: the tasks that its words name best. `isJoined`: “and” or a comma stands before it. */
export type Part = { clause: Clause; subjects: number[]; asks: boolean; isJoined: boolean; from: number }

export function partsOf(text: string, titles: Titles, wording: Wording, wholes: Wholes = []): Part[] {
  const tokens = tokenize(text)
  const mentions = mentionsIn(tokens, titles)
  const bare = masked(
    text,
    mentions.flatMap(({ at }) => tokens[at] ?? []),
  )
  return cutsIn(text, tokens, readTimes(bare, wording)).map(({ from, to, isAsked, isJoined }) => {
    const own = mentions.filter(({ at }) => isWithin(tokens[at], from, to))
    const found = wholeAmong(bestOf(own, titles), own, titles)
    const subjects = partsBeside(plurals.test(text.slice(from, to)) ? bestOf(own, titles) : found, own, wholes)
    const around = [...subjects, ...subjects.flatMap((task) => wholes[task] ?? [])]
    const words = own.flatMap(({ at, names }) => {
      const task = around.find((each) => names.has(each))
      const named = task === undefined ? undefined : names.get(task)
      return named === undefined ? [] : [{ at, ...named }]
    })
    const [only, ...others] = subjects
    const isWhole =
      only !== undefined && others.length === 0 && new Set(words.map(({ word }) => word)).size === titles[only]?.length
    const isAside = words.length > 0 && words.every((word) => word.isAside === true)
    const clause = { ...clauseAt(text.slice(from, to), words, { tokens, from }), isWhole, isAside }
    return { clause, subjects, asks: isAsked || isQuestion(text.slice(from, to)), isJoined, from }
  })
}

/** “Tick off Call Novak” beside “Call Novak's lawyer”: the one that is called exactly so. */
function wholeAmong(found: readonly number[], mentions: readonly Mention[], titles: Titles): number[] {
  const whole = found.filter((task) => {
    const said = new Set(mentions.flatMap(({ names }) => names.get(task)?.word ?? []))
    return said.size === titles[task]?.length
  })
  return whole.length === 1 ? whole : [...found]
}

const plurals = /\b(?:both|all|every|each|tasks|ones|todos|to-dos|items|things)\b/i

function isWithin(token: Token | undefined, from: number, to: number): boolean {
  return token !== undefined && token.from >= from && token.to <= to
}

function masked(text: string, tokens: readonly Token[]): string {
  return tokens.reduce((so, { from, to }) => so.slice(0, from) + ' '.repeat(to - from) + so.slice(to), text)
}

type Whole = { tokens: readonly Token[]; from: number }

function clauseAt(
  text: string,
  words: readonly { at: number; word: string }[],
  whole: Whole,
): Omit<Clause, 'isWhole' | 'isAside'> {
  const tokens = tokenize(text)
  const named = new Map(
    words.flatMap(({ at, word }) => {
      const mention = whole.tokens[at]
      const place = tokens.findIndex(
        (token) => token.from + whole.from === mention?.from && token.text === mention.text,
      )
      return place < 0 ? [] : [[place, word] as const]
    }),
  )
  const bare = masked(
    text,
    [...named.keys()].flatMap((at) => tokens[at] ?? []),
  )
  return { bare, tokens, named }
}

type Cut = { from: number; to: number; isAsked: boolean; isJoined: boolean }

/** At marks and joints, but never within a time. */
function cutsIn(text: string, tokens: readonly Token[], times: readonly { at: number; until: number }[]): Cut[] {
  const cuts: Cut[] = []
  let from = 0
  let isJoined = false
  const cut = (to: number, next: number, isAsked: boolean) => {
    if (times.some(({ at, until }) => to > at && to < until)) return
    if (/[\p{L}\p{N}]/u.test(text.slice(from, to))) {
      cuts.push({ from, to, isAsked, isJoined })
      isJoined = false
    }
    isJoined ||= /^(?:,|and\b|&|plus\b|also\b|\s)*$/i.test(text.slice(to, next)) && next > to + 1
    from = next
  }
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (joints.has(token.text) && token.from >= from) cut(token.from, token.to, false)
    const between = text.slice(token.to, next?.from)
    const isMarked = /[,;:!?.–—]/.test(between) && (!next || between.length > 1)
    if (isMarked && !isAbbreviated(token.text, next?.text))
      cut(token.to, next?.from ?? text.length, between.includes('?') && !isPlea(text.slice(from, token.to)))
  }
  cut(text.length, text.length, false)
  return cuts
}

const joints = new Set(['and', 'but', 'then', 'so', 'also', '&', 'plus', '-', '–', '—'])
const abbreviated = new Set('mr mrs ms dr prof st vs dept approx incl'.split(' '))

/** “Mr. Berg”, “no. 5”. */
function isAbbreviated(word: string, next = ''): boolean {
  return abbreviated.has(word) || ((word === 'no' || word === 'nr') && /^\d/.test(next))
}

/** “Can we make it two days earlier?” asks for it to be done. */
function isPlea(text: string): boolean {
  return /\b(?:can|could|would|will|may) (?:you|we|u|i|it|this|that|the)\b/i.test(text)
}

/** “Did I put gravel on it”, “when is it due”. */
function isQuestion(text: string): boolean {
  const [first = '', second = ''] = tokenize(withoutCourtesy(text)).map((token) => token.text)
  if ((first === 'should' || first === 'shall') && pronouns.has(second)) return true
  // “Did the maths homework” tells, where no question mark asks.
  if (first === 'did') return pronouns.has(second)
  if (asking.has(first) || inverted.has(first)) return true
  if (first === 'do') return pronouns.has(second)
  return (first === 'have' || first === 'has') && (pronouns.has(second) || second === 'the' || second === 'my')
}

const asking = new Set('what which who whom whose when where why how'.split(' '))
const inverted = new Set('does is are was were'.split(' '))
const pronouns = new Set('i we you they he she anyone anybody'.split(' '))
