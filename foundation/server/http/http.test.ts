import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { handle } from './handler.ts'
import { as, call, json, openHttp, type TestHttp } from './testing.ts'

const note = z.object({ id: z.uuid(), title: z.string().min(1) })
const lunch = { id: '019a0000-0000-7000-8000-000000000001', title: 'Lunch' }

const readNote = defineRoute({
  method: 'GET',
  path: '/v1/notes/{id}',
  summary: 'One note',
  access: 'person',
  params: z.object({ id: z.uuid() }),
  answer: note,
})
const replaceNote = defineRoute({
  ...readNote,
  method: 'PUT',
  summary: 'Replace a note',
  body: note.omit({ id: true }),
})
const listNotes = defineRoute({
  method: 'GET',
  path: '/v1/notes',
  summary: 'All notes',
  access: 'person',
  query: z.object({ limit: z.coerce.number().int().max(200).optional() }),
  answer: z.object({ owner: z.string(), limit: z.int().optional() }),
})
const signOut = defineRoute({ method: 'POST', path: '/v1/auth/signout', summary: 'Sign out', access: 'public' })
const echo = defineRoute({
  method: 'POST',
  path: '/v1/echo',
  summary: 'Say it again',
  access: 'public',
  body: z.unknown(),
  answer: z.object({ said: z.unknown() }),
  status: 201,
  bodyLimit: 100,
})
const lie = defineRoute({ method: 'GET', path: '/v1/lie', summary: 'A wrong answer', access: 'public', answer: note })
const fail = defineRoute({
  method: 'GET',
  path: '/v1/fail/{how}',
  summary: 'Goes wrong',
  access: 'public',
  params: z.object({ how: z.enum(['conflict', 'unavailable', 'bug']) }),
})

function goWrong(how: 'conflict' | 'unavailable' | 'bug'): never {
  if (how === 'bug') throw new TypeError('the secret inside')
  throw new Failure(how, 'No, because.', { retryAfter: 1.2 })
}

let http: TestHttp

const put = (body: string, headers: Record<string, string> = json) =>
  call(`${http.url}/v1/notes/${lunch.id}`, { method: 'PUT', headers: { ...as('ana'), ...headers }, body })

beforeAll(async () => {
  http = await openHttp({
    handlers: [
      handle(readNote, ({ params }) => ({ ...lunch, id: params.id, secret: 'stays here' })),
      handle(replaceNote, ({ params, body }) => ({ ...params, ...body })),
      handle(listNotes, ({ person, query }) => ({ owner: person.id, ...query })),
      handle(signOut, () => undefined),
      handle(echo, ({ body }) => ({ said: body ?? 'nothing' })),
      handle(lie, () => ({ id: 'no id', title: 'Lunch' })),
      handle(fail, ({ params }) => goWrong(params.how)),
    ],
  })
})

afterAll(() => http.drain())

