import { isForAddress } from '#foundation/language/english/to-address.ts'
import { findPhrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { priorities } from '../words.ts'
import { askedIn } from './asked.ts'
import { dayIn } from './days.ts'
import { deedIn } from './deeds.ts'
import { partsOf } from './parts.ts'
import { mayBePlaced } from './place.ts'
import { readable } from './read-known.ts'
import type { Clause } from './saying.ts'
import { mayHoldSlots } from './slots.ts'
import { mayRefer } from './referents.ts'
import { saysSwap } from './swapping.ts'

/** Whether any task could be meant, so that they are worth a look: something is said of it, or asked. */
export function mayBeKnown(message: string, wording: Wording): 'said' | 'asked' | undefined {
  const { text, person, name } = readable(message, wording)
  if (
    text === undefined ||
    isForAddress(message) ||
    blocksTime.test(text) ||
    inCalendar.test(text) ||
    asksWithin.test(text)
  )
    return undefined
  if ((name ?? person) || saysSwap(tokenize(text)) || mayRefer(text, wording)) return 'said'
  const parts = partsOf(text, [], wording)
  const isSaid = parts.some(
    ({ clause, asks }) =>
      !asks &&
      (mayHoldSlots(clause, wording) || (dayIn(clause.bare, wording) ?? deedIn(clause, wording)) !== undefined),
  )
  // “Membership cancelled” is over where a title says to cancel it.
  const mayBeOver = parts.some(
    ({ clause: { tokens }, asks }) => !asks && tokens.some(({ text: word }) => /[a-z]{3}ed$/.test(word)),
  )
  const mayBeLevel = parts.some(({ clause, asks }) => !asks && findPhrases(clause.tokens, priorities).length > 0)
  if (isSaid || mayBeOver || mayBeLevel) return 'said'
  return parts.some(({ clause, asks }) => asks && (mayAsk(clause) || askedIn(clause) !== undefined))
    ? 'asked'
    : undefined
}

/** “Block tomorrow from ten until noon for the offer” reserves time for it, and says nothing of when it is due. */
const blocksTime = /^(?:block|book|reserve|schedule)\b.*\b(?:from|between)\b.*\b(?:to|till|until|and)\b/i

/** “Zürich on 9 Dec, train leaves at 7:40, in the calendar please” wants no task moved. */
const inCalendar = /\b(?:in|into|to|on) (?:the|my) (?:calendar|diary|schedule)(?: please| pls| thanks)?[.!]*$/i

/** “In the offer we sent Northwind, how many days …”: where the answer stands is nothing that was done. */
const asksWithin =
  /^(?:and |so |ok )*(?:in|from|according to|of|about|on|per) [^,?]{3,100}, (?:how|what|when|who|where|which)\b/i

/** Whether the message may name a list, so that the person's lists must be looked up. */
export function mayNameList(message: string, wording: Wording): boolean {
  const { text = '' } = readable(message, wording)
  return partsOf(text, [], wording).some(({ clause, asks }) => !asks && mayBePlaced(clause))
}

/** “I finished the script. What remains?” asks for the rest as well. */
export function asksForRest(message: string, wording: Wording): boolean {
  const { text = '' } = readable(message, wording)
  return partsOf(text, [], wording).some(
    ({ clause: { tokens }, asks }) => asks && tokens.some(({ text: word }) => remaining.has(word)),
  )
}

const remaining = new Set(
  'left remain remains remained remaining outstanding pending leave leaves else next'.split(' '),
)

/** “Is the printer fixed”, “did I do the notes”. */
function mayAsk({ tokens }: Clause): boolean {
  return (
    (tokens[0]?.text === 'did' && (tokens[1]?.text === 'i' || tokens[1]?.text === 'we')) ||
    tokens.some(({ text }, at) => /[a-z]{3}ed$/.test(text) || ((text === 'do' || text === 'doing') && at > 0))
  )
}

/** Whether it says that something is open again, so that what is done is worth a look. */
export function mayReopen(message: string, wording: Wording): boolean {
  const { text = '' } = readable(message, wording)
  return partsOf(text, [], wording).some(({ clause, asks }) => !asks && deedIn(clause, wording)?.deed.do === 'reopen')
}
