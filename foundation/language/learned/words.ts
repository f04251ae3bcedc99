/** One word of a message as the learned part sees it; quoted text and addresses are one word each. */
export type Word = { norm: string; kind: string }

/** Where a text is read apart from the tokenizer: quoted text, addresses, words, and the signs that tell something. */
const pattern =
  /"[^"]{1,200}"|“[^”]{1,200}”|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|[\p{L}\p{N}][\p{L}\p{N}'’:./&-]{0,60}|[?/]/gu

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(pattern), ([raw]) => {
    if (raw.startsWith('"') || raw.startsWith('“')) return { norm: '<quoted>', kind: 'quoted' }
    if (raw.includes('@')) return { norm: '<address>', kind: 'address' }
    return {
      norm: raw
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/(?<![.:/&'-])[.:/&'-]+$/, ''),
      kind: 'word',
    }
  }).filter(({ norm }) => norm !== '')
}
