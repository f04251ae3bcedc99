import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { createClient } from './client.ts'
import { statusOf } from './problem.ts'

const note = z.object({ id: z.string(), text: z.string() })

const getNote = defineRoute({
  method: 'GET',
  path: '/v1/notes/{id}',
  summary: 'A note',
  access: 'person',
  params: z.object({ id: z.string() }),
  query: z.object({ tags: z.array(z.string()).optional(), limit: z.number().optional() }),
  answer: note,
})

const addNote = defineRoute({
  method: 'POST',
  path: '/v1/notes',
  summary: 'Add a note',
  access: 'person',
  body: z.object({ text: z.string() }),
  answer: note,
})

const signOut = defineRoute({ method: 'POST', path: '/v1/sign-out', summary: 'Sign out', access: 'person' })

const getFile = defineRoute({
  method: 'GET',
  path: '/v1/files/{id}',
  summary: 'A file',
  access: 'person',
  params: z.object({ id: z.string() }),
  file: 'application/zip',
})

const sendForm = defineRoute({
  method: 'POST',
  path: '/v1/form',
  summary: 'A form',
  access: 'public',
  bodyType: 'form',
  body: z.object({ grant_type: z.string(), left_out: z.string().optional() }),
  answer: note,
})

const readPublic = defineRoute({
  method: 'GET',
  path: '/v1/public',
  summary: 'For everyone',
  access: 'public',
  answer: z.object({ ok: z.literal(true) }),
})

type Answer = (request: IncomingMessage & { text: string }, response: ServerResponse) => void

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A real server on a port of its own. */
async function serve(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => {
      text += piece.toString()
    })
    request.on('end', () => answer(Object.assign(request, { text }), response))
  })
  const origin = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return origin
}

function json(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
}

function refuse(response: ServerResponse, status: number, code: string, detail: string, more: object = {}): void {
  json(response, status, { type: 'about:blank', title: 'x', status, detail, code, ...more }, 'application/problem+json')
}

const still = { accessToken: () => 'token', refresh: async () => undefined }

test('a call fills the path, writes the query and carries the token', async () => {
  const origin = await serve(({ url, headers }, response) => {
    json(response, 200, { id: '1', text: `${url} ${headers.authorization}`, secret: 'not asked for' })
  })
  const client = createClient({ tokens: still, origin })
  const answer = await client.call(getNote, { params: { id: 'a/b c' }, query: { tags: ['x', 'y'], limit: 3 } })
  expect(answer).toEqual({ id: '1', text: '/v1/notes/a%2Fb%20c?tags=x&tags=y&limit=3 Bearer token' })
})

test('a body is sent as JSON', async () => {
  const origin = await serve(({ text, headers }, response) => {
    json(response, 200, { id: headers['content-type'], text })
  })
  const client = createClient({ tokens: still, origin })
  await expect(client.call(addNote, { body: { text: 'é' } })).resolves.toEqual({
    id: 'application/json',
    text: '{"text":"é"}',
  })
})

test('what a person did outlives the page they leave, unless it is long; what is read does not', async () => {
  const origin = await serve((_, response) => json(response, 200, { id: '1', text: '' }))
  const sent: (boolean | undefined)[] = []
  const watched: typeof fetch = (address, request) => {
    sent.push(request?.keepalive)
    return fetch(address, request)
  }
  const client = createClient({ tokens: still, origin, fetch: watched })
  await client.call(addNote, { body: { text: 'short' } })
  await client.call(addNote, { body: { text: 'x'.repeat(4_001) } })
  await client.call(getNote, { params: { id: '1' }, query: {} })
  expect(sent).toEqual([true, false, false])
})

test('a form is sent as one', async () => {
  const origin = await serve(({ text, headers }, response) => {
    json(response, 200, { id: headers['content-type'], text })
  })
  const client = createClient({ tokens: still, origin })
  await expect(client.call(sendForm, { body: { grant_type: 'a b', left_out: undefined } })).resolves.toEqual({
    id: 'application/x-www-form-urlencoded',
    text: 'grant_type=a+b',
  })
})

test('a file comes as its bytes, with a fresh token where the first one was refused', async () => {
  let token = 'old'
  const tokens = { accessToken: () => token, refresh: async () => (token = 'new') }
  const origin = await serve(({ headers, url }, response) => {
    if (headers.authorization !== 'Bearer new') refuse(response, 401, 'unauthenticated', 'Who are you?')
    else if (url === '/v1/files/gone') refuse(response, 404, 'not-found', 'There is no such file.')
    else response.writeHead(200, { 'content-type': 'application/zip' }).end(Buffer.from([1, 2, 3]))
  })
  const client = createClient({ tokens, origin })
  const content = await client.download(getFile, { params: { id: '7' } })
  expect([...(await content.bytes())]).toEqual([1, 2, 3])
  await expect(client.download(getFile, { params: { id: 'gone' } })).rejects.toMatchObject({ code: 'not-found' })
})

