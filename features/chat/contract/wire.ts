import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { conversation, endings, maxMessageLength, message, openAnswer, step } from './conversation.ts'

const words = z
  .string()
  .max(maxMessageLength)
  .refine((text) => text.trim() !== '', 'A message needs words.')

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

/* What the server sends. All but `ack` goes to every device of the person. */

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
