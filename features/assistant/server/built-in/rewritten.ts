import type { Dialogue } from '#foundation/language/dialogue.ts'
import {
  movedNow,
  takenOff,
  takenOut,
  topicFirst,
  uncleft,
  verbFirst,
} from '#foundation/language/english/orders-told.ts'
import { plainOrder, takingBack } from '#foundation/language/english/plain-orders.ts'
import { spelledOut } from '#foundation/language/english/spelled-out.ts'
import { inTheirTime } from '../../language/their-time.ts'
import { placeBefore } from './skills/zones/place-before.ts'

/** Text-speak is written out, a time elsewhere gets its place, and “the first you can delete” is the order that it is. */
export function rewritten(message: string, dialogue: Dialogue): string {
  const text = inTheirTime(spelledOut(message), placeBefore(dialogue))
  const order = plainOrder(text)
  // Where we asked something, “leave it as it was” answers that, and takes nothing back.
  const said = order === takingBack && leaves.test(text) && isAsked(dialogue) ? 'no' : order
  return topicFirst(said) ?? verbFirst(said) ?? takenOff(said) ?? takenOut(said) ?? uncleft(said) ?? movedNow(said)
}

const leaves = /\b(?:leave|keep)\b/i

function isAsked({ open, card }: Dialogue): boolean {
  return card !== undefined || open.some(({ isLeft }) => isLeft !== true)
}
