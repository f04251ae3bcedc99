import { withoutHonorific } from '#foundation/language/english/honorifics.ts'
import { trimmed } from '#foundation/language/text/phrases.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { ToAnswer } from '../wish.ts'
import { describedBy, small } from './described.ts'
import { type Stretch, stretchIn } from './stretch.ts'

export const anyone = new Set('anyone anybody someone somebody people everyone everybody'.split(' '))

/** Who can have said something elsewhere than in a mail. */
export const strangers = new Set('i you we they he she it this that there'.split(' '))

/** “What does Tom need from me?” */
export function neededOfMe({ from = '' }: { from?: string }, text: string): ToAnswer | undefined {
  const who = withoutHonorific(trimmed(from, small))
  if (who === '' || strangers.has(who.toLowerCase())) return undefined
  return { ...toAnswer({}, text), ...(!anyone.has(who.toLowerCase()) && { from: who }) }
}

/** “Which of yesterday’s mails from Tom need an answer?” */
export function toAnswer({ which = '' }: { which?: string }, text: string, wording?: Wording): ToAnswer {
  const { from } = wording ? describedBy(which, wording) : {}
  return {
    do: 'to-answer',
    ...(/\b(?:unread|unopened)\b/i.test(text) && { unread: true as const }),
    ...(from !== undefined && isName(from) && { from }),
    ...(wording && cameIn(text, wording)),
  }
}

/** Not “clients” or “people”. */
function isName(from: string): boolean {
  return /^\p{Lu}/u.test(from) && !anyone.has(from.toLowerCase())
}

/** “Of yesterday’s mails”, “since Monday”; “by Friday” says when something is due. */
function cameIn(text: string, wording: Wording): Stretch {
  const [said] = /\b(?:(?:from|of|since|in) [^,.?!]{3,30}|(?:yester|to|\p{L}{2,6})day['’]s)/iu.exec(text) ?? []
  const { since, until } = (said === undefined ? undefined : stretchIn(said.replace(/['’]s$/u, ''), wording)) ?? {}
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) }
}
