import { contentWords } from '../content-words.ts'

export type Extract = { sentences: readonly string[]; of: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const most = 5

/**
 * SumBasic (Nenkova and Vanderwende, 2005): again and again the sentence that holds the likeliest word and is likeliest on
 * the whole; the words it holds are less likely from then on. Sentences stay as they are, and in their order.
 */
export function extract(texts: readonly string[]): Extract {
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.map(contentWords)
  const chances = chancesOf(words)
  const wanted = Math.min(most, Math.ceil(sentences.length / 3))
  const chosen = new Set<number>()
  while (chosen.size < wanted) {
    const next = likeliest(words, chances, chosen)
    if (next === undefined) break
    chosen.add(next)
    for (const word of words[next] ?? []) chances.set(word, (chances.get(word) ?? 0) ** 2)
  }
  return { sentences: sentences.filter((_, at) => chosen.has(at)), of: sentences.length }
}

/** What stands on lines of its own is a sentence of its own. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence))
}

function chancesOf(sentences: readonly (readonly string[])[]): Map<string, number> {
  const all = sentences.flat()
  return new Map([...Map.groupBy(all, (word) => word)].map(([word, found]) => [word, found.length / all.length]))
}

function likeliest(
  sentences: readonly (readonly string[])[],
  chances: ReadonlyMap<string, number>,
  chosen: ReadonlySet<number>,
): number | undefined {
  const left = sentences.map((_, at) => at).filter((at) => !chosen.has(at))
  const peaks = sentences.map((words) => highestOf(words.map((word) => chances.get(word) ?? 0)))
  const highest = highestOf(left.map((at) => peaks[at] ?? 0))
  const average = (at: number) => {
    const words = sentences[at] ?? []
    return words.reduce((sum, word) => sum + (chances.get(word) ?? 0), 0) / Math.max(1, words.length)
  }
  const holding = left.filter((at) => peaks[at] === highest)
  return holding.toSorted((one, other) => average(other) - average(one) || one - other)[0]
}

/** A text may hold more words than a call takes arguments. */
function highestOf(figures: readonly number[]): number {
  return figures.reduce((highest, each) => Math.max(highest, each), 0)
}