describe('a good call', () => {
  test('is answered with the fields of its contract, and nothing else', async () => {
    const reply = await call(`${http.url}/v1/notes/${lunch.id}`, { headers: as('ana') })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(reply.text)).toEqual(lunch)
  })

  test('means the same with and without a trailing slash', async () => {
    for (const path of ['/v1/notes', '/v1/notes/', '/v1/notes?limit=3', '/v1/notes/?limit=3'])
      expect((await call(http.url + path, { headers: as('ana') })).status).toBe(200)
  })

  test('is made for the person of its token', async () => {
    const reply = await call(`${http.url}/v1/notes?limit=7`, { headers: as('ana') })
    expect(JSON.parse(reply.text)).toEqual({ owner: 'ana', limit: 7 })
  })

  test('may contain unknown fields', async () => {
    const body = JSON.stringify({ title: 'Dinner', colour: 'red', __proto__: 1, id: 'mine' })
    const reply = await call(`${http.url}/v1/notes/${lunch.id}`, {
      method: 'PUT',
      headers: { ...as('ana'), ...json },
      body,
    })
    expect(JSON.parse(reply.text)).toEqual({ id: lunch.id, title: 'Dinner' })
  })

  test('may have an empty body under a JSON content type', async () => {
    const reply = await call(`${http.url}/v1/auth/signout`, { method: 'POST', headers: json })
    expect(reply).toMatchObject({ status: 204, text: '' })
    expect((await call(`${http.url}/v1/echo`, { method: 'POST', headers: json })).text).toBe('{"said":"nothing"}')
    expect((await call(`${http.url}/v1/echo`, { method: 'POST' })).status).toBe(201)
  })

  test('is a line of the log at debug, without its query', async () => {
    const reply = await call(`${http.url}/v1/notes?limit=9`, { headers: as('ana') })
    const line = () => http.logged.find(({ requestId }) => requestId === reply.headers['x-request-id'])
    await expect.poll(line).toMatchObject({ level: 20, method: 'GET', path: '/v1/notes', person: 'ana', status: 200 })
  })

  test('may be a HEAD request', async () => {
    const reply = await call(`${http.url}/v1/notes`, { method: 'HEAD', headers: as('ana') })
    expect(reply).toMatchObject({ status: 200, text: '' })
  })
})

describe('an invalid call gets a problem for a person', () => {
  test('400 for malformed JSON', async () => {
    expect((await put('{"title":')).problem).toMatchObject({
      status: 400,
      code: 'malformed',
      detail: 'The body is not valid JSON.',
    })
  })

  test('400 for JSON that would block everyone while it is parsed', async () => {
    const replies = [await put('['.repeat(500_000)), await put(`[${'{},'.repeat(200_000)}{}]`)]
    const details = ['The body is nested too deeply.', 'The body is made of too many values.']
    expect(replies.map(({ problem }) => problem)).toMatchObject(details.map((detail) => ({ status: 400, detail })))
  })

  test('422 for a wrong type, with the field named', async () => {
    const reply = await put('{"title":7}')
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(reply.problem).toEqual({
      type: 'about:blank',
      title: 'Unprocessable content',
      status: 422,
      detail: 'Please check “title”: This must be text.',
      code: 'invalid',
      requestId: reply.headers['x-request-id'],
      errors: [{ field: 'title', message: 'This must be text.' }],
    })
    expect((await call(`${http.url}/v1/notes?limit=many`, { headers: as('ana') })).problem).toMatchObject({
      status: 422,
      errors: [{ field: 'limit', message: 'This must be a number.' }],
    })
  })

  test('422 for a missing body', async () => {
    expect((await put('')).status).toBe(422)
  })

  test('404 for an impossible id, and for an unknown address', async () => {
    for (const path of ['/v1/notes/7', `/v1/notes/${'x'.repeat(3_000)}`, '/v1/nothing', '/v1/notes/a/b', '/', '/v1'])
      expect((await call(http.url + path, { headers: as('ana') })).problem).toMatchObject({
        status: 404,
        code: 'not-found',
      })
  })

  test('405 for a wrong method, with the right ones', async () => {
    for (const method of ['DELETE', 'POST', 'OPTIONS']) {
      const reply = await call(`${http.url}/v1/notes/${lunch.id}`, {
        method,
        headers: { 'content-type': 'text/x' },
        body: 'x',
      })
      expect(reply.problem).toMatchObject({ status: 405, code: 'method-not-allowed' })
      expect(reply.headers.allow).toBe('GET, PUT, HEAD')
    }
    expect((await call(`${http.url}/v1/auth/signout/`)).headers.allow).toBe('POST')
    expect((await call(`${http.url}/v1/auth/signout`, { method: 'HEAD' })).status).toBe(405)
  })

  test('413 for a body that is too large, also without an announced length', async () => {
    const body = JSON.stringify('x'.repeat(200))
    expect((await call(`${http.url}/v1/echo`, { method: 'POST', headers: json, body })).problem.status).toBe(413)
    const chunked = { ...json, 'transfer-encoding': 'chunked' }
    expect((await call(`${http.url}/v1/echo`, { method: 'POST', headers: chunked, body })).problem.code).toBe(
      'too-large',
    )
  })

  test('415 for a body that is not JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
    ])
      expect((await put('title=x', { 'content-type': type })).problem).toMatchObject({ status: 415 })
    expect((await put('{"title":"x"}', {})).status).toBe(415)
  })

  test('400 for an unreadable address', async () => {
    expect((await call(http.url, { path: '/v1/notes/%ff' })).problem).toMatchObject({ status: 400, code: 'malformed' })
  })

  test('400 for what is not HTTP, and 431 for endless headers', async () => {
    const socket = connect(Number(new URL(http.url).port), '127.0.0.1').end('NONSENSE\r\n\r\n')
    const text = Buffer.concat(await socket.toArray()).toString()
    expect(text).toMatch(/^HTTP\/1.1 400 Bad request\r\n/)
    expect(text).toContain('content-type: application/problem+json')
    expect((await call(http.url, { headers: { cookie: 'x'.repeat(20_000) } })).problem.status).toBe(431)
  })
})

