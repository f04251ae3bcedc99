import type { Piece } from '../pieces/piece.ts'
import type { Span } from '../pieces/span.ts'
import type { Marks, MendedToken } from './lexicon.ts'
import type { Element, Template } from './template.ts'

/** A message with everything that was found in it. */
export type ReadMessage = {
  message: string
  tokens: readonly MendedToken[]
  /** How much each token tells. */
  weights: readonly number[]
  marks: Marks
  topics: readonly string[]
  find: <T>(piece: Piece<T>) => readonly Span<T>[]
}

/** The person's own words, under the name that the template gives them. */
export type OwnText = { slot: string; at: number; end: number; text: string }

/** The tokens that an element of a template explains. */
export type Explained = Span<string> & { needed: boolean }

/** A template that fits. */
export type Match = {
  template: Template
  used: readonly Explained[]
  texts: readonly OwnText[]
  slots: Readonly<Record<string, unknown>>
}

/** Where an element stands in a message; own words can stand anywhere. */
export function spansOf(element: Element, { marks, find }: ReadMessage): readonly Span[] {
  if (element.kind === 'text') return []
  return element.kind === 'piece' ? find(element.piece) : (marks.get(element.name) ?? [])
}
