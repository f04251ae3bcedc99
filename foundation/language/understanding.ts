import type { Piece, Scene } from './pieces/piece.ts'
import type { Span } from './pieces/span.ts'
import { judge, type Verdict } from './rank/account.ts'
import { rank, type Reading, type Scores } from './rank/rank.ts'
import { lightWeight, weights as rankWeights } from './rank/weights.ts'
import type { FeatureLanguage, Intent } from './templates/language.ts'
import { sharedWeights } from './english/shared-lexicon.ts'
import { createLexicon, isLight, type Lexicon, type Marks, namesOf } from './templates/lexicon.ts'
import { match } from './templates/match.ts'
import type { ReadMessage } from './templates/read-message.ts'
import { compileTemplates } from './templates/template.ts'
import { type Token, tokenize } from './text/tokens.ts'

/** What a message says besides its intent. */
export type Parts = {
  sentence: string
  /** The person's own words, as they were written. */
  text: string | undefined
  slots: Readonly<Record<string, unknown>>
  /** Every piece of a kind in the message, also those that the reading does not use. */
  all: <T>(piece: Piece<T>) => readonly T[]
  /** The words that were said of a concept; before its name stands that of its language: `chats/title`. */
  names: (concept: string) => readonly string[]
  /** What the message is about: the words of concepts that tell more than others. */
  topics: readonly string[]
  /** What a reader of its own made of the message. */
  wish?: unknown
}

export type Understood = {
  /** The intent of the best reading, which may be followed only where the verdict is `clear`. */
  intent: string | undefined
  verdict: Verdict
  cost: number
  parts: Parts
  /** Said by a word behind a slash. */
  byCommand: boolean
  /** The best of each intent, the best first. */
  readings: readonly Reading[]
  /** No template fits, and what was learned from examples is nearly sure of a question. */
  isGuess: boolean
  /** The likeliest intent by what was learned, which may be one that no template leads to. */
  likely: Likely | undefined
  /** How likely an intent is by what was learned: 0 to 1; `undefined` where no example is kept under that name. */
  scoreOf: (intent: string) => number | undefined
  tokens: readonly Token[]
}

export type Likely = { intent: string; score: number }

export type Understand = (message: string, scene: Scene) => Understood

/** Compiles all languages once. The order in which they are given does not matter. */
export function createUnderstanding(
  languages: readonly FeatureLanguage[],
  learned?: (message: string) => Scores,
): Understand {
  refuseTwice(languages)
  const names = namesOf(languages)
  const templates = languages.flatMap((language) => compileTemplates(language, names))
  const lexicon = createLexicon(languages, names.literals)
  const tells = weightsOf(languages)
  const kinds = new Map(
    languages.flatMap(({ intents }) =>
      Object.entries(intents).flatMap(([name, { kind, say }]): [string, Intent['kind']][] =>
        say.length === 0 ? [] : [[name, kind]],
      ),
    ),
  )
  const commands = new Map(languages.flatMap(({ commands: some = {} }) => Object.entries(some)))
  return (message, scene) => {
    const read = readMessage(message, scene, { lexicon, tells })
    const commanded = /^\s*\/([a-z-]{1,40})(?![a-z-])\s*/i.exec(message)
    const meant = commands.get(commanded?.[1]?.toLowerCase() ?? '')
    if (commanded && meant) return byCommand(meant, message.slice(commanded[0].length).trim(), read)
    const scores = learned?.(message)
    const readings = rank(
      templates.flatMap((template) => match(template, read) ?? []),
      read,
      scores,
    )
    const [best] = readings
    const verdict = judge(best, read)
    const likely = likelyOf(scores)
    const guess = verdict === 'unknown' && read.topics.length === 0 ? answerable(likely, kinds) : undefined
    return {
      intent: guess ?? best?.template.intent,
      verdict: guess === undefined ? verdict : 'clear',
      isGuess: guess !== undefined,
      likely,
      scoreOf: (intent) => scores?.get(intent),
      cost: best?.cost ?? 10_000,
      parts: guess === undefined ? partsOf(read, best) : partsOf(read, undefined),
      byCommand: false,
      readings,
      tokens: read.tokens,
    }
  }
}

