import type { Match, ReadMessage } from '../templates/read-message.ts'
import type { Span } from '../pieces/span.ts'
import { isLight } from '../templates/lexicon.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { type Denial, denialOf } from './account.ts'
import { lightForgiven, lightWeight, weights } from './weights.ts'

/** One way to understand a message. */
export type Reading = Match & {
  /** The least is best. */
  cost: number
  denial: Denial
  /** The message denies the intent, by this reading or another one of it. */
  isDenied: boolean
  /** Telling words that nothing explains. */
  unread: readonly Token[]
}

/** How likely each intent is, from 0 to 1, by what was learned from examples. */
export type Scores = ReadonlyMap<string, number>

/**
 * The best reading of each intent, the best intent first. Where two cost the same, the name of the language decides, and
 * within a language which intent it tells first.
 */
export function rank(matches: readonly Match[], read: ReadMessage, scores?: Scores): Reading[] {
  const readings = matches
    .map((match) => toReading(match, read, scores))
    .filter(({ template, unread }) => !template.alone || unread.length === 0)
  return [...Map.groupBy(readings, ({ template }) => template.intent).values()]
    .flatMap((same) => champion(same) ?? [])
    .toSorted((one, other) => rankOf(one) - rankOf(other) || compare(one.template.language, other.template.language))
}

function toReading(match: Match, read: ReadMessage, scores: Scores | undefined): Reading {
  const taken = [...match.used, ...match.texts]
  const unread = read.tokens.filter(
    (_, place) =>
      (read.weights[place] ?? 0) > lightWeight && !taken.some((span) => span.at <= place && place < span.end),
  )
  return { ...match, cost: costOf(match, read, scores), isDenied: false, denial: denialOf(match, read), unread }
}

function costOf({ template, used, texts }: Match, read: ReadMessage, scores?: Scores): number {
  const unexplained = texts.length > 0 ? weights.ownText : Math.round((1 - shareOf(used, read)) * 10_000)
  // A light word proves nothing, but beside own words it shows where they begin.
  const proves = ({ at, end }: Span) =>
    texts.length > 0 || read.weights.slice(at, end).some((weight) => weight > lightWeight)
  const needed = used.filter((span) => span.needed && proves(span)).length
  const slips = used.flatMap(({ at, end }) => read.tokens.slice(at, end)).reduce((sum, token) => sum + token.slips, 0)
  const score = Math.round((scores?.get(template.intent) ?? 0) * weights.learned)
  return unexplained - needed * weights.perNeeded + slips * weights.perSlip - score
}

/** How much of what the message tells is explained. */
function shareOf(used: Match['used'], { weights: tells }: ReadMessage): number {
  let all = 0
  let explained = 0
  for (const [at, weight] of tells.entries()) {
    all += weight
    if (used.some((span) => span.at <= at && at < span.end)) explained += weight
    else if (weight <= lightWeight) all -= weight * lightForgiven
  }
  return all === 0 ? 0 : explained / all
}

/** Among readings of one intent, the one that leaves the person's own words to them, if these say anything. */
function champion(same: readonly Reading[]): Reading | undefined {
  const [best] = same.toSorted((one, other) => one.cost - other.cost)
  const withText = same.filter(({ texts }) => texts.some(({ text }) => saysSomething(text)))
  const [own] = withText.toSorted((one, other) => one.cost - other.cost)
  const says = (denial: Denial) => same.some((each) => each.denial === denial)
  const denied = says('denied') && !says('explained')
  return best && { ...(own ?? best), cost: best.cost, isDenied: denied }
}

/** “For me” alone does not. */
function saysSomething(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.length > 2 || tokens.some((token) => !isLight(token))
}

/** “Don’t forget …” is rather something else than a forgetting that is denied. */
function rankOf({ cost, isDenied: denied }: Reading): number {
  return denied ? cost + weights.denied : cost
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
