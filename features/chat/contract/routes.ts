import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'
import { conversation, found, maxMessageLength, openAnswer, thread } from './conversation.ts'

const title = z.string().trim().min(1).max(200)

const all = '/v1/conversations/conversations/'
const one = '/v1/conversations/conversations/{id}'
const which = z.object({ id })
const count = z.coerce.number().int().min(1)

export const createConversationRoute = defineRoute({
  method: 'POST',
  path: all,
  summary: 'Begin a conversation. The first message is a hint for its title; messages enter through the socket.',
  access: 'person',
  body: z
    .object({
      title,
      firstMessage: z.string().max(maxMessageLength).optional(),
      provisional: z.boolean().optional(),
      id: id.optional().meta({ description: 'Chosen by the client: asked for twice, it is made once.' }),
    })
    .meta({ examples: [{ title: 'New Chat', firstMessage: 'What is on today?' }] }),
  answer: conversation,
  status: 201,
})

export const listConversationsRoute = defineRoute({
  method: 'GET',
  path: all,
  summary: 'All conversations, the latest first.',
  access: 'person',
  query: z.object({
    limit: count.max(500).optional(),
    before: instant.optional().meta({ description: 'Only those updated before.' }),
    pinned: z.stringbool().optional(),
  }),
  answer: z.array(conversation),
})

export const readConversationRoute = defineRoute({
  method: 'GET',
  path: one,
  summary: 'A conversation: all its messages, or some of them.',
  access: 'person',
  params: which,
  query: z.object({
    limit: count.max(500).optional(),
    before: count.optional().meta({ description: 'Only messages before this place.' }),
    after: count.optional().meta({ description: 'Only messages after this place, the next ones first.' }),
    around: id.optional().meta({ description: 'This message with what stands on both sides of it.' }),
  }),
  answer: thread,
})

export const changeConversationRoute = defineRoute({
  method: 'PATCH',
  path: one,
  summary: 'Rename, pin or mark as read.',
  access: 'person',
  params: which,
  body: z
    .object({
      title,
      pinned: z.boolean(),
      read_through: z.int().min(0).meta({ description: 'The place of the last message that was seen.' }),
    })
    .partial(),
  answer: conversation,
})

export const removeConversationRoute = defineRoute({
  method: 'DELETE',
  path: one,
  summary: 'Delete a conversation; it can be restored for two weeks.',
  access: 'person',
  params: which,
  answer: conversation,
})

export const restoreConversationRoute = defineRoute({
  method: 'POST',
  path: `${one}/restore`,
  summary: 'Take back a deletion.',
  access: 'person',
  params: which,
  answer: conversation,
})

export const retryRoute = defineRoute({
  method: 'POST',
  path: `${one}/messages/{messageId}/retry`,
  summary: 'Ask for another answer in place of this one; the old one stays as a version.',
  access: 'person',
  params: which.extend({ messageId: id }),
  answer: openAnswer,
})

export const chooseVersionRoute = defineRoute({
  method: 'PUT',
  path: `${one}/branch`,
  summary: 'Show the branch that this message stands on.',
  access: 'person',
  params: which,
  body: z.object({ message_id: id }),
  answer: conversation,
})

export const searchConversationsRoute = defineRoute({
  method: 'GET',
  path: '/v1/conversations/search',
  summary: 'What was said or how it was titled, the best first.',
  access: 'person',
  query: z.object({
    q: z.string().trim().min(1).max(200),
    conversation: id.optional().meta({ description: 'Within this one alone.' }),
    limit: count.max(100).default(30),
  }),
  answer: z.array(found),
})

export const exportMarkdownRoute = defineRoute({
  method: 'GET',
  path: `${one}/export.md`,
  summary: 'The conversation as a document.',
  access: 'person',
  params: which,
  file: 'text/markdown; charset=utf-8',
})

export const exportJsonRoute = defineRoute({
  method: 'GET',
  path: `${one}/export.json`,
  summary: 'The conversation with everything known about it.',
  access: 'person',
  params: which,
  file: 'application/json',
})
