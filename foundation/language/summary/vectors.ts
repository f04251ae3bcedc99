/** How much each word tells about a sentence; its length as a vector is 1. */
export type Vector = ReadonlyMap<string, number>

/** tf-idf, where each sentence counts as a document. */
export function vectorsOf(sentences: readonly (readonly string[])[]): Vector[] {
  const holding = countsOf(sentences.flatMap((words) => [...new Set(words)]))
  const rarity = new Map([...holding].map(([word, count]) => [word, Math.log(1 + sentences.length / count)]))
  return sentences.map((words) => {
    const weights = [...countsOf(words)].map(([word, count]): [string, number] => [
      word,
      (1 + Math.log(count)) * (rarity.get(word) ?? 0),
    ])
    return scaled(new Map(weights))
  })
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

export function cosine(one: Vector, other: Vector): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let sum = 0
  for (const [word, weight] of few) sum += weight * (many.get(word) ?? 0)
  return sum
}

/**
 * How similar each sentence is to all others. Those after it count more than those before it, because a text says
 * first what it then explains (PacSum, Zheng and Lapata 2019). Sums of vectors make this linear in the words.
 */
export function centralities(vectors: readonly Vector[]): number[] {
  const after = new Map<string, number>()
  const before = new Map<string, number>()
  for (const vector of vectors) add(after, vector, 1)
  return vectors.map((vector) => {
    add(after, vector, -1)
    const found = cosine(vector, after) + weightOfEarlier * cosine(vector, before)
    add(before, vector, 1)
    return found
  })
}

const weightOfEarlier = 0.5

function add(sum: Map<string, number>, vector: Vector, times: 1 | -1): void {
  for (const [word, weight] of vector) sum.set(word, (sum.get(word) ?? 0) + times * weight)
}

function scaled(vector: Vector): Vector {
  const length = Math.hypot(...vector.values())
  return length === 0 ? vector : new Map([...vector].map(([word, weight]) => [word, weight / length]))
}
