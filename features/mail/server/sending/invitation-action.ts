import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt, type Reversal, type Touch } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Invited } from '#foundation/server/invited.ts'
import type { Person } from '#foundation/server/person.ts'
import type { z } from 'zod'
import { answeredInvitation, type InvitationAnswer, type MailInvitation, sentMail } from '../../contract.ts'
import { readInvitation } from '../../rules/invitation.ts'
import { replyTo } from '../../rules/invitation-reply.ts'
import { inOneLine, whenWords } from '../../rules/invitation-words.ts'
import { mailSource } from '../../rules/words.ts'
import { listAccounts } from '../account-store.ts'
import { findMessage, type ReadMessage } from '../reading-store.ts'
import type { ReaderOf } from '../whose.ts'
import { noMail } from '../writing.ts'
import { peopleOf, type Told, toldOf, touchOf } from './send-actions.ts'
import type { Content } from './send-store.ts'
import type { Sending, Trace } from './sending.ts'

export type InvitationParts = {
  database: Pick<Database, 'as'>
  clock: Clock
  invited: Invited
  sending: Sending
  readerOf: ReaderOf
  nudge: () => void
}
type Input = z.output<typeof answeredInvitation>
type Answered = Told & { answer: InvitationAnswer; event: string; calendar: string | null }
type Inverse = Trace & { calendar: unknown }

const said: Readonly<Record<InvitationAnswer, { subject: string; text: string; title: string }>> = {
  accept: { subject: 'Accepted', text: 'I accept the invitation', title: 'Accept' },
  tentative: {
    subject: 'Tentative',
    text: 'I may come; I tentatively accept the invitation',
    title: 'Tentatively accept',
  },
  decline: { subject: 'Declined', text: 'I cannot come, so I decline the invitation', title: 'Decline' },
}

/** Answers the calendar of whoever invites (RFC 6047), and lets the person’s own calendar follow. */
export function invitationAction(parts: InvitationParts): Action {
  const { sending, invited, readerOf } = parts
  return defineAction({
    name: 'mail.answer-invitation',
    title: 'Answer an invitation',
    description:
      'Accept, tentatively accept or decline what a mail invites to: the organizer is sent the answer, and the event is put into the calendar or taken out of it.',
    input: answeredInvitation,
    effect: 'outward',
    unseen: { id: 'It names the send, for programs.', messageId: 'The title names the event.' },
    async show(person, input) {
      const { content, source, invitation, message, when, file } = await planned(parts, person, input)
      const sender = await sending.sender(person.id, content)
      const calendar = await invited.look(person, { file, isComing: input.answer !== 'decline', source })
      const reader = await readerOf(person)
      const fields = [
        {
          name: 'account',
          label: 'From',
          value: peopleOf({ name: sender.name || reader.name, address: sender.address }),
        },
        { name: 'to', label: 'To', value: content.to.map(peopleOf).join(', ') },
        ...mailFrom(message, content),
        { name: 'answer', label: 'Answer', value: said[input.answer].subject },
        { name: 'event', label: 'Event', value: `${titleOf(invitation)}, ${when}` },
        { name: 'subject', label: 'Subject', value: content.subject },
        { name: 'comment', label: 'Text', value: content.text },
        ...(calendar === undefined ? [] : [{ name: 'calendar', label: 'Your calendar', value: calendar }]),
      ]
      return { title: `${said[input.answer].title} the invitation “${titleOf(invitation)}”`, fields, sources: [source] }
    },
    run: (person, input, { sources = [], quotes = [] }) =>
      run(parts, person, { input, sources: [...sources, ...quotes] }),
    done: ({ thing: { answer, event, people, when, calendar } }) =>
      `${said[answer].subject} “${event}”: the answer to ${people} goes ${when}.${calendar === null ? '' : ` ${calendar}.`}`,
    answer: ({ thing: { id } }) => ({ id }),
    undo: (person, receipt) => reverse(parts, person, receipt),
    undoTouches: (person, receipts) => touches(parts, person, receipts),
  })
}

function titleOf({ title }: MailInvitation): string {
  return inOneLine(title, 200) || 'Untitled event'
}

/** Where it is somebody else than the organizer, that is worth knowing before an answer goes. */
function mailFrom({ fromName, fromAddress }: ReadMessage, { to }: Content) {
  const isOrganizer = to.some(({ address }) => address.toLowerCase() === fromAddress.toLowerCase())
  return isOrganizer
    ? []
    : [
        {
          name: 'invitedBy',
          label: 'The invitation came from',
          value: peopleOf({ name: fromName, address: fromAddress }),
        },
      ]
}

