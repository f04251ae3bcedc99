import type { Token } from 'marked'

/** The text that a reader would see. */
export function wordsOf(tokens: readonly Token[]): string {
  return tokens.map((token) => wordsOfOne(token)).join('')
}

function wordsOfOne(token: Token): string {
  if ('tokens' in token && token.tokens) return wordsOf(token.tokens)
  if ('items' in token) return wordsOf(token.items)
  return 'text' in token ? token.text : token.raw
}
