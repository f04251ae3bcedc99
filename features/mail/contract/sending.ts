import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'
import { invitationAnswers } from './answers.ts'
import { attachedFile } from './drafts.ts'

/** A line break or another control character in a header would begin another header. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u
const inOneLine = 'This must be one line, without control characters.'

/** Somebody a mail is sent to. */
export const addressee = z
  .object({ name: z.string().trim().max(200).regex(oneLine, inOneLine).default(''), address: z.email().max(320) })
  .meta({ id: 'MailAddressee' })
export type Addressee = z.output<typeof addressee>

const addressees = z.array(addressee).max(100)

/** What all files of one mail may weigh together; many servers take no more. */
export const mostAttached = 25 * 1_024 * 1_024

/**
 * Everything that is sent (`mail.send`, which reaches others). The press on Send is the yes; anybody else’s wish becomes
 * a card that shows all of it. What is sent is this and nothing else.
 */
export const sentMail = z
  .object({
    id: id.optional().meta({ description: 'Chosen by whoever asks, so that asking twice sends once.', examples: [] }),
    account: id.meta({ description: 'The mailbox that it is sent from.' }),
    to: addressees.default([]),
    cc: addressees.default([]),
    bcc: addressees.default([]),
    subject: z.string().max(500).regex(oneLine, inOneLine).default(''),
    text: z.string().max(100_000).default(''),
    html: z.string().max(400_000).default('').meta({
      description: 'The same words with their form. It is cleaned; where it says other words, the text alone is sent.',
    }),
    attachments: z
      .array(attachedFile.extend({ name: z.string().min(1).max(200).regex(oneLine, inOneLine) }))
      .max(50)
      .default([])
      .meta({ description: 'As uploaded: refused if a name or a size is another.', examples: [[]] }),
    answers: id.optional().meta({ description: 'The thread that it answers.' }),
    replyTo: id.optional().meta({ description: 'The message that it answers.' }),
    draft: z
      .object({ id, revision: z.int() })
      .optional()
      .meta({ description: 'That it was written from; it goes with the mail, and comes back with it.' }),
    at: instant.optional().meta({ description: 'When it is sent, if not now.' }),
    awaits: instant.optional().meta({ description: 'When to tell the person that nobody has answered it.' }),
  })
  .refine(({ to, cc, bcc }) => to.length + cc.length + bcc.length > 0, 'Say whom it goes to.')

/** What `mail.answer-invitation` sends to whoever invites. */
export const answeredInvitation = z.object({
  id: id.optional().meta({ description: 'Chosen by whoever asks, so that asking twice sends once.', examples: [] }),
  messageId: id.meta({ description: 'The message with the invitation.' }),
  answer: z.enum(invitationAnswers),
  comment: z.string().trim().max(1_000).default('').meta({ description: 'What is said beside the answer.' }),
})

export const whichSend = z.object({ id })

/**
 * held: it can be taken back until `dueAt`. handing: it is being handed over. unsure: the line broke after the whole
 * mail was handed over, so nobody knows; it is never sent again by itself. refused: nothing was sent.
 */
export const sendStates = ['held', 'handing', 'sent', 'unsure', 'refused', 'taken-back'] as const
export type SendState = (typeof sendStates)[number]

export const mailSend = z
  .object({
    id,
    account: id,
    state: z.enum(sendStates),
    to: z.array(addressee),
    cc: z.array(addressee),
    bcc: z.array(addressee),
    subject: z.string(),
    answers: id.nullable(),
    dueAt: instant.meta({ description: 'When it goes, or when it is tried again.' }),
    scheduled: z.boolean(),
    trouble: z.string().meta({ description: 'What went wrong, in a sentence; empty if nothing.' }),
    draft: id.nullable().meta({
      description: 'What it becomes again when it is taken back; null: an answer to an invitation or to a list.',
    }),
    changedAt: instant,
  })
  .meta({ id: 'MailSend' })
