import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { InvitationAnswer } from '../../contract.ts'
import { spelled } from '../drafting/spelled.ts'
import type { AnswerInvitation } from '../wish.ts'
import { describedBy, isPointing, isTold } from './described.ts'

const mostCharacters = 400

/** “Accept Priya’s invitation”, “decline the invite to the design sync because I’m travelling”. */
export function readInvitationAnswer(
  message: string,
  wording: Wording,
  spokenOf: boolean,
): AnswerInvitation | undefined {
  // Whoever names an address wants to write to it.
  if (message.length > mostCharacters || message.startsWith('/') || message.includes('@')) return undefined
  const text = withoutEnd(withoutCourtesy(message), '.! ')
  const tokens = tokenize(text)
  const [lead] = findPhrases(tokens, leads)
  if (lead?.at !== 0 || asksForWork.test(text)) return undefined
  const aside = findPhrases(tokens, asides).find(({ at }) => at > lead.end)
  const behind = tokens.slice(lead.end, aside?.at)
  const said = textOf(text, behind)
  const which = describedBy(withoutOccasion(said), wording)
  const isMeant = findPhrases(behind, invites).length > 0 || (isPointing(which) && spokenOf)
  if (!isMeant || (!isTold(which) && !spokenOf)) return undefined
  const comment = aside ? remark(text.slice(tokens[aside.end]?.from ?? text.length)) : ''
  return {
    do: 'answer-invitation',
    answer: lead.value,
    which: isTold(which) ? { ...which, all: false } : { words: '', all: false, it: true },
    ...(comment !== '' && { comment }),
  }
}

/** “Decline Marcus’ project review, I don’t do Sundays”, “a maybe for the design sync”: whether one was sent shows in the mailbox. */
export function readNamedInvitation(message: string, wording: Wording): AnswerInvitation | undefined {
  if (message.length > mostCharacters || message.startsWith('/') || message.includes('@')) return undefined
  const text = withoutEnd(withoutCourtesy(message), '.! ').replace(putsDown, '').replace(toWhom, '')
  const tokens = tokenize(text)
  const [lead] = findPhrases(tokens, [...leads, ...named])
  if (lead?.at !== 0 || findPhrases(tokens, invites).length > 0) return undefined
  const [, said = '', rest = ''] =
    /^([^,;:.–]{1,80})(?:[,;:.–]\s+([^]{0,300}))?$/.exec(text.slice(tokens[lead.end]?.from ?? text.length)) ?? []
  // The day is that of the occasion, not that on which it came.
  const { since: _since, until: _until, ...which } = describedBy(said, wording)
  if (which.words === '' || isPointing(which)) return undefined
  const comment = remark(rest.replace(tellSo, ''))
  return {
    do: 'answer-invitation',
    answer: lead.value,
    which: { ...which, all: false },
    isNamed: true,
    ...(comment !== '' && { comment }),
  }
}

const putsDown = /^(?:put|mark|count|note) me (?:down )?(?:as )?(?:an? )?(?=(?:maybe|tentative|yes|no)\b)/i
/** “Let Priya know I’m in for the review”. */
const toWhom =
  /^(?:let|tell|inform) \p{L}{2,20}(?: \p{Lu}\p{L}+)?(?: know)?,? (?:that )?(?=(?:i|i['’]?(?:m|ll)|count me) )/iu
const tellSo = /(?:^|[,;. ])(?:and |please )?(?:tell|let) (?:him|her|them)(?: so| that| know)?$/i

/** “The invitation to speak” is no meeting, so it is answered in words. */
const asksForWork =
  /\binvit(?:ation|e) to (?:speak|present|talk|join|contribute|write|give|visit|chair|host|teach|perform|play|sing)\b/i

function textOf(text: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? text.slice(first.from, last.to) : ''
}

/** “The invitation to the design sync”: the occasion is what it is called, and nobody it was written to. */
function withoutOccasion(said: string): string {
  return said.replace(/\b(invitations?|invites?)\s+(?:to|for)\b/i, '$1 about')
}

function remark(rest: string): string {
  const text = withoutEnd(spelled(rest.trim().replace(/^that\s+/i, '')), '.!, ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const leads = phrases<InvitationAnswer>([
  ['accept, say yes to, rsvp yes to, answer yes to, reply yes to, respond yes to, confirm, agree to', 'accept'],
  [
    'tentatively accept, accept tentatively, say maybe to, rsvp maybe to, answer maybe to, reply maybe to, mark as tentative, tentative for, tentative on',
    'tentative',
  ],
  [
    'decline, turn down, reject, refuse, say no to, rsvp no to, answer no to, reply no to, respond no to, politely decline',
    'decline',
  ],
])
const named = phrases<InvitationAnswer>([
  [
    'yes to, yes for, count me in for, i am coming to, i will come to, i am in for, im in for, i will be at, ill be at, i will be there for, i am joining, i can make, i can make it to',
    'accept',
  ],
  ['maybe to, maybe for, tentative for', 'tentative'],
  ['no to, no for, count me out of, i am not coming to, i can not make, i can not come to', 'decline'],
])
const invites = phrases([['invitation, invitations, invite, invites, calendar invite, meeting invite', true]])
const asides = phrases([
  [
    'because, and say, say, and tell them, tell them, and tell him, tell him, and tell her, tell her, saying, with the note, with the comment, and add, and mention',
    true,
  ],
])