function likelyOf(scores: Scores | undefined): Likely | undefined {
  const [best] = [...(scores ?? [])].toSorted(([, one], [, other]) => other - one)
  return best && { intent: best[0], score: best[1] }
}

/** A question or small talk may be answered by what was learned alone, for it changes nothing. An act may not be done. */
function answerable(likely: Likely | undefined, kinds: ReadonlyMap<string, Intent['kind']>): string | undefined {
  if (!likely || likely.score < rankWeights.sureOfQuestion) return undefined
  const kind = kinds.get(likely.intent)
  return kind === 'ask' || kind === 'talk' ? likely.intent : undefined
}

function byCommand(meant: { text: string; alone: string }, text: string, read: ReadMessage): Understood {
  const own = text === '' ? undefined : text
  return {
    intent: own === undefined ? meant.alone : meant.text,
    verdict: 'clear',
    cost: 0,
    parts: { ...partsOf(read, undefined), text: own },
    byCommand: true,
    readings: [],
    isGuess: false,
    likely: undefined,
    scoreOf: () => undefined,
    tokens: read.tokens,
  }
}

type Known = { lexicon: Lexicon; tells: ReadonlyMap<string, number> }

/** Each kind of piece is looked for once, when a template first asks for it. */
function readMessage(message: string, scene: Scene, { lexicon, tells }: Known): ReadMessage {
  const tokens = lexicon.mend(tokenize(message))
  const marks = lexicon.mark(tokens)
  const found = new Map<Piece, readonly Span[]>()
  return {
    message,
    tokens,
    marks,
    topics: tokensOf(
      tokens,
      [...tells].flatMap(([concept, weight]) => (weight > 1 ? (marks.get(concept) ?? []) : [])),
    ),
    weights: tokens.map((token, at) => tellingWeight(marks, at, tells) ?? (isLight(token) ? lightWeight : 1)),
    find<T>(piece: Piece<T>) {
      const spans = found.get(piece) ?? piece.read({ message, tokens }, scene)
      found.set(piece, spans)
      return spans as readonly Span<T>[]
    },
  }
}

function tellingWeight(marks: Marks, at: number, tells: ReadonlyMap<string, number>): number | undefined {
  const own = [...tells].flatMap(([concept, weight]) =>
    (marks.get(concept) ?? []).some((span) => span.at <= at && at < span.end) ? [weight] : [],
  )
  return own.length === 0 ? undefined : own.includes(0) ? 0 : Math.max(...own)
}

function partsOf(read: ReadMessage, reading: Reading | undefined): Parts {
  return {
    sentence: read.message,
    text: reading?.texts[0]?.text,
    slots: reading?.slots ?? {},
    topics: read.topics,
    all: (piece) => read.find(piece).map(({ value }) => value),
    names: (concept) => tokensOf(read.tokens, read.marks.get(concept) ?? []),
  }
}

/** Of a message that was not read by templates. */
export function emptyParts(sentence: string): Parts {
  return { sentence, text: undefined, slots: {}, topics: [], all: () => [], names: () => [] }
}

function tokensOf(tokens: readonly Token[], spans: readonly Span[]): string[] {
  return spans.map(({ at, end }) =>
    tokens
      .slice(at, end)
      .map(({ text }) => text)
      .join(' '),
  )
}

function weightsOf(languages: readonly FeatureLanguage[]): Map<string, number> {
  const own = languages.flatMap(({ name, weights: tells = {} }) =>
    Object.entries(tells).map(([concept, weight]): [string, number] => [`${name}/${concept}`, weight]),
  )
  return new Map([...Object.entries(sharedWeights), ...own])
}

/** Intents are known by their names alone, in dialogues that are stored as well. */
function refuseTwice(languages: readonly FeatureLanguage[]): void {
  const intents = languages.flatMap((language) => Object.keys(language.intents))
  const twice = intents.find((intent, at) => intents.indexOf(intent) !== at)
  if (twice !== undefined) throw new Error(`Two languages have an intent ${twice}.`)
}
