import type { Piece, Scene } from './pieces/piece.ts'
import type { Span } from './pieces/span.ts'
import { lightWeight } from './rank/weights.ts'
import type { FeatureLanguage } from './templates/language.ts'
import { createLexicon, isLight, type Lexicon, namesOf } from './templates/lexicon.ts'
import { match } from './templates/match.ts'
import type { Match, ReadMessage } from './templates/read-message.ts'
import { compileTemplates } from './templates/template.ts'
import { tokenize } from './text/tokens.ts'

/**
 * Every way to read a text by the templates of one language, or by those of the given intents. The reading that leaves the
 * fewest words to the person's own text comes first; of two that leave as many, the one whose template stands first.
 */
export type Grammar = (text: string, scene: Scene, intents?: ReadonlySet<string>) => readonly GrammarMatch[]

export type GrammarMatch = Match & { read: ReadMessage }

const mostRecent = 20

/** For what a feature reads inside of a message, such as one wish of several. Spelling is expected to be mended. */
export function createGrammar(language: FeatureLanguage): Grammar {
  const names = namesOf([language])
  const templates = compileTemplates(language, names)
  const lexicon = createLexicon([language], names.literals)
  const recent = new Map<string, ReadMessage>()

  /** The parts of one message are looked at from several sides. */
  function readOnce(text: string, scene: Scene): ReadMessage {
    const key = `${scene.now.toString()} ${scene.zone} ${text}`
    const read = recent.get(key) ?? readText(text, scene, lexicon, language)
    recent.set(key, read)
    const [oldest] = recent.size > mostRecent ? recent.keys() : []
    if (oldest !== undefined) recent.delete(oldest)
    return read
  }

  return (text, scene, intents) => {
    const read = readOnce(text, scene)
    return templates
      .filter(({ intent }) => intents?.has(intent) !== false)
      .flatMap((template) => match(template, read) ?? [])
      .filter((each) => accountsFor(each, read))
      .toSorted((one, other) => explained(other) - explained(one))
      .map((found) => ({ ...found, read }))
  }
}

/** Each kind of piece is looked for once, when a template first asks for it. */
function readText(text: string, scene: Scene, lexicon: Lexicon, { name, weights = {} }: FeatureLanguage): ReadMessage {
  const told = Object.entries(weights)
  const tokens = tokenize(text).map((token) => ({ ...token, slips: 0 }))
  const marks = lexicon.mark(tokens)
  const isMarked = (concept: string, place: number) =>
    marks.get(`${name}/${concept}`)?.some(({ at, end }) => at <= place && place < end) === true
  const pieces = new Map<Piece, readonly Span[]>()
  return {
    message: text,
    tokens,
    marks,
    topics: [],
    weights: tokens.map(
      (token, at) => told.find(([concept]) => isMarked(concept, at))?.[1] ?? (isLight(token) ? lightWeight : 1),
    ),
    find<T>(piece: Piece<T>) {
      const spans = pieces.get(piece) ?? piece.read({ message: text, tokens }, scene)
      pieces.set(piece, spans)
      return spans as readonly Span<T>[]
    },
  }
}

/** A text begins with what a template says, and no word that turns it round is passed over. */
function accountsFor({ used, texts }: Match, { tokens }: ReadMessage): boolean {
  const taken = [...used, ...texts]
  const isTaken = (at: number) => taken.some((span) => span.at <= at && at < span.end)
  return isTaken(0) && tokens.every(({ text }, at) => !turning.has(text) || isTaken(at))
}

const turning = new Set(['not', 'no', 'never', 'if', 'unless', 'or', 'when', 'why', 'how'])

function explained({ used }: Match): number {
  return used.reduce((sum, { at, end }) => sum + end - at, 0)
}
