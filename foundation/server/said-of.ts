import {
  createRetelling,
  type Retelling,
  type SaidOrders,
  type Signer,
} from '#foundation/language/learned/retelling.ts'
import { signsWithClasses } from '#foundation/language/learned/signs.ts'
import { wordsOf } from '#foundation/language/learned/words.ts'
import { weightsIn, wordClasses } from './learned.ts'

/** What people say of things of these kinds, and the plain orders that it means. `folder` holds what was learned from examples. */
export type SaidOf = SaidOrders & { kinds: readonly string[]; folder: URL }

export function retellingOf(said: SaidOf, signer: Signer): Retelling {
  const weights = (name: string) => weightsIn(new URL(name, said.folder))
  return createRetelling({ intents: weights('said.weights'), slots: weights('slots.weights') }, said, signer)
}

/** All models are asked about the same message. */
export function createSigner(): Signer {
  const classes = wordClasses()
  let last: { message: string; signs: Uint32Array } | undefined
  return {
    classes,
    signsOf(message) {
      if (last?.message !== message) last = { message, signs: signsWithClasses(wordsOf(message), classes) }
      return last.signs
    },
  }
}
