export type Passage = { id: string; title: string; text: string }

type Posting = { at: number; count: number }

const k1 = 0.9
const b = 0.4

/** Textbook BM25 over all passages, without stemming, as a comparison. It shares no code with the product. */
export function exactBm25(passages: readonly Passage[]): (query: string) => (string | undefined)[] {
  const postings = new Map<string, Posting[]>()
  const lengths: number[] = []
  for (const [at, { title, text }] of passages.entries()) {
    const words = wordsOf(`${title} ${text}`)
    lengths.push(words.length)
    for (const [word, found] of Map.groupBy(words, (each) => each)) {
      const known = postings.get(word) ?? []
      known.push({ at, count: found.length })
      postings.set(word, known)
    }
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  return (query) => {
    const scores = new Map<number, number>()
    for (const word of wordsOf(query)) {
      const found = postings.get(word) ?? []
      const idf = Math.log(1 + (passages.length - found.length + 0.5) / (found.length + 0.5))
      for (const { at, count } of found) {
        const long = 1 - b + (b * (lengths[at] ?? average)) / average
        scores.set(at, (scores.get(at) ?? 0) + (idf * count * (k1 + 1)) / (count + k1 * long))
      }
    }
    return [...scores].toSorted(([, one], [, other]) => other - one).map(([at]) => passages[at]?.id)
  }
}

const segments = new Intl.Segmenter(undefined, { granularity: 'word' })

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase()
  return Array.from(segments.segment(folded)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}
