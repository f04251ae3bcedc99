import { z } from 'zod'
import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { answerOf, call, declined, type Move, say, type Turn } from '#foundation/server/language.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { draft, type KnownSender, knownSender, type Recipient } from '../../contract.ts'
import type { Compose, SendDraft } from '../../language/wish.ts'
import * as words from './sending-wording.ts'

export const findSenders = 'mail.list-senders'
export const findSends = 'mail.list-sends'
export const findDrafts = 'mail.list-drafts'
const send = 'mail.send'

const senders = z.array(knownSender)
const sends = z.array(z.object({ id: z.string(), state: z.string() }))

/** What is sent, but for the mailbox that it goes from. */
type Letter = { to: readonly Recipient[]; cc?: readonly Recipient[]; bcc?: readonly Recipient[] } & Record<
  string,
  unknown
>

const isDraft = ({ kind }: ThingRef) => kind === 'mail-draft'

/** The drafts of the last answer or deed. */
export function draftsSpokenOf({ did, shown }: Dialogue): ThingRef[] {
  const last = did && did.isPast !== true ? did.things.filter(isDraft) : []
  return last.length > 0 ? last : shown.filter(isDraft)
}

/** The mailboxes of the person; none where nothing is sent at all. */
export function sendersOf(turn: Turn): KnownSender[] | Move {
  if (!turn.offers(findSenders)) return []
  const known = answerOf(turn, findSenders)
  return known === undefined ? call(findSenders, {}) : senders.parse(known)
}

/** The card that shows all of it; nothing where no mailbox of theirs sends, or an address is not known. */
export function sent(turn: Turn, letter: Letter, account?: string): Move | undefined {
  const boxes = turn.offers(send) ? sendersOf(turn) : []
  if ('kind' in boxes) return boxes
  const from = boxes.find((each) => each.account === account) ?? boxes[0]
  const people = [...letter.to, ...(letter.cc ?? []), ...(letter.bcc ?? [])]
  if (!from || people.length === 0 || people.some(({ address }) => address === '')) return undefined
  return call(send, { ...letter, account: from.account })
}

/** Why a mail that should go is only drafted: its card otherwise looks as if a yes sent it. */
export function whyNotSent(turn: Turn): string | undefined {
  const wish = turn.parts.wish as Compose | undefined
  const looked = wish?.sends ? answerOf(turn, findSenders) : undefined
  return looked !== undefined && senders.parse(looked).length === 0 ? words.noMailboxSends : undefined
}

/** “Send it”, “send it tomorrow at nine”. */
export function sendDraft(turn: Turn, { at }: SendDraft): Move {
  const { card } = turn.dialogue
  if (card?.frame?.intent === 'write-mail' && card.isPast !== true) return say(words.waitsOnCard)
  const [meant] = draftsSpokenOf(turn.dialogue).toReversed()
  const looked = answerOf(turn, findDrafts)
  if (looked === undefined) return call(findDrafts, {})
  const written = z
    .array(draft)
    .parse(looked)
    .find(({ id }) => id === meant?.id)
  if (!written) return say(words.noDraft, { isNothing: true })
  const moment = at === undefined ? undefined : new Date(millisecondOf(at, turn.context.zone))
  if (moment && moment <= turn.context.now) return say(words.pastTime)
  const { id, revision, changedAt: _changedAt, account, answers, replyTo, ...letter } = written
  const whole = {
    ...letter,
    ...(answers !== null && { answers }),
    ...(replyTo !== null && { replyTo }),
    ...(moment && { at: moment.toISOString() }),
    draft: { id, revision },
  }
  const nameless = [...letter.to, ...letter.cc, ...letter.bcc].filter(({ address }) => address === '')
  return (
    sent(turn, whole, account ?? undefined) ??
    say(
      words.cannotSend(
        nameless.map(({ name }) => name),
        letter.to.length,
      ),
    )
  )
}

/** “Don't send it”: the card that waits is declined, and what is held becomes a draft again. What only is drafted stays. */
export function takeBack(turn: Turn, discards = false): Move {
  const { card } = turn.dialogue
  const waiting = card?.frame?.wish as Compose | SendDraft | undefined
  const binned = discards && waiting?.do === 'compose' ? declined(turn, words.binned) : undefined
  if (binned) return binned
  if (card && waiting?.do === 'compose' && waiting.sends !== true) return say(words.onlyDrafted)
  const looked = turn.offers(findSends) ? answerOf(turn, findSends) : []
  if (looked === undefined) return call(findSends, {})
  const held = sends.parse(looked).filter(({ state }) => state === 'held')
  const last = held.at(-1)
  if (last) return call('mail.take-back', { id: last.id })
  // A card that is of no mail stays.
  const left = discards && waiting?.do !== 'send-draft' ? undefined : declined(turn, words.notSent)
  if (left) return left
  const drafts = draftsSpokenOf(turn.dialogue)
  if (drafts.length > 0) return say(words.staysDraft, { shows: drafts })
  return say(discards ? words.noneToBin : words.nothingHeld, { isNothing: true })
}
