import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant } from '#foundation/contract/time.ts'
import { mailMark, mailMessage, mailViews, splits, threadRow } from './mailbox.ts'

/** Which mail the assistant looks for (`mail.find`); what is not said does not matter. */
export const soughtMail = z.object({
  words: z.string().max(300).optional().meta({ description: 'In the subject or the text.' }),
  from: z.string().max(200).optional().meta({ description: 'A name or an address, or a part of one.' }),
  to: z.string().max(200).optional(),
  view: z.enum(mailViews).exclude(['folder', 'label']).default('all'),
  split: z.enum(splits).optional(),
  label: z.string().max(100).optional(),
  unread: z.boolean().optional(),
  starred: z.boolean().optional(),
  attachments: z.boolean().optional(),
  invitation: z.boolean().optional(),
  since: instant.optional(),
  until: instant.optional().meta({ description: 'Exclusive.' }),
  ids: z.array(id).max(200).optional().meta({ description: 'Of threads.' }),
  likely: z.boolean().optional().meta({ description: 'Half of the words are enough; the likeliest come first.' }),
  limit: z.int().min(1).max(200).default(50),
})
export type SoughtMail = z.input<typeof soughtMail>

/** Threads, the newest first; `count` is how many there are, and `boxes` how many mailboxes the person has. */
export const mailFound = z.object({
  threads: z.array(threadRow),
  count: z.int().min(0),
  unread: z.int().min(0),
  boxes: z.int().min(0),
  likeness: z
    .array(z.object({ share: z.number(), score: z.number() }))
    .optional()
    .meta({ description: 'Of each thread, where likely ones were looked for: how many of the words it holds.' }),
})

/** A question that a mail may answer (`mail.consult`). */
export const mailQuestion = z.object({
  words: z.string().trim().min(1).max(300).meta({ description: 'The telling words of the question.' }),
  ids: z.array(id).max(20).optional().meta({ description: 'Only in these conversations.' }),
})

/** What the likeliest mails say, in their own words. */
export const mailPassages = z.object({
  passages: z.array(
    z.object({
      thread: threadRow,
      from: z.string(),
      own: z.boolean(),
      at: instant,
      text: z.string(),
      share: z.number().meta({
        description: 'How many of the words the message, its subject and the names of its people hold, from 0 to 1.',
      }),
    }),
  ),
  boxes: z.int().min(0),
})
export type MailPassage = z.infer<typeof mailPassages>['passages'][number]

/** Which promises are wanted (`mail.promises`): of the person or of others, who have to be called so where a name is given. */
export const soughtPromises = z.object({
  by: z.enum(['own', 'others']),
  since: instant.optional(),
  until: instant.optional(),
  who: z.string().max(200).optional().meta({ description: 'To whom or by whom, as the person named them.' }),
})

/** What was promised in mail, the newest first. */
export const foundPromises = z.object({
  promises: z.array(
    z.object({
      thread: threadRow,
      at: instant,
      who: z.string().meta({ description: 'To whom the person promised it, or who did.' }),
      text: z.string().meta({ description: 'The sentence.' }),
    }),
  ),
  boxes: z.int().min(0),
})
export type PromiseFound = z.infer<typeof foundPromises>['promises'][number]

/** One thread with the words of its messages, the oldest first (`mail.read-thread`). */
export const mailThread = z.object({
  thread: threadRow,
  messages: z.array(
    mailMessage.pick({
      id: true,
      from: true,
      to: true,
      cc: true,
      at: true,
      text: true,
      parts: true,
      own: true,
      marks: true,
      unsubscribe: true,
      invitation: true,
    }),
  ),
})

/** Threads in which the person has the last word (`answer: 'others'`) or owes it (`'own'`), the longest waiting first (`mail.waiting`). */
export const waitingMail = z.object({ answer: z.enum(['own', 'others']), limit: z.int().min(1).max(100).default(20) })

/** What speaks for and against the senders of a thread (`mail.judge-senders`): each message that came, the oldest first. */
export const judgedMail = z.object({
  thread: threadRow,
  messages: z.array(
    z.object({
      id,
      from: z.object({ name: z.string(), address: z.string() }),
      at: instant,
      checked: z.enum(['passed', 'failed', 'unknown']).meta({
        description: 'Whether the server that received it could confirm that it comes from the domain of the sender.',
      }),
      received: z.int().min(0).meta({ description: 'Mails from this address in other conversations, without spam.' }),
      first: instant.nullable().meta({ description: 'When the first of them came.' }),
      written: z.boolean().meta({ description: 'The person wrote to this address, in another conversation.' }),
      answered: z.boolean().meta({ description: 'The person wrote to this address, in this conversation.' }),
      marks: z.array(mailMark).meta({ description: 'What is suspicious; empty if nothing is.' }),
    }),
  ),
})
export type JudgedMail = z.infer<typeof judgedMail>
