import { z } from 'zod'
import { finding } from '#foundation/contract/finding.ts'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'
import { mailAccount, mailMessage, mailViews, splits, threadRow } from './mailbox.ts'

/** A page of a list, and the cursor of the next one. */
export const threadPage = z
  .object({
    threads: z.array(threadRow),
    more: z.string().nullable().meta({ description: 'For `after`; null: that was all.' }),
  })
  .meta({ id: 'ThreadPage' })
export type ThreadPage = z.infer<typeof threadPage>

const paged = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().max(200).optional().meta({ examples: [] }),
}

export const listThreadsRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/threads',
  summary: 'The threads of a list, the newest first; of snoozed ones, the next to return first.',
  access: 'person',
  query: z.object({
    view: z.enum(mailViews).default('inbox'),
    split: z.enum(splits).optional().meta({ description: 'Of the inbox alone.', examples: [] }),
    folder: id.optional().meta({ examples: [] }),
    label: z.string().min(1).max(100).optional().meta({ examples: [] }),
    ...paged,
  }),
  answer: threadPage,
})

const someIds = z.string().regex(/^[\da-f-]{36}(?:,[\da-f-]{36}){0,19}$/, 'These are no ids of at most twenty threads.')

export const namedThreadsRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/named-threads',
  summary: 'These threads, in this order; without those that are not there any more.',
  access: 'person',
  query: z.object({
    ids: someIds.meta({ description: 'With commas between them.', examples: ['01890000-0000-7000-8000-000000000000'] }),
  }),
  answer: z.object({ threads: z.array(threadRow) }),
})

export const searchMailRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/search',
  summary:
    'Threads found by words and by from: to: subject: has: before: after: is: in: label:, the newest first. Junk and trash only by in:.',
  access: 'person',
  query: z.object({
    query: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .meta({ examples: ['from:sara is:unread offer'] }),
    ...paged,
  }),
  answer: threadPage.extend({
    notes: z.array(z.string()).meta({ description: 'What in the query was not understood, in sentences.' }),
  }),
})

export const readThreadRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/threads/{id}',
  summary: 'One thread with its messages, the oldest first, each with its own words and what it quotes.',
  access: 'person',
  params: z.object({ id }),
  answer: z.object({
    thread: threadRow,
    messages: z.array(mailMessage),
    awaited: instant.nullable().meta({ description: 'When the person is told that nobody has answered.' }),
  }),
})

export const findInMessageRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/messages/{id}/findings',
  summary: 'What a message asks for, and the dates in it, in its own words.',
  access: 'person',
  params: z.object({ id }),
  answer: z.object({ findings: z.array(finding) }),
})

const counted = z.object({ threads: z.int().min(0), unread: z.int().min(0) })

export const listMailboxesRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/mailboxes',
  summary: 'The accounts with their folders, the labels in use, and how many threads are in each list.',
  access: 'person',
  answer: z.object({
    accounts: z.array(mailAccount),
    labels: z.array(z.object({ name: z.string(), unread: z.int().min(0) })),
    inbox: counted,
    splits: z.object({ answer: counted, waiting: counted, newsletters: counted, rest: counted }),
    starred: counted,
    snoozed: counted,
    drafts: counted,
    trash: z.object({ messages: z.int().min(0).meta({ description: 'How many can be deleted for good.' }) }),
    sample: z.boolean().meta({ description: 'The sample mailbox is loaded.' }),
  }),
})
export type Mailboxes = z.infer<(typeof listMailboxesRoute)['answer']>

export const readMailPartRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/parts/{id}/content',
  summary: 'An attachment, to be saved.',
  access: 'person',
  params: z.object({ id }),
  file: 'application/octet-stream',
})

export const readMailSourceRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/messages/{id}/source',
  summary: 'A message as it arrived, with all of its headers, to be saved as an .eml file.',
  access: 'person',
  params: z.object({ id }),
  file: 'message/rfc822',
})

export const openFrameRoute = defineRoute({
  method: 'POST',
  path: '/v1/mail/messages/{id}/ticket',
  summary: 'An address at which the HTML of a message can be shown in a frame, once and within a minute.',
  access: 'person',
  params: z.object({ id }),
  body: z.object({
    pictures: z.boolean().default(false).meta({ description: 'Load pictures from elsewhere, this once.' }),
    dark: z.boolean().default(false),
  }),
  answer: z.object({ address: z.string(), until: instant }),
})

export const showFrameRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/frame',
  summary: 'The HTML of a message as a document for a sandboxed frame, by a ticket that is good once.',
  access: 'public',
  query: z.object({ ticket: z.string().min(1).max(100) }),
  document: true,
})
