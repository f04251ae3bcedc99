const hidden = '“…”'

/**
 * A sentence of ours without what it quotes from elsewhere: a title may hold anybody’s words. What stands in `known`
 * may be quoted.
 */
export function quotingOnly(known: string, sentence: string): string {
  return sentence.replaceAll(/“[^“”]*”/g, (quote) => (known.includes(quote.slice(1, -1)) ? quote : hidden))
}

/** Everything that a text of ours quotes. */
export function quotesIn(text: string): string[] {
  return text.match(/“[^“”]*”/g) ?? []
}
