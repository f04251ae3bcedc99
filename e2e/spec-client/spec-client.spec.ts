import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { WebSocketServer } from 'ws'
import { openBackend, openSocket, type Provider, signUp } from './spec-client.ts'

const conversations = '/v1/conversations/conversations/'

type Conversation = { id: string; title: string; updated_at: string }
type Chat = { id: string; messages: { role: string; content: string }[] }

/** As an operator would tell a client: the provider by its discovery, the exchange by the relay. */
async function providerOf(site: string): Promise<Provider> {
  const discovered = await (await fetch(`${site}/idp/.well-known/openid-configuration`)).json()
  return {
    authorize: discovered.authorization_endpoint,
    token: `${site}/v1/auth/token`,
    userInfo: `${site}/v1/auth/userinfo`,
    clientId: 'attache',
    clientSecret: 'what this client was told, and nobody needs',
  }
}

function somebody() {
  return { name: 'Sara Okafor', email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' }
}

test('a client that knows the specification alone signs in, converses, reads, refreshes and signs out', async ({
  baseURL: site = '',
}) => {
  const account = somebody()
  const user = await signUp(site, await providerOf(site), account)
  expect(user.userInfo).toMatchObject({ name: account.name, email: account.email })
  const backend = openBackend(site, user)

  const older = await backend.call<Conversation>('POST', conversations, { title: 'Older', firstMessage: 'Hello!' })
  const { id } = await backend.call<Conversation>('POST', conversations, {
    title: 'Monday',
    firstMessage: 'What is on today?',
  })
  const socket = await openSocket(site, user.backendResponse.access_token)
  socket.send({ type: 'user_message', content: 'What is on today?', conversation_id: id })
  const answer = await socket.next()
  expect(answer).toMatchObject({ type: 'assistant_message', conversation_id: id, content: expect.stringMatching(/\w/) })

  user.backendResponse.access_token = `${user.backendResponse.access_token.slice(0, -8)}mistaken`
  const list = await backend.call<Conversation[]>('GET', conversations)
  expect(backend.refreshes()).toBe(1)
  const newestFirst = list.toSorted((one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at))
  expect(newestFirst.map((conversation) => conversation.title)).toEqual(['Monday', 'Older'])
  expect(newestFirst.map((conversation) => conversation.id)).toEqual([id, older.id])

  const chat = await backend.call<Chat>('GET', `${conversations}${id}`)
  expect(chat.id).toBe(id)
  expect(chat.messages.map(({ role, content }) => ({ role, content }))).toEqual([
    { role: 'user', content: 'What is on today?' },
    { role: 'assistant', content: answer.content },
  ])
  expect(socket.warnings).toEqual([])

  await backend.call('POST', '/v1/auth/signout')
  expect(await socket.closed).toBe(4003)
  await expect(backend.call('GET', conversations)).rejects.toThrow('HTTP error! Status: 401')
})

test('the same client on a refreshed token has a socket again, and twenty messages are answered in order', async ({
  baseURL: site = '',
}) => {
  const user = await signUp(site, await providerOf(site), somebody())
  const backend = openBackend(site, user)
  const refused = await openSocket(site, 'mistaken')
  expect(await refused.closed).toBe(4001)
  refused.send({ type: 'user_message', content: 'too late', conversation_id: '' })
  expect(refused.warnings).toEqual(['WS not ready'])
  await expect(openSocket(site, undefined)).rejects.toThrow(
    'No authentication token available for WebSocket connection',
  )

  const { id } = await backend.call<Conversation>('POST', conversations, { title: 'New Chat', firstMessage: 'One' })
  const socket = await openSocket(site, user.backendResponse.access_token)
  const asked = Array.from({ length: 20 }, (_, number) => `Question ${number}`)
  for (const content of asked) socket.send({ type: 'user_message', content, conversation_id: id })
  for (const _ of asked) expect(await socket.next()).toMatchObject({ conversation_id: id })
  const { messages } = await backend.call<Chat>('GET', `${conversations}${id}`)
  const words = (role: string) => messages.filter((one) => one.role === role).map(({ content }) => content)
  expect(words('user')).toEqual(asked)
  expect(words('assistant')).toHaveLength(20)
  socket.close()
})

test('what is not JSON it ignores with a warning, and what it does not know without one', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  server.on('connection', (peer) => {
    peer.send('not JSON')
    peer.send('{"type":"from/the-future"}')
    peer.send('{"type":"assistant_message","content":"Good morning.","conversation_id":"c"}')
  })
  const address = server.address()
  const socket = await openSocket(`http://127.0.0.1:${typeof address === 'object' && address?.port}`, 'token')
  expect(await socket.next()).toMatchObject({ content: 'Good morning.' })
  expect(socket.warnings).toEqual(['A message that is not JSON was ignored'])
  socket.close()
  server.close()
})

test('it knows nothing of this house', () => {
  for (const file of readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.spec.ts'))) {
    const imports = readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/from '([^']+)'/g)
    for (const [, from] of imports) expect(['ws', './browser.ts']).toContain(from)
  }
})
