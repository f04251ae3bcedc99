import type { HtmlLine } from '#foundation/server/reading/html/html-words.ts'
import { type OwnWords, kindsOf, ownLines } from '../../rules/reply/own-words.ts'
import { isForwardBar } from '../../rules/reply/quote-heads.ts'

/** The words of the author of a reply that came as HTML alone. */
export function ownWordsOfHtml(given: readonly HtmlLine[]): OwnWords {
  const lines = given.map(({ text }) => text)
  const kinds = kindsOf(lines)
  const passedOn = given.findIndex(({ text, quoted }) => quoted && text !== '')
  // What is passed on stands in the same element as what is answered.
  const isForward = isForwardBar(lines[passedOn] ?? '')
  return ownLines(
    lines,
    kinds.map((kind, at) => (given[at]?.quoted === true && !isForward && kind !== 'empty' ? 'quoted' : kind)),
  )
}
