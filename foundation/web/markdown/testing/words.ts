import type { Token } from 'marked'

/** What a reader would see of these. */
export function wordsOf(tokens: readonly Token[]): string {
  return tokens.map((token) => wordsOfOne(token)).join('')
}

function wordsOfOne(token: Token): string {
  if ('tokens' in token && token.tokens) return wordsOf(token.tokens)
  if ('items' in token) return wordsOf(token.items)
  return 'text' in token ? token.text : token.raw
}