export type MailSend = z.output<typeof mailSend>

export const listSendsRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/sends',
  summary:
    'Mail that is held, on its way, refused, or of which nobody knows whether it was sent; the next to go first.',
  access: 'person',
  answer: z.object({ sends: z.array(mailSend) }),
})

export const readSendOfDraftRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/sent-drafts',
  summary: 'What a draft that is not there any more was last sent as; null where it was not, or a month ago.',
  access: 'person',
  query: z.object({ draft: id }),
  answer: z.object({ send: mailSend.nullable() }),
})

/** Where mail can be sent from, and how. */
export const mailSender = z
  .object({
    account: id,
    address: z.string(),
    name: z.string().meta({ description: 'That receivers see beside the address.' }),
    signature: z.string(),
    holdSeconds: z.int().min(0).max(60),
    greeting: z
      .string()
      .meta({ description: 'How drafts begin; {name} stands for the reader. Empty: as in sent mail.' }),
    formalGreeting: z.string().meta({ description: 'The same of formal mails.' }),
    closing: z.string().meta({ description: 'How drafts end, with the name below. Empty: as in sent mail.' }),
    formalClosing: z.string().meta({ description: 'The same of formal mails.' }),
  })
  .meta({ id: 'MailSender' })
export type MailSender = z.output<typeof mailSender>

const manner = z.object({ greeting: z.string(), closing: z.string() })

/** How the person begins and ends mails, as their own sent mail shows. */
export const learnedManners = z
  .object({
    mails: z.int().min(0).meta({ description: 'Sent mails that it was learned from.' }),
    friendly: manner,
    formal: manner,
  })
  .meta({ id: 'MailManners', description: 'Empty where no way is usual.' })

/** A sender with what was learned from the mail sent from there. */
export const knownSender = mailSender.extend({ learned: learnedManners })
export type KnownSender = z.output<typeof knownSender>

/** What `mail.change-sender` changes. */
export const changedSender = z.object({
  account: id,
  name: z.string().trim().max(200).regex(oneLine, inOneLine).optional(),
  signature: z.string().max(5_000).optional(),
  holdSeconds: z.int().min(0).max(60).optional().meta({ description: 'How long a mail can be taken back.' }),
  greeting: z
    .string()
    .trim()
    .max(100)
    .regex(oneLine, inOneLine)
    .optional()
    .meta({ description: 'How drafts begin; {name} stands for the reader.', examples: ['Hi {name},'] }),
  formalGreeting: z.string().trim().max(100).regex(oneLine, inOneLine).optional(),
  closing: z.string().trim().max(500).optional().meta({ description: 'How drafts end, with the name below.' }),
  formalClosing: z.string().trim().max(500).optional(),
})

export const listSendersRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/senders',
  summary: 'The mailboxes that mail can be sent from, each with its signature; without one, nothing can be sent.',
  access: 'person',
  answer: z.object({ senders: z.array(knownSender) }),
})

export const uploadMailFileRoute = defineRoute({
  method: 'POST',
  path: '/v1/mail/files',
  summary: 'Send a file that a mail is to carry. It is kept for as long as a draft or a mail that waits has it.',
  access: 'person',
  bodyType: 'bytes',
  bodyLimit: mostAttached,
  query: z
    .object({ name: z.string().min(1).max(200).regex(oneLine, inOneLine), type: z.string().max(255).default('') })
    .meta({ examples: [{ name: 'Plan.pdf', type: 'application/pdf' }] }),
  answer: attachedFile,
  status: 201,
})

export const attachKeptFileRoute = defineRoute({
  method: 'POST',
  path: '/v1/mail/files/kept',
  summary: 'Let a mail carry a copy of a file that is kept here, as it is now.',
  access: 'person',
  body: z.object({ file: id }),
  answer: attachedFile,
  status: 201,
})

/** Sent to all devices of the person: look at the sends again. */
export const sendsChanged = z.object({ type: z.literal('mail/sends') })
