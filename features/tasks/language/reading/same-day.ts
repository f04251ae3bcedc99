import type { ThingRef } from '#foundation/language/dialogue.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { ChangeWish } from '../wish.ts'
import { withoutCourtesy } from './courtesy.ts'
import { describedBy } from './described.ts'

/** “Same day for the report”: another task gets the day of the one that was spoken of. */
export function readSameDay(sentence: string, spoken: readonly ThingRef[], wording: Wording): ChangeWish | undefined {
  const [due, ...others] = new Set(spoken.map(({ start }) => start))
  const text = withoutCourtesy(sentence)
  const tokens = tokenize(text)
  const [lead] = findPhrases(tokens, leads)
  const last = tokens[(lead?.end ?? 0) - 1]
  if (due === undefined || others.length > 0 || lead?.at !== 0 || !last || text.includes('?')) return undefined
  const which = describedBy(text.slice(last.to), wording)
  return which.words === '' ? undefined : { do: 'change', which, to: { due } }
}

const leads = phrases([
  [
    'same day for, same date for, same deadline for, same due date for, the same day for, the same date for, the same deadline for, and same day for, and the same day for, ok same day for, ok the same day for',
    true,
  ],
])
