import type { Dialogue } from '#foundation/language/dialogue.ts'
import {
  movedNow,
  takenOff,
  takenOut,
  topicFirst,
  uncleft,
  verbFirst,
} from '#foundation/language/english/orders-told.ts'
import { plainOrder } from '#foundation/language/english/plain-orders.ts'
import { spelledOut } from '#foundation/language/english/spelled-out.ts'
import { inTheirTime } from '../../language/their-time.ts'
import { placeBefore } from './skills/zones/place-before.ts'

/** Text-speak is written out, a time elsewhere gets its place, and “the first you can delete” is the order that it is. */
export function rewritten(message: string, dialogue: Dialogue): string {
  const said = plainOrder(inTheirTime(spelledOut(message), placeBefore(dialogue)))
  return topicFirst(said) ?? verbFirst(said) ?? takenOff(said) ?? takenOut(said) ?? uncleft(said) ?? movedNow(said)
}
