import type { MarkedToken, Token } from 'marked'

/** A heading and the name by which an address can lead to it. */
export type Place = { token: Token; id: string; words: string; depth: number }

/** Two headings of the same words get different names. */
export function placesOf(tokens: readonly MarkedToken[]): Place[] {
  const taken = new Map<string, number>()
  return tokens.flatMap((token) => {
    if (token.type !== 'heading') return []
    const words = plainWords(token.tokens)
    const name = slugOf(words)
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return { token, id: times === 1 ? name : `${name}-${times}`, words, depth: token.depth }
  })
}

export function slugOf(words: string): string {
  const plain = words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
  return plain.trim().replaceAll(/[\s-]+/g, '-') || 'part'
}

function plainWords(tokens: readonly Token[]): string {
  return tokens.map((token) => ('tokens' in token && token.tokens ? plainWords(token.tokens) : token.raw)).join('')
}
