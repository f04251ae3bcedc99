import { z } from 'zod'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { knownSender, mailSend, type MailSend } from '../../contract.ts'
import { foreignSenders } from './foreign.ts'
import { knownSenders } from './manners.ts'
import type { Send } from './send-store.ts'
import type { Sending } from './sending.ts'

export function sendLookups({ sending, database }: { sending: Sending; database: Database }): Lookup[] {
  return [
    defineLookup({
      name: 'mail.list-senders',
      label: 'Looked at your mailboxes',
      description:
        'The mailboxes that mail can be sent from, and how the person begins and ends mails. Without one, nothing can be sent.',
      input: z.object({}),
      answer: z.array(knownSender.extend({ writtenAfter: z.array(z.string()) })),
      run: (person) => database.as(person.id, (tx) => knownSenders(tx, person.id)),
      sources: foreignSenders,
    }),
    defineLookup({
      name: 'mail.list-sends',
      label: 'Looked at mail on its way',
      description: 'Mail that is held, on its way, was refused, or of which nobody knows whether it was sent.',
      input: z.object({}),
      answer: z.array(mailSend.extend({ foreign: z.boolean() })),
      run: async (person) =>
        (await sending.list(person.id)).map((send) => ({ ...toSend(send), foreign: isForeign(send) })),
      sources: (sends) => sends.filter(({ foreign }) => foreign).map(({ subject }) => `the mail “${subject}”`),
    }),
  ]
}

/** What a mail server said about it are others’ words, too. */
function isForeign({ writtenAfter, trouble }: Send): boolean {
  return writtenAfter.length > 0 || trouble !== ''
}

export function toSend(send: Send): MailSend {
  const { id, account, state, content, dueAt, scheduled, trouble, draftId, changedAt } = send
  const { to, cc, bcc, subject, answers = null } = content
  const draft = content.formal ? null : draftId
  return { id, account, state, to, cc, bcc, subject, answers, dueAt, scheduled, trouble, draft, changedAt }
}
