import type { Token } from '../text/tokens.ts'
import type { Span } from './span.ts'

/** When and where a message is read: the person's wall clock and zone. */
export type Scene = { now: Temporal.PlainDateTime; zone: string }

export type Text = { message: string; tokens: readonly Token[] }

/** A kind of thing that code finds in a message, such as a date. Templates name it in braces: `{date}`. */
export type Piece<T = unknown> = {
  name: string
  read: (text: Text, scene: Scene) => readonly Span<T>[]
  /** Words that stand in such pieces, and therefore are no spelling mistakes. */
  words?: readonly string[]
}

/** The tokens that a stretch of characters touches. */
export function spanOf<T>(tokens: readonly Token[], from: number, to: number, value: T): Span<T>[] {
  const at = tokens.findIndex((token) => token.to > from)
  const end = tokens.findLastIndex((token) => token.from < to) + 1
  return at === -1 || end <= at ? [] : [{ at, end, value }]
}
