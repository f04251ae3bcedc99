import type { Wording } from '#foundation/time/words/when.ts'
import type { Compose } from '../wish.ts'
import { readForward } from './passing-on.ts'
import { readCompose, says } from './read-compose.ts'

/**
 * What stands behind “/email”, or answers what a new mail should say: an order that is whole by itself (“ask Tom for the lease”),
 * otherwise whom it goes to and what it says. That it is a mail is known already, so nobody has to be known for it.
 */
export function readAskedMail(text: string, wording: Wording): Compose | undefined {
  const whole = (readForward(text, wording) ?? readCompose(text, wording))?.wish
  const isWhole = whole !== undefined && (whole.forward !== undefined || says(whole))
  return isWhole ? surelyMail(whole) : readCompose(`email ${text}`, wording)?.wish
}

function surelyMail({ onlyKnown: _known, asksWho: _asks, splits, ...wish }: Compose): Compose {
  return { ...wish, ...(splits && { splits: splits.map(surelyMail) }) }
}
