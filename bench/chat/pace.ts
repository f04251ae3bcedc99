import { randomUUID } from 'node:crypto'
import { call, type Caller, createConversation } from './caller.ts'

/** Requests a number of pieces, a number of milliseconds apart. */
export type Pace = { tokens: number; every: number }

/** A person with an open socket and a conversation to say something in. */
export async function enter(url: string, { bare = false } = {}): Promise<Caller & { conversation: string }> {
  const person = randomUUID()
  const caller = await call(url, person)
  return { ...caller, conversation: bare ? randomUUID() : await createConversation(url, person) }
}

export type Timed = { acknowledged: number; first: number; whole: number }

/** One message and its whole answer; all times from the moment it was sent, without what the pace itself takes. */
export async function ask(caller: Caller & { conversation: string }, pace: Pace): Promise<Timed> {
  const timed = { acknowledged: Number.NaN, first: Number.NaN, whole: Number.NaN }
  const began = performance.now()
  const since = () => performance.now() - began
  const stop = caller.onFrame(({ type }) => {
    if (type === 'ack') timed.acknowledged = since()
    else if (type === 'answer/delta' && Number.isNaN(timed.first)) timed.first = since() - pace.every
  })
  const whole = caller.next(({ type }) => type === 'assistant_message')
  caller.say({
    type: 'user_message',
    content: JSON.stringify({ after: pace.every, ...pace }),
    conversation_id: caller.conversation,
    client_message_id: randomUUID(),
  })
  await whole
  stop()
  timed.whole = since() - pace.every * pace.tokens
  return timed
}
