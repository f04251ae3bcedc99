import type { Example } from '#foundation/language/learned/expanding.ts'
import { other } from '#foundation/language/learned/learned.ts'
import { hashOf } from '#foundation/language/learned/random.ts'
import { signsOf } from '#foundation/language/learned/signs.ts'
import { spoken } from '#foundation/language/learned/spoken.ts'
import type { Sample } from '#foundation/language/learned/training.ts'
import { wordsOf } from '#foundation/language/learned/words.ts'

/** A sentence that some feature understands, as stored in the background: `calendar/move`, and its words. */
export type Known = { label: string; text: string }

/** How many sentences of one line are used for training. */
export const perLine = 3

/**
 * The training set of a feature: its own examples, each also as typed in a hurry, and what other features understand.
 * Every line has the same weight, however many sentences it produces.
 */
export function samplesFor(
  feature: string,
  examples: readonly Example[],
  background: readonly Known[],
  sameAs: readonly string[],
): Sample[] {
  const counts = Map.groupBy(examples, ({ line }) => line)
  const own = examples.flatMap(({ text, intent, line }) => {
    const weight = perLine / (counts.get(line)?.length ?? 1)
    const group = `${line.file}:${line.line}`
    return [text, ...spoken(text)].map((said) => sampleOf(said, `${feature}/${intent}`, group, weight))
  })
  const others = background
    .filter(({ label }) => !label.startsWith(`${feature}/`) && !sameAs.includes(label))
    .flatMap(({ text }) =>
      [text, ...spoken(text).slice(0, hashOf(text) % 2)].map((said) => sampleOf(said, other, text, 1)),
    )
  return [...own, ...others]
}

function sampleOf(text: string, label: string, group: string, weight: number): Sample {
  return { signs: signsOf(wordsOf(text)), label, group, weight }
}
