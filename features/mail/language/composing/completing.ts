import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { addressed } from '../drafting/addressed.ts'
import type { Missing } from '../drafting/draft.ts'
import type { Compose } from '../wish.ts'
import { timeOf } from './facts.ts'
import { oneRevision } from './one-revision.ts'
import { told } from './told.ts'

/** A mail of which one fact is still to be said. */
export type Incomplete = Compose & { missing: Missing }

/** The reply to the question for that fact; nothing where the person has thought better of it. */
export function completed(message: string, { missing, ...wish }: Incomplete, wording: Wording): Compose | undefined {
  const text = withoutCourtesy(message)
  if (text === '' || text.startsWith('/') || thinksBetter(text)) return undefined
  const said = text.replace(/^(?:that|for|about|it's|it is) /i, '')
  // “Shorter” says how the mail should sound and nothing of what it says, so that is asked once more.
  const tone = missing === 'words' ? oneRevision(message, wording)?.tone : undefined
  if (tone) return { ...wish, tone }
  if (missing === 'words') return { ...wish, words: told(said) }
  if (missing !== 'until') return { ...wish, [missing]: missing === 'person' ? said : addressed(said) }
  const [time] = readTimes(`until ${said.replace(/^(?:until|till|to) /i, '')}`, wording)
  return time && { ...wish, time: timeOf(time) }
}

/** “Never mind”, “cancel that”: no mail is wanted any more. */
export function thinksBetter(text: string): boolean {
  return findPhrases(tokenize(withoutCourtesy(text)), givesUp)[0]?.at === 0
}

const givesUp = phrases([['no, nothing, never mind, nevermind, cancel, stop, forget it, leave it', true]])
