import { commonPieces } from '../pieces/pieces.ts'
import type { Piece } from '../pieces/piece.ts'
import type { FeatureLanguage, Intent } from './language.ts'

/** `name` is a key of the lexicon: with its language where the concept is not common to all. */
export type Element =
  | { kind: 'concept'; name: string; slot?: string; needed: boolean }
  | { kind: 'piece'; piece: Piece; slot: string; needed: boolean }
  | { kind: 'text'; slot: string; needed: boolean }

export type Template = {
  /** The name of its language. */
  language: string
  intent: string
  kind: Intent['kind']
  /** As it was written. */
  source: string
  inAnyOrder: boolean
  elements: readonly Element[]
  /** Concepts that must not stand in the message. */
  unwanted: readonly string[]
  /** Concepts that must stand somewhere in the message, also within what an element takes. */
  wanted: readonly string[]
  accepts: Intent['accepts']
  alone: boolean
}

/** Finds the key of a concept as a language sees it: its own one, or the one that all share. */
export type Names = { concept: (language: string, name: string) => string; literal: (words: string) => string }

/** A template that names what nobody defined is a mistake of its author, and stops the start. */
export function compileTemplates(language: FeatureLanguage, names: Names): Template[] {
  return Object.entries(language.intents).flatMap(([intent, { kind, say, accepts, alone = false }]) =>
    say.map((source) => ({
      language: language.name,
      intent,
      kind,
      accepts,
      alone,
      ...compile(source, language, names),
    })),
  )
}

type Compiled = Pick<Template, 'source' | 'inAnyOrder' | 'elements' | 'unwanted' | 'wanted'>

function compile(source: string, language: FeatureLanguage, names: Names): Compiled {
  const inAnyOrder = source.startsWith('[') && source.endsWith(']')
  const inner = inAnyOrder ? source.slice(1, -1) : source
  const written = inner.match(/[!&]?<[^<>]{1,60}>|\{[^{}]{1,60}\}|\([^()]{1,200}\)\??|[^\s<{(]+/g) ?? []
  const conditions = (sign: string) =>
    written.filter((each) => each.startsWith(sign)).map((each) => names.concept(language.name, each.slice(2, -1)))
  const elements = written.filter((each) => !/^[!&]/.test(each)).map((each) => elementOf(each, language, names))
  if (elements.length === 0 || (inAnyOrder && elements.some(({ kind }) => kind === 'text')))
    throw new Error(`The template ${source} of ${language.name} cannot be matched.`)
  return {
    source,
    inAnyOrder,
    unwanted: conditions('!'),
    wanted: conditions('&'),
    elements: inAnyOrder ? elements.toSorted((one, other) => turnOf(one) - turnOf(other)) : elements,
  }
}

/** What must be there goes before what may be, and pieces before words: a date holds words such as “days”. */
function turnOf({ kind, needed }: Element): number {
  return (needed ? 0 : 2) + (kind === 'piece' ? 0 : 1)
}

function elementOf(written: string, language: FeatureLanguage, names: Names): Element {
  const needed = !/\?[>}]?$/.test(written)
  const bare = written.replace(/^[<{(]/, '').replace(/\??[>})]?\??$/, '')
  if (!written.startsWith('<') && !written.startsWith('{'))
    return { kind: 'concept', name: names.literal(bare.replaceAll('|', ',')), needed }
  const [slot = '', name = slot] = bare.split(':')
  if (written.startsWith('<'))
    return { kind: 'concept', name: names.concept(language.name, name), needed, ...(bare.includes(':') && { slot }) }
  if (name === 'text') return { kind: 'text', slot, needed }
  return { kind: 'piece', piece: pieceOf(language, name), slot, needed }
}

function pieceOf({ name: language, pieces = [] }: FeatureLanguage, name: string): Piece {
  const piece = [...pieces, ...commonPieces].find((each) => each.name === name)
  if (!piece) throw new Error(`There is no piece ${name} for ${language}.`)
  return piece
}
