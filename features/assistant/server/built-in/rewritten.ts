import type { Dialogue } from '#foundation/language/dialogue.ts'
import { withoutFalseStart } from '#foundation/language/english/false-start.ts'
import { movedNow, takenOff, uncleft, verbFirst } from '#foundation/language/english/orders-told.ts'
import type { Paraphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { spelledOut } from '#foundation/language/english/spelled-out.ts'
import { takingBack } from '../../language/paraphrases.ts'
import { inTheirTime } from '../../language/their-time.ts'
import { placeBefore } from './skills/zones/place-before.ts'

/** Text-speak is written out, a false start left out, a time elsewhere gets its place, and “the first you can delete” is the order that it is. */
export function rewritten(message: string, dialogue: Dialogue, plainly: Paraphrasing): string {
  const text = inTheirTime(withoutFalseStart(spelledOut(message)), placeBefore(dialogue))
  const said = saidPlainly(text, dialogue, plainly)
  return verbFirst(said) ?? takenOff(said) ?? uncleft(said) ?? movedNow(said)
}

/** As the plain order that it is. Where we asked something, “leave it as it was” answers that, and takes nothing back. */
export function saidPlainly(message: string, dialogue: Dialogue, plainly: Paraphrasing): string {
  const order = plainly(message)
  return order === takingBack && leaves.test(message) && isAsked(dialogue) ? 'no' : order
}

const leaves = /\b(?:leave|keep)\b/i

function isAsked({ open, card }: Dialogue): boolean {
  return card !== undefined || open.some(({ isLeft }) => isLeft !== true)
}
