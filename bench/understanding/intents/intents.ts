import type { CaseSet } from '../set.ts'
import type { Trial } from '../verdict.ts'
import { learnedFor } from './learned.ts'
import { builtIn, type Labelled, type Teach } from './recognise.ts'
import { type IntentSet, sentencesOf, slurp, smcalflow } from './sentences.ts'
import { speakSample } from './spoken.ts'

export const intentSets: readonly CaseSet[] = [slurp, smcalflow].map((set) => ({
  name: set.name,
  group: 'intents',
  async run(database, folder, { sample, id }) {
    const sentences = await sentencesOf(set, folder)
    if (sentences === undefined) return undefined
    if (sample !== undefined) return speakSample(await database(), set, sentences, { sample, id })
    const asShipped = crossValidate(set, sentences, builtIn).filter(({ verdict }) => verdict === 'right').length
    return {
      trials: crossValidate(set, sentences, learnedFor(set)).filter((trial) => id === undefined || trial.id === id),
      notes: [`What ships, which has learned nothing from this set: ${asShipped} of ${sentences.length} right.`],
    }
  },
}))

const folds = 5

/** Each sentence is recognised by a model trained on four fifths of the set, which do not include it. */
export function crossValidate(set: IntentSet, sentences: readonly Labelled[], teach: Teach): Trial[] {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const recognise = teach(sentences.filter((_, at) => at % folds !== fold))
    return sentences
      .filter((_, at) => at % folds === fold)
      .map((sentence) => recognised(sentence, set.names[recognise(sentence.text)] ?? 'other'))
  })
}

/** An unrecognised request counts as “nothing”; one taken for something else is wrong. */
function recognised({ id, text, label }: Labelled, found: string): Trial {
  const verdict = found === label ? 'right' : found === 'other' ? 'nothing' : 'wrong'
  const words = `${id}: ${verdict}\n> ${text}\n  taken for ${found}, is ${label}`
  return { id, verdict, sideEffect: false, unasked: false, untrueNothing: false, text: words }
}
