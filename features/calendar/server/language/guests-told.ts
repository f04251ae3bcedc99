import type { Dialogue } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { moreGuests } from './card-more.ts'
import { itself, spokenOf } from './mentions.ts'

/** “Invite tom becker to it”, of the one event that was spoken of. */
export function guestsTold(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const [ref, ...others] = spokenOf(dialogue)
  const text = withoutCourtesy(plainWords(sentence))
  const isInvited = tokenize(text).some((token) => token.text === 'invite' || token.text === 'loop')
  const people = isInvited && ref && others.length === 0 ? moreGuests(text) : undefined
  if (!people || !ref) return undefined
  const target = itself(ref, wording)
  return { wish: { do: 'invite', target, people: [...people], really: true }, sure: true }
}
