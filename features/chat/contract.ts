import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

/** The longest message a person may send, in UTF-16 units. */
export const maxMessageLength = 16_000

/** Postgres keeps no NUL, and nothing that a person types holds one. */
const words = z
  .string()
  .max(maxMessageLength)
  .refine((text) => text.trim() !== '', 'A message needs words.')
  .refine((text) => !text.includes('\0'), 'A message may not hold a NUL character.')

const title = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => !text.includes('\0'), 'A title may not hold a NUL character.')

/** The title that asks for a better one after the first exchange. */
export const provisionalTitle = 'New Chat'

/** What the assistant looked at or did on the way to its answer. */
export const step = z
  .object({
    id: z.string(),
    label: z.string().meta({ description: 'For the person: “Looked at 3 calendars”.' }),
    state: z.enum(['running', 'done', 'failed']),
    detail: z.string().optional(),
  })
  .meta({ id: 'Step' })
export type Step = z.infer<typeof step>

/** How an answer ended. What a person wrote is always `whole`. */
export const endings = ['whole', 'stopped', 'interrupted', 'failed'] as const
export type Ending = (typeof endings)[number]

export const message = z
  .object({
    id,
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    created_at: instant,
    order: z.int().positive().meta({ description: 'Its place in the conversation; greater is later.' }),
    state: z.enum(endings),
    parent_id: id.nullable().meta({ description: 'What it follows.' }),
    versions: z
      .array(id)
      .meta({
        description: 'Everything that was said at this place, itself included; one alone when nothing changed.',
      }),
    client_message_id: z.string().optional(),
    steps: z.array(step),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof message>

/** An answer that is not there yet: waiting for its turn, or being written. */
export const openAnswer = z
  .object({
    id,
    parent_id: id.meta({ description: 'The message it answers.' }),
    order: z.int().positive(),
    state: z.enum(['queued', 'running']),
    text: z.string().meta({ description: 'What is written so far, as far as it is stored.' }),
    steps: z.array(step),
    versions: z.array(id),
  })
  .meta({ id: 'OpenAnswer' })
export type OpenAnswer = z.infer<typeof openAnswer>

export const conversation = z
  .object({
    id,
    title: z.string(),
    provisional: z.boolean().meta({ description: 'The title is not meant to be read yet.' }),
    pinned: z.boolean(),
    unread: z.boolean(),
    created_at: instant,
    updated_at: instant,
    deleted: z.boolean().meta({ description: 'It can be restored for two weeks.' }),
    revision: z
      .int()
      .positive()
      .meta({ description: 'Counts its changes, so that an older one is not taken for new.' }),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof conversation>

/** A conversation with what was said on its current branch. */
export const thread = conversation
  .extend({
    messages: z.array(message),
    answers: z.array(openAnswer),
    earlier: z.boolean().meta({ description: 'There is more before the first message given.' }),
    later: z.boolean().meta({ description: 'There is more after the last message given.' }),
  })
  .meta({ id: 'Thread' })
export type Thread = z.infer<typeof thread>

/** A passage around what was searched for; hits are marked. */
export const passage = z.array(z.object({ text: z.string(), hit: z.boolean() }))
export type Passage = z.infer<typeof passage>

export const found = z
  .object({
    conversation,
    message: z
      .object({ id, role: message.shape.role, order: message.shape.order, created_at: instant })
      .nullable()
      .meta({ description: 'Null: the title holds the words.' }),
    passage,
  })
  .meta({ id: 'Found' })
export type Found = z.infer<typeof found>

const all = '/v1/conversations/conversations/'
const one = '/v1/conversations/conversations/{id}'
const which = z.object({ id })
const count = z.coerce.number().int().min(1)

export const createConversationRoute = defineRoute({
  method: 'POST',
  path: all,
  summary: 'Begin a conversation. The first message is a hint for its title; messages enter through the socket.',
  access: 'person',
  body: z.object({
    title,
    firstMessage: z.string().max(maxMessageLength).optional(),
    provisional: z.boolean().optional(),
    id: id.optional().meta({ description: 'Chosen by the client: asked for twice, it is made once.' }),
  }),
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

export const exportFormats = ['markdown', 'json'] as const

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

/* What the client may send over the socket. */

/** The specification's own message. `user_id` is ignored: the token says who it is. */
export const userMessage = z.object({
  type: z.literal('user_message'),
  content: words,
  conversation_id: id,
  user_id: z.string().optional(),
  client_message_id: z.string().min(1).max(100).optional().meta({ description: 'The same one twice is stored once.' }),
  replaces: id.optional().meta({ description: 'An earlier message of the person, which becomes an older version.' }),
})
export type UserMessage = z.infer<typeof userMessage>

/** Ends what is being written or waits in this conversation; what is written stays. */
export const stop = z.object({ type: z.literal('stop'), conversation_id: id })

/** Passed on to the person's other devices, and forgotten. */
export const typing = z.object({ type: z.literal('typing'), conversation_id: id })

/* What the server says. All but `ack` reaches every device of the person. */

/** To the sender alone: the message is stored. */
export const ack = z.object({
  type: z.literal('ack'),
  conversation_id: id,
  message_id: id,
  client_message_id: z.string().optional(),
})

export const messageAdded = z.object({ type: z.literal('message/added'), conversation_id: id, message })

/** Said when the answer's turn is reserved (`queued`) and again when it comes (`running`). */
export const answerStart = z.object({ type: z.literal('answer/start'), conversation_id: id, answer: openAnswer })

export const answerDelta = z.object({
  type: z.literal('answer/delta'),
  conversation_id: id,
  answer_id: id,
  at: z.int().min(0).meta({ description: 'Where the text begins in the answer, in UTF-16 units.' }),
  text: z.string(),
})

export const stepStart = z.object({ type: z.literal('step/start'), conversation_id: id, answer_id: id, step })
export const stepEnd = z.object({ type: z.literal('step/end'), conversation_id: id, answer_id: id, step })

/** The specification's own message: the whole answer, stored before it is said. */
export const assistantMessage = message.extend({
  type: z.literal('assistant_message'),
  conversation_id: id,
  role: z.literal('assistant'),
})

export const answerEnd = z.object({
  type: z.literal('answer/end'),
  conversation_id: id,
  answer_id: id,
  state: z.enum(endings),
})

export const conversationChanged = z.object({ type: z.literal('conversation/changed'), conversation })

/** Its branch is another one now: read it afresh. */
export const conversationReload = z.object({ type: z.literal('conversation/reload'), conversation_id: id })

/** A sentence for the person, wherever they are. */
export const notice = z.object({ type: z.literal('notice'), text: z.string(), conversation_id: id.optional() })

export const chatUp = [userMessage, stop, typing] as const

export const chatDown = [
  ack,
  messageAdded,
  answerStart,
  answerDelta,
  stepStart,
  stepEnd,
  assistantMessage,
  answerEnd,
  conversationChanged,
  conversationReload,
  typing,
  notice,
] as const

/** Everything that changes what a client holds of its conversations. */
export const chatEvent = z.discriminatedUnion('type', [
  messageAdded,
  answerStart,
  answerDelta,
  stepStart,
  stepEnd,
  assistantMessage,
  answerEnd,
  conversationChanged,
  conversationReload,
])
export type ChatEvent = z.infer<typeof chatEvent>