test('an answer without a body is nothing, and nothing is sent without a body', async () => {
  const origin = await serve(({ headers, text }, response) => {
    response.writeHead(headers['content-type'] === undefined && text === '' ? 204 : 500).end()
  })
  await expect(createClient({ tokens: still, origin }).call(signOut, {})).resolves.toBeUndefined()
})

test('a public call carries no token and is never refreshed', async () => {
  let refreshes = 0
  const tokens = {
    accessToken: () => 'token',
    refresh: async () => {
      refreshes++
      return 'new'
    },
  }
  const origin = await serve(({ headers }, response) => {
    if (headers.authorization === undefined) refuse(response, 401, 'unauthenticated', 'Who are you?')
    else json(response, 200, { ok: true })
  })
  await expect(createClient({ tokens, origin }).call(readPublic, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(refreshes).toBe(0)
})

test('ten calls refused at once share one refresh and all succeed', async () => {
  let token = 'old'
  let [refreshes, refused] = [0, 0]
  const tokens = {
    accessToken: () => token,
    refresh: async () => {
      refreshes++
      await expect.poll(() => refused).toBe(10)
      token = 'new'
      return token
    },
  }
  const origin = await serve(({ headers }, response) => {
    if (headers.authorization === 'Bearer new') json(response, 200, { id: '1', text: 'hello' })
    else {
      refused += 1
      refuse(response, 401, 'unauthenticated', 'Too old.')
    }
  })
  const client = createClient({ tokens, origin })
  const calls = Array.from({ length: 10 }, () => client.call(getNote, { params: { id: '1' }, query: {} }))
  expect(await Promise.all(calls)).toHaveLength(10)
  expect(refreshes).toBe(1)
})

test('a call that is refused late takes the token that another call has fetched meanwhile', async () => {
  let token = 'old'
  let refreshes = 0
  const tokens = {
    accessToken: () => token,
    refresh: async () => {
      refreshes++
      return 'never needed'
    },
  }
  const origin = await serve(({ headers }, response) => {
    if (headers.authorization === 'Bearer new') return json(response, 200, { id: '1', text: 'hello' })
    token = 'new'
    return refuse(response, 401, 'unauthenticated', 'Too old.')
  })
  await createClient({ tokens, origin }).call(getNote, { params: { id: '1' }, query: {} })
  expect(refreshes).toBe(0)
})

test('a call is tried again only once after a refresh', async () => {
  let calls = 0
  const tokens = { accessToken: () => 'a', refresh: async () => 'b' }
  const origin = await serve((_, response) => {
    calls++
    refuse(response, 401, 'unauthenticated', 'Please sign in again.')
  })
  const call = createClient({ tokens, origin }).call(getNote, { params: { id: '1' }, query: {} })
  await expect(call).rejects.toMatchObject({ code: 'unauthenticated', message: 'Please sign in again.' })
  expect(calls).toBe(2)
})

test('a refusal says what the server said, field by field', async () => {
  const errors = [{ field: 'text', message: 'This must not be empty.' }]
  const origin = await serve((_, response) => {
    response.setHeader('retry-after', '7')
    refuse(response, 422, 'invalid', 'Please check “text”.', { errors })
  })
  const failure = await createClient({ tokens: still, origin })
    .call(addNote, { body: { text: '' } })
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'invalid', message: 'Please check “text”.', errors, retryAfter: 7 })
  expect(statusOf(failure)).toBe(422)
})

test('an error page of a proxy becomes a plain sentence', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  })
  const call = createClient({ tokens: still, origin }).call(readPublic, {})
  await expect(call).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The server is not available right now. Try again in a moment.',
  })
})

test('a server that cannot be reached is said so, first to whoever looks whether it is away', async () => {
  const told: string[] = []
  const onUnreachable = async () => void told.push('unreachable')
  const client = createClient({ tokens: still, origin: 'http://127.0.0.1:1', onUnreachable })
  const call = client.call(readPublic, {}).finally(() => told.push('failed'))
  await expect(call).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The server cannot be reached. Check your connection and try again.',
  })
  expect(told).toEqual(['unreachable', 'failed'])
})

test('an answer in another shape is refused instead of being half understood', async () => {
  const origin = await serve((_, response) => json(response, 200, { ok: 'yes' }))
  await expect(createClient({ tokens: still, origin }).call(readPublic, {})).rejects.toMatchObject({ code: 'internal' })
})

test('an aborted call ends with the reason it was aborted for', async () => {
  const origin = await serve(() => undefined)
  const controller = new AbortController()
  const reason = new Error('left the page')
  const call = createClient({ tokens: still, origin }).call(readPublic, {}, { signal: controller.signal })
  controller.abort(reason)
  await expect(call).rejects.toBe(reason)
})
