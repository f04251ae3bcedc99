import type { Announce } from '#foundation/server/live/announce.ts'
import { onMessage, type SocketMessage } from '#foundation/server/live/message.ts'
import { type ack, stop, typing, userMessage } from '../contract.ts'
import type { z } from 'zod'
import type { Conversations } from './conversations.ts'
import type { Questions } from './questions.ts'

type Parts = { conversations: Conversations; questions: Questions; announce: Announce }

export function chatMessages({ conversations, questions, announce }: Parts): SocketMessage[] {
  return [
    onMessage('user_message', userMessage, async (message, { person, reply }) => {
      const { messageId, go } = await questions.ask(person, message)
      const { conversation_id, client_message_id } = message
      const received: z.infer<typeof ack> = { type: 'ack', conversation_id, message_id: messageId, client_message_id }
      reply(received)
      go()
    }),
    onMessage('stop', stop, ({ conversation_id }, { person }) => conversations.stop(person, conversation_id)),
    onMessage('typing', typing, async (message, { person }) => {
      await conversations.find(person, message.conversation_id)
      await announce(person.id, message, { inPassing: true })
    }),
  ]
}
