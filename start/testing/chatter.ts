import { randomUUID } from 'node:crypto'
import type { Conversation, Thread } from '#features/chat/contract.ts'
import type { Client, Received } from '#foundation/server/live/testing.ts'
import type { Answer, TestNode } from './node.ts'

export const conversations = '/v1/conversations/conversations/'

/** Somebody who talks, with a socket of their own. */
export type Chatter = {
  id: string
  socket: Client
  begin(title?: string): Promise<Conversation>
  /** Sends a message; `say` is an order for the scripted answerer, or words. */
  say(conversationId: string, say: object | string, more?: object): void
  /** The same, until its answer has ended. */
  ask(conversationId: string, say: object | string, more?: object): Promise<Received>
  read(conversationId: string, query?: string): Promise<Thread>
  call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>>
  /** The first frame of which this holds, whether it has come already or is still to come. */
  heard(holds: (frame: Received) => boolean): Promise<Received>
}

export async function openChatter(node: Pick<TestNode, 'call' | 'enter'>, id: string = randomUUID()): Promise<Chatter> {
  const socket = await node.enter(id)
  const call = <T>(method: string, path: string, body?: unknown) => node.call<T>(id, method, path, body)

  function say(conversationId: string, what: object | string, more: object = {}): void {
    const content = typeof what === 'string' ? what : JSON.stringify(what)
    socket.send({ type: 'user_message', content, conversation_id: conversationId, ...more })
  }

  async function heard(holds: (frame: Received) => boolean): Promise<Received> {
    for (;;) {
      const found = socket.frames.find(holds)
      if (found) return found
      await socket.next()
    }
  }

  return {
    id,
    socket,
    call,
    say,
    heard,
    async begin(title = 'New Chat') {
      const { status, body } = await call<Conversation>('POST', conversations, { title })
      if (status !== 201) throw new Error(`No conversation was made: ${JSON.stringify(body)}`)
      return body
    },
    async ask(conversationId, what, more) {
      const name = randomUUID()
      say(conversationId, what, { client_message_id: name, ...more })
      const added = await heard(({ type, message }) => type === 'message/added' && nameOf(message) === name)
      const { id: questionId } = added['message'] as { id: string }
      return heard(({ type, parent_id }) => type === 'assistant_message' && parent_id === questionId)
    },
    async read(conversationId, query = '') {
      const { status, body } = await call<Thread>('GET', `${conversations}${conversationId}${query}`)
      if (status !== 200) throw new Error(`The conversation could not be read: ${JSON.stringify(body)}`)
      return body
    },
  }
}

function nameOf(message: unknown): unknown {
  return (message as { client_message_id?: string }).client_message_id
}
