import { usualWords } from '#foundation/language/summary/summarise.ts'

/** Lead: the beginning of a text. */
export function firstSentences(sentences: readonly string[]): string {
  return cut(sentences, [...sentences.keys()])
}

/** TextRank (Mihalcea and Tarau, 2004): sentences that share words with many others. */
export function textRank(sentences: readonly string[]): string {
  const read = sentences.slice(0, 400)
  const words = read.map((sentence) => new Set(wordsIn(sentence).filter((word) => word.length > 3)))
  const shares = words.map((one, at) => words.map((other, place) => (at === place ? 0 : shareOf(one, other))))
  const out = shares.map((row) => row.reduce((sum, each) => sum + each, 0))
  let ranks = read.map(() => 1 / read.length)
  for (let round = 0; round < 20; round += 1)
    ranks = ranks.map((_, at) => {
      const given = shares.reduce((sum, row, from) => sum + ((row[at] ?? 0) / (out[from] || 1)) * (ranks[from] ?? 0), 0)
      return 0.15 / read.length + 0.85 * given
    })
  const order = [...read.keys()].toSorted((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0))
  return cut(sentences, order)
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size
  return shared > 0 && one.size > 1 && other.size > 1 ? shared / (Math.log(one.size) + Math.log(other.size)) : 0
}

/** The best sentences within the length that our own method has, in the order of the text. */
function cut(sentences: readonly string[], order: readonly number[]): string {
  const lengths = sentences.map((sentence) => wordsIn(sentence).length)
  let left = usualWords(lengths.reduce((sum, each) => sum + each, 0))
  const chosen: number[] = []
  for (const at of order) {
    const words = lengths[at] ?? 0
    if (left <= 0) break
    if (chosen.length > 0 && words > left * 1.5) continue
    chosen.push(at)
    left -= words
  }
  return chosen
    .toSorted((one, other) => one - other)
    .map((at) => sentences[at])
    .join(' ')
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
