import { createRetelling, type Retelling, type SaidOrders } from '#foundation/language/learned/retelling.ts'
import { weightsIn, wordClasses } from './learned.ts'

/** What people say of things of these kinds, and the plain orders that it means. `folder` holds what was learned from examples. */
export type SaidOf = SaidOrders & { kinds: readonly string[]; folder: URL }

export function retellingOf({ folder, inHand, first, makes }: SaidOf, place: 'in-hand' | 'first'): Retelling {
  const weights = (name: string) => weightsIn(new URL(name, folder))
  const files = { intents: weights(`${place}.weights`), slots: weights(`${place}-slots.weights`) }
  return createRetelling(files, { orders: place === 'first' ? first : inHand, makes }, wordClasses())
}
