import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

/** Somebody a mail goes to. Without an address the mail can be written, and not sent. */
export const recipient = z
  .object({ name: z.string().trim().max(200).default(''), address: z.union([z.email().max(320), z.literal('')]) })
  .refine(({ name, address }) => name !== '' || address !== '', 'Say a name or an address.')
  .meta({ id: 'MailRecipient' })
export type Recipient = z.output<typeof recipient>

/** A file of a mail that is being written; its content never changes (`uploadMailFileRoute`). */
export const attachedFile = z
  .object({ id, name: z.string().min(1).max(200), bytes: z.int().min(0) })
  .meta({ id: 'MailAttachment' })
export type AttachedFile = z.output<typeof attachedFile>

const recipients = z.array(recipient).max(100)
const fields = {
  to: recipients,
  cc: recipients,
  bcc: recipients,
  subject: z.string().max(500),
  text: z.string().max(100_000),
  html: z.string().max(400_000).meta({
    description: 'The same words with their form: b, i, u, a, h2, div, ul, ol and blockquote. Empty: plain text.',
  }),
  attachments: z
    .array(attachedFile)
    .max(50)
    .meta({ examples: [[]] }),
}

export const newDraft = z.object({
  id: id.optional().meta({ description: 'Chosen by whoever asks, so that asking twice makes one.', examples: [] }),
  to: recipients.default([]),
  cc: recipients.default([]),
  bcc: recipients.default([]),
  subject: fields.subject.default(''),
  text: fields.text.default(''),
  html: fields.html.default(''),
  attachments: fields.attachments.default([]),
  account: id.optional().meta({ description: 'The mailbox that it is sent from; without one the first is proposed.' }),
  answers: id.optional().meta({ description: 'The thread that it answers.' }),
  replyTo: id.optional().meta({ description: 'The message that it answers.' }),
})

export const changedDraft = z.object({
  id,
  to: recipients.optional(),
  cc: recipients.optional(),
  bcc: recipients.optional(),
  subject: fields.subject.optional(),
  text: fields.text.optional(),
  html: fields.html.optional().meta({ description: 'A changed text without it makes the draft plain text.' }),
  attachments: fields.attachments.optional(),
  account: id.optional(),
  keep: z
    .literal(true)
    .optional()
    .meta({ description: 'Writes it to the mailbox again, where another mail program changed or deleted it.' }),
  revision: z.int().optional().meta({ description: 'Refused if it has been changed since this one.' }),
})

export const whichDraft = z.object({ id })

export const draftElsewhere = z.object({
  messageId: id.meta({ description: 'A message in a folder of drafts; the draft that it becomes has the same id.' }),
})

/** A mail that is being written, and has gone nowhere. */
export const draft = z
  .object({
    id,
    ...fields,
    account: id.nullable(),
    answers: id.nullable(),
    replyTo: id.nullable(),
    revision: z.int(),
    changedAt: instant,
    elsewhere: z.boolean().optional().meta({
      description: 'Another mail program changed or deleted its copy in the mailbox; nothing is written there.',
    }),
  })
  .meta({ id: 'MailDraft' })
export type Draft = z.infer<typeof draft>

export const listDraftsRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/drafts',
  summary: 'The mails that are being written, the latest first.',
  access: 'person',
  answer: z.object({ drafts: z.array(draft) }),
})

export const readDraftRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/drafts/{id}',
  summary: 'A mail that is being written.',
  access: 'person',
  params: z.object({ id }),
  answer: draft,
})

export const downloadDraftRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/drafts/{id}/message',
  summary: 'A mail that is being written, as a file that mail programs open.',
  access: 'person',
  params: z.object({ id }),
  file: 'message/rfc822',
})

/** Sent to all devices of the person. */
export const draftsChanged = z.object({ type: z.literal('mail/drafts'), id })