async function planned(
  { database, clock, readerOf }: InvitationParts,
  person: Person,
  { messageId, answer, comment, id }: Input,
) {
  const { message, account } = await database.as(person.id, async (tx) => {
    const found = await findMessage(tx, person.id, messageId)
    if (!found) throw noMail()
    return { message: found, account: (await listAccounts(tx, person.id)).find((each) => each.id === found.account) }
  })
  const invitation = message.invitation === null ? undefined : readInvitation(message.invitation)
  if (!invitation || message.invitation === null || !account)
    throw new Failure('conflict', 'This mail holds no invitation.')
  if (account.kind === 'sample')
    throw new Failure('conflict', 'This is a sample invitation: nobody sent it, so there is nobody to answer.')
  const { name, format } = await readerOf(person)
  const stamp = clock.now().toISOString()
  const calendar = replyTo(message.invitation, { answer, name, address: account.address, comment, stamp })
  if (calendar === undefined || !invitation.organizer)
    throw new Failure('conflict', 'This invitation does not say where an answer to it goes, or was called off.')
  const when = whenWords(invitation, format)
  const { subject, text } = said[answer]
  const content = check(sentMail, {
    ...(id !== undefined && { id }),
    account: message.account,
    to: [{ name: inOneLine(invitation.organizer.name, 200), address: invitation.organizer.address.trim() }],
    subject: `${subject}: ${titleOf(invitation)}`,
    text: `${comment === '' ? '' : `${comment}\n\n`}${text} “${titleOf(invitation)}”, ${when}.`,
    answers: message.thread,
    replyTo: message.id,
  })
  const formal = { kind: 'invitation' as const, message: message.id, answer, calendar }
  const people = [{ name: message.fromName, address: message.fromAddress }]
  const source = mailSource({ subject: message.subject, people })
  return { content: { ...content, formal }, source, invitation, message, when, file: message.invitation }
}

type Asked = { input: Input; sources: readonly string[] }

async function run(parts: InvitationParts, person: Person, { input, sources }: Asked): Promise<Receipt<Answered>> {
  const { sending, invited, readerOf, nudge } = parts
  const { content, source, invitation, file } = await planned(parts, person, input)
  await sending.sender(person.id, content)
  const kept = await invited.take(person, { file, isComing: input.answer !== 'decline', source })
  const reader = await readerOf(person)
  const send = await sending
    .send(person.id, { content, sources: [...sources, source], name: reader.name })
    .catch(async (error: unknown) => {
      if (kept) await invited.putBack(person, kept.trace)
      throw error
    })
  nudge()
  const told = toldOf(send, reader, false)
  const { thing, changes = [] } = told
  const calendar = kept ? [{ label: 'Your calendar', before: null, after: kept.words }] : []
  const inverse: Inverse = { id: send.id, to: 'taken-back', calendar: kept?.trace ?? null }
  return {
    thing: { ...thing, answer: input.answer, event: titleOf(invitation), calendar: kept?.words ?? null },
    changes: [...changes, ...calendar],
    inverse,
    sources: [source],
    things: [{ kind: 'mail', id: content.answers ?? '', title: invitation.title }],
  }
}

async function reverse(
  { sending, invited, readerOf, nudge }: InvitationParts,
  person: Person,
  { thing, inverse, sources, things }: Receipt<Answered>,
): Promise<Reversal<Answered>> {
  const { id, to, calendar } = inverse as Inverse
  const isBack = to === 'taken-back'
  const go = (back: boolean) => (back ? sending.takeBack(person.id, id) : sending.holdAgain(person.id, id))
  const send = await go(isBack)
  const next =
    calendar === null
      ? null
      : await invited.putBack(person, calendar).catch(async (error: unknown) => {
          await go(!isBack)
          throw error
        })
  nudge()
  const { changes = [], thing: told } = toldOf(send, await readerOf(person), isBack)
  const follows: Inverse = { id, to: isBack ? 'held' : 'taken-back', calendar: next }
  return {
    thing: { ...thing, ...told },
    changes,
    inverse: follows,
    ...(sources && { sources }),
    ...(things && { things }),
  }
}

async function touches(
  { sending, invited }: InvitationParts,
  person: Pick<Person, 'id'>,
  receipts: readonly Receipt<Answered>[],
): Promise<Touch[]> {
  return Promise.all(
    receipts.map(async (receipt) => {
      const { calendar } = receipt.inverse as Inverse
      const mail = await touchOf(sending, person, receipt)
      if (calendar === null) return mail
      const [kept] = await invited.touches(person, [calendar])
      const others = [mail.others, kept?.others ?? null].filter((each) => each !== null)
      return {
        fields: [...mail.fields, ...(kept?.fields ?? [])],
        others: others.length === 0 ? null : others.join(', '),
        sources: [...mail.sources, ...(kept?.sources ?? [])],
      }
    }),
  )
}
