import { createDrafts } from '../drafts.ts'

/*
 * Sends the first message of a new chat before the page's code has loaded. It is inlined, so it avoids the contracts,
 * which would bring zod; a test holds it to them.
 */

/** Who is signed in, as far as this browser says. */
export type EarlyPerson = { id: string; token: string }

/** A first message on its way; the page's code goes on from here. */
export type EarlyMessage = {
  id: string
  conversationId: string
  content: string
  /** Whether the conversation was made; if not, the page's code does it all, with its own ways of trying again. */
  made: Promise<boolean>
  /** Ends when the message has left, or when it is known that it could not leave from here. */
  left: Promise<void>
}

export type EarlyOutside = {
  fetch: (path: string, request: RequestInit) => Promise<Response>
  dial: (address: string) => WebSocket
  storage: Storage
  origin: string
  newId: () => string
  now: () => number
}

const patience = 10_000

export function sendEarly(person: EarlyPerson, content: string, outside: EarlyOutside): EarlyMessage {
  const message = { id: outside.newId(), conversationId: outside.newId(), content: content.toWellFormed() }
  const ticket = call(person, outside, { path: '/v1/auth/socket-ticket' }).then(ticketIn)
  const body = { title: 'New Chat', firstMessage: content, id: message.conversationId }
  const made = call(person, outside, { path: '/v1/conversations/conversations/', body }).then(
    (answer) => answer !== undefined,
  )
  return { ...message, made, left: post({ ...message, person, made, ticket }, outside) }
}

type Call = { path: string; body?: object }

/** The answer’s JSON; nothing where the call failed, whatever the reason. */
async function call({ token }: EarlyPerson, { fetch }: EarlyOutside, { path, body }: Call): Promise<unknown> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

function ticketIn(answer: unknown): string | undefined {
  const ticket: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'ticket') : undefined
  return typeof ticket === 'string' ? ticket : undefined
}

type Letter = Pick<EarlyMessage, 'id' | 'conversationId' | 'content'> & {
  person: EarlyPerson
  made: Promise<boolean>
  ticket: Promise<string | undefined>
}

/** Kept as a letter of the outbox first, which sends it should this page end before the server has it. */
async function post({ person, made, ticket, ...letter }: Letter, outside: EarlyOutside): Promise<void> {
  if (!(await made)) return
  const { storage, now } = outside
  const key = `attache outbox ${person.id} ${letter.id}`
  storage.setItem(key, JSON.stringify({ ...letter, writtenAt: now(), tab: 'early' }))
  createDrafts(storage, person.id).write('new', '')
  const admission = await ticket
  if (admission === undefined) return
  await say(letter, admission, { outside, onTaken: () => storage.removeItem(key) })
}

type Saying = { outside: EarlyOutside; onTaken: () => void }

/** Ends when the message went out, or the socket closed before; the acknowledgement may come later. */
function say(letter: Omit<Letter, 'person' | 'made' | 'ticket'>, ticket: string, saying: Saying): Promise<void> {
  const { outside, onTaken } = saying
  const address = `${outside.origin.replace(/^http/, 'ws')}/v1/ws?token=${encodeURIComponent(ticket)}`
  return new Promise((resolve) => {
    const socket = outside.dial(address)
    const timer = setTimeout(() => socket.close(), patience)
    socket.addEventListener('close', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.addEventListener('message', ({ data }) => {
      const { type, position, client_message_id: taken } = JSON.parse(String(data))
      if (type === 'hello') {
        socket.send(JSON.stringify({ type: 'resume', position }))
        socket.send(JSON.stringify(frameOf(letter)))
        resolve()
      }
      if (taken !== letter.id) return
      if (type === 'ack') onTaken()
      socket.close()
    })
  })
}

function frameOf({ id, conversationId, content }: Pick<EarlyMessage, 'id' | 'conversationId' | 'content'>) {
  return { type: 'user_message', content, conversation_id: conversationId, client_message_id: id }
}
