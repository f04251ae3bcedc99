import { holdingIn } from './likeness.ts'

const mostWhole = 700
const mostSentences = 4

/** What a text says about these terms: all of it where it is short, otherwise the sentences that hold most of them. */
export function passageOf(text: string, terms: readonly string[]): string {
  const plain = text.trim()
  if (plain.length <= mostWhole) return plain
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(plain)].map(
    ({ segment }) => segment,
  )
  const scored = sentences.map((sentence, at) => ({ at, held: holdingIn(sentence, terms) }))
  const best = scored
    .filter(({ held }) => held > 0)
    .toSorted((one, other) => other.held - one.held)
    .slice(0, mostSentences / 2)
  // What follows a telling sentence often gives what was asked for.
  const kept = new Set(best.flatMap(({ at }) => [at, at + 1]))
  const picked = kept.size > 0 ? [...kept].toSorted((one, other) => one - other) : [0, 1, 2]
  return picked
    .flatMap((at) => sentences[at]?.replaceAll(/\s+/g, ' ').trim() ?? [])
    .join(' ')
    .slice(0, mostWhole)
}
