import { expect, test } from 'vitest'
import { socketTicketRoute } from '#features/people/contract.ts'
import { writeRequest } from '#foundation/web/http/request.ts'
import { createConversationRoute, provisionalTitle } from '../../contract.ts'
import { createLetterBox, frameOf } from '../letter.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { type EarlyOutside, sendEarly } from './sending.ts'

const person = { id: 'ana', token: 'secret' }
const conversationId = '0199a5d2-0000-7000-8000-000000000002'
const hello = { type: 'hello', version: 1, person: 'ana', position: { epoch: 'now', seq: 4 } }

class Line extends EventTarget {
  sent: { type: string }[] = []
  closed = false
  readonly #closing = Promise.withResolvers<void>()
  readonly ended = this.#closing.promise
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
    this.#closing.resolve()
    this.dispatchEvent(new Event('close'))
  }
  hear(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

function outside(answers: Record<string, Response | Error>) {
  const storage = memoryStorage()
  const calls: object[] = []
  const line = new Line()
  const dialled = Promise.withResolvers<string>()
  const ids = ['letter', conversationId]
  const parts: EarlyOutside = {
    fetch: async (path, { signal, ...request }) => {
      expect(signal).toBeInstanceOf(AbortSignal)
      calls.push({ path, ...request })
      const answer = answers[path]
      if (!(answer instanceof Response)) throw answer ?? new TypeError('Failed to fetch')
      return answer
    },
    dial(address) {
      dialled.resolve(address)
      return line as unknown as WebSocket
    },
    storage,
    origin: 'https://house.test',
    newId: () => ids.shift() ?? '',
    now: () => 1_000,
  }
  return { parts, storage, calls, line, dialled: dialled.promise, letters: createLetterBox(storage, 'ana') }
}

const made = () => ({
  '/v1/conversations/conversations/': Response.json({}, { status: 201 }),
  '/v1/auth/socket-ticket': Response.json({ ticket: 'let me in', expires_in: 60 }),
})

test('asks as the contracts say: for a ticket and for the conversation, both at once', () => {
  const { parts, calls } = outside(made())
  sendEarly(person, 'Good morning', parts)
  const body = { title: provisionalTitle, firstMessage: 'Good morning', id: conversationId }
  const expected = [
    writeRequest(socketTicketRoute, {}, 'secret'),
    writeRequest(createConversationRoute, { body }, 'secret'),
  ]
  expect(calls).toEqual(expected)
})

test('sends the message over a socket of its own, and keeps it as a letter until the server has it', async () => {
  const { parts, storage, line, dialled, letters } = outside(made())
  storage.setItem('attache draft ana new', 'Good morning')
  const { made: isMade, left } = sendEarly(person, 'Good morning', parts)
  expect(await dialled).toBe('wss://house.test/v1/ws?token=let%20me%20in')
  expect(await isMade).toBe(true)
  const letter = { id: 'letter', conversationId, content: 'Good morning', writtenAt: 1_000, tab: 'early' }
  expect(letters.all()).toEqual([letter])
  expect(storage.getItem('attache draft ana new')).toBeNull()

  line.hear(hello)
  await left
  expect(line.sent).toEqual([{ type: 'resume', position: hello.position }, frameOf(letter)])
  line.hear({ type: 'ack', client_message_id: 'another' })
  expect(letters.all()).toHaveLength(1)
  line.hear({ type: 'ack', client_message_id: 'letter' })
  expect(letters.all()).toEqual([])
  expect(line.closed).toBe(true)
})

test('a conversation that could not be made leaves all as it was, for the page to try again', async () => {
  for (const answer of [new Response('{}', { status: 401 }), new TypeError('Failed to fetch')]) {
    const { parts, storage, line, dialled, letters } = outside({
      ...made(),
      '/v1/conversations/conversations/': answer,
    })
    storage.setItem('attache draft ana new', 'Good morning')
    const { made: isMade, left } = sendEarly(person, 'Good morning', parts)
    expect(await isMade).toBe(false)
    await left
    await dialled
    line.hear(hello)
    await line.ended
    expect(line.sent).toEqual([])
    expect(letters.all()).toEqual([])
    expect(storage.getItem('attache draft ana new')).toBe('Good morning')
  }
})

test('without a ticket, or when the socket closes or refuses, the letter stays for the outbox to send', async () => {
  const none = outside({ ...made(), '/v1/auth/socket-ticket': new Response('{}', { status: 503 }) })
  await sendEarly(person, 'Good morning', none.parts).left
  expect(none.letters.all()).toHaveLength(1)

  const cut = outside(made())
  const { left } = sendEarly(person, 'Good morning', cut.parts)
  await cut.dialled
  cut.line.close()
  await left
  expect(cut.letters.all()).toHaveLength(1)

  const refused = outside(made())
  const refusal = sendEarly(person, 'Good morning', refused.parts)
  await refused.dialled
  refused.line.hear(hello)
  await refusal.left
  refused.line.hear({ type: 'error', code: 'unavailable', detail: 'Later.', client_message_id: 'letter' })
  expect(refused.letters.all()).toHaveLength(1)
  expect(refused.line.closed).toBe(true)
})