describe('what goes wrong', () => {
  test('with a known reason is described by its sentence', async () => {
    expect((await call(`${http.url}/v1/fail/conflict`)).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: 'No, because.',
    })
  })

  test('temporarily says when to retry', async () => {
    const reply = await call(`${http.url}/v1/fail/unavailable`)
    expect(reply).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  })

  test('from a bug of ours is logged in full and answered calmly', async () => {
    const reply = await call(`${http.url}/v1/fail/bug`)
    expect(reply).toMatchObject({
      status: 500,
      problem: { code: 'internal', requestId: reply.headers['x-request-id'] },
    })
    expect(reply.text).not.toContain('secret')
    expect(http.logged.find(({ requestId }) => requestId === reply.problem.requestId)).toMatchObject({
      level: 50,
      err: { type: 'TypeError', message: 'the secret inside', stack: expect.stringContaining('goWrong') },
    })
  })

  test('from an answer that violates its contract is a bug, and the answer is not sent', async () => {
    const reply = await call(`${http.url}/v1/lie`)
    expect(reply.status).toBe(500)
    expect(reply.text).not.toContain('no id')
  })
})

describe('access', () => {
  test('is denied without a token, also in the header', async () => {
    const reply = await call(`${http.url}/v1/notes`)
    expect(reply).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
      problem: { code: 'unauthenticated' },
    })
  })

  test.each(['unknown', 'ended'])('is denied for a token that is %s', async (token) => {
    const reply = await call(`${http.url}/v1/notes`, { headers: as(token) })
    expect(reply).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
  })

  test('is denied to strangers before the body is read', async () => {
    const reply = await call(`${http.url}/v1/notes/${lunch.id}`, { method: 'PUT', headers: json, body: '{"title":' })
    expect(reply.status).toBe(401)
  })
})

test('a handler learns that its caller hung up, and only then', async () => {
  const wait = defineRoute({ ...echo, path: '/v1/wait', body: z.object({ hangUp: z.boolean() }), answer: z.boolean() })
  const caller = new AbortController()
  const learned = Promise.withResolvers<boolean>()
  await using slow = await openHttp({
    handlers: [
      handle(wait, async ({ body, signal }) => {
        const heard = once(signal, 'abort')
        // A whole other request takes longer than the reading of this one's body, which must not count as hanging up.
        await call(`${slow.url}/healthz`)
        if (!body.hangUp) return signal.aborted
        caller.abort()
        await heard
        learned.resolve(signal.aborted)
        return true
      }),
    ],
  })
  const post = { method: 'POST', headers: json }
  const stay = { ...post, body: '{"hangUp":false}' }
  const leave = { ...post, body: '{"hangUp":true}', signal: caller.signal }
  expect((await call(`${slow.url}/v1/wait`, stay)).text).toBe('false')
  await expect(fetch(`${slow.url}/v1/wait`, leave)).rejects.toThrow('aborted')
  expect(await learned.promise).toBe(true)
})
