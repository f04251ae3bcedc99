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

/** `line` is what was dialled before, while the message was being written. */
export function sendEarly(
  person: EarlyPerson,
  content: string,
  outside: EarlyOutside,
  line: Promise<EarlyLine | undefined> = dialEarly(askForTicket(person, outside), outside),
): EarlyMessage {
  const message = { id: outside.newId(), conversationId: outside.newId(), content: content.toWellFormed() }
  const body = { title: 'New Chat', firstMessage: content, id: message.conversationId }
  const made = call(person, outside, { path: '/v1/conversations/conversations/', body }).then(
    (answer) => answer !== undefined,
  )
  return { ...message, made, left: post({ ...message, person, made, line }, outside) }
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

/** What opens a connection. `undefined` if the server gives none. */
export async function askForTicket(person: EarlyPerson, outside: EarlyOutside): Promise<string | undefined> {
  return ticketIn(await call(person, outside, { path: '/v1/auth/socket-ticket' }))
}

function ticketIn(answer: unknown): string | undefined {
  const ticket: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'ticket') : undefined
  return typeof ticket === 'string' ? ticket : undefined
}

/** An open socket, and the position of the server's stream that it greeted with. */
export type EarlyLine = { socket: WebSocket; position: unknown }

/** Connects while the message is being written. `undefined` if the server refuses, or closes before it greets. */
export async function dialEarly(
  asked: Promise<string | undefined>,
  outside: EarlyOutside,
): Promise<EarlyLine | undefined> {
  const ticket = await asked
  if (ticket === undefined) return undefined
  const address = `${outside.origin.replace(/^http/, 'ws')}/v1/ws?token=${encodeURIComponent(ticket)}`
  const socket = outside.dial(address)
  const timer = setTimeout(() => socket.close(), patience)
  return new Promise((resolve) => {
    socket.addEventListener('close', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
    socket.addEventListener('message', ({ data }) => {
      const { type, position } = JSON.parse(String(data))
      if (type === 'hello') resolve({ socket, position })
    })
  })
}

type Letter = Pick<EarlyMessage, 'id' | 'conversationId' | 'content'>
type Posting = Letter & { person: EarlyPerson; made: Promise<boolean>; line: Promise<EarlyLine | undefined> }

/** Kept as a letter of the outbox first, which sends it should this page end before the server has it. */
async function post({ person, made, line, ...letter }: Posting, { storage, now }: EarlyOutside): Promise<void> {
  if (!(await made)) {
    void line.then((open) => open?.socket.close())
    return
  }
  const key = `attache outbox ${person.id} ${letter.id}`
  storage.setItem(key, JSON.stringify({ ...letter, writtenAt: now(), tab: 'early' }))
  createDrafts(storage, person.id).write('new', '')
  const open = await line
  if (open) say(letter, open, () => storage.removeItem(key))
}

/** The acknowledgement comes later. */
function say(letter: Letter, { socket, position }: EarlyLine, onTaken: () => void): void {
  socket.addEventListener('message', ({ data }) => {
    const { type, client_message_id: taken } = JSON.parse(String(data))
    if (taken !== letter.id) return
    if (type === 'ack') onTaken()
    socket.close()
  })
  socket.send(JSON.stringify({ type: 'resume', position }))
  socket.send(JSON.stringify(frameOf(letter)))
}

function frameOf({ id, conversationId, content }: Letter) {
  return { type: 'user_message', content, conversation_id: conversationId, client_message_id: id }
}
