import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { handle } from './handler.ts'
import { as, call, json, openHttp, type TestHttp } from './testing.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const fields = z.object({ code: z.string(), note: z.string().optional() })

const tokenRoute = defineRoute({
  method: 'POST',
  path: '/v1/token',
  summary: 'Takes a form',
  access: 'public',
  bodyType: 'form',
  body: fields,
  answer: fields,
})
const jsonRoute = defineRoute({ ...tokenRoute, path: '/v1/json', summary: 'Takes JSON', bodyType: 'json' })
const callerRoute = defineRoute({
  method: 'GET',
  path: '/v1/caller',
  summary: 'Who calls',
  access: 'public',
  answer: z.object({ bearer: z.string().optional(), userAgent: z.string().optional() }),
})
const fileRoute = defineRoute({
  method: 'GET',
  path: '/v1/file',
  summary: 'A file',
  access: 'person',
  file: 'application/zip',
})
const partsRoute = defineRoute({ ...fileRoute, path: '/v1/parts', ranges: true })
const documentRoute = defineRoute({
  method: 'GET',
  path: '/v1/document',
  summary: 'What somebody wrote',
  access: 'public',
  query: z.object({ pictures: z.enum(['own', 'any']) }),
  document: true,
})
const bytesRoute = defineRoute({
  method: 'POST',
  path: '/v1/bytes',
  summary: 'Counts bytes',
  access: 'public',
  bodyType: 'bytes',
  bodyLimit: 100_000,
  answer: z.object({ bytes: z.int() }),
})
const refusingRoute = defineRoute({ method: 'GET', path: '/v1/refusing', summary: 'Says no', access: 'public' })

async function* pieces() {
  yield Buffer.from('one ')
  yield Buffer.from('two')
}

let http: TestHttp
beforeAll(async () => {
  http = await openHttp({
    handlers: [
      handle(tokenRoute, ({ body }) => body),
      handle(jsonRoute, ({ body }) => body),
      handle(callerRoute, ({ caller }) => caller),
      handle(fileRoute, () => ({ name: 'my "data".zip', bytes: 7, content: pieces() })),
      handle(partsRoute, () => ({
        name: 'film.mp4',
        bytes: 7,
        tag: 'one',
        content: pieces(),
        part: ({ from, to }) => Readable.from([Buffer.from('one two').subarray(from, to)]),
      })),
      handle(documentRoute, ({ query }) => ({ html: '<p>Hello', pictures: query.pictures })),
      handle(bytesRoute, async ({ bytes }) => ({
        bytes: (await Array.fromAsync(bytes)).reduce((sum, piece) => sum + piece.length, 0),
      })),
      handle(refusingRoute, () => {
        throw new Failure('malformed', 'This code was used.', { members: { error: 'invalid_grant', status: '200' } })
      }),
    ],
  })
})
afterAll(() => http[Symbol.asyncDispose]())

test('a form is read where a route asks for one', async () => {
  const reply = await call(`${http.url}/v1/token`, { method: 'POST', headers: form, body: 'code=a%20b&secret=x&note=' })
  expect(reply.status).toBe(200)
  expect(JSON.parse(reply.text)).toEqual({ code: 'a b', note: '' })
})

test('a field that comes twice is refused', async () => {
  const reply = await call(`${http.url}/v1/token`, { method: 'POST', headers: form, body: 'code=a&code=b' })
  expect(reply).toMatchObject({ status: 400, problem: { detail: 'A field of this form comes twice.' } })
})

test('a route takes forms or JSON, never the other', async () => {
  expect((await call(`${http.url}/v1/token`, { method: 'POST', headers: json, body: '{"code":"a"}' })).status).toBe(415)
  expect((await call(`${http.url}/v1/json`, { method: 'POST', headers: form, body: 'code=a' })).status).toBe(415)
  expect((await call(`${http.url}/v1/json`, { method: 'POST', headers: json, body: '{"code":"a"}' })).status).toBe(200)
})

test('a handler of a public route sees what its caller brought', async () => {
  const headers = { ...as('some.token'), 'user-agent': 'Testing/1' }
  expect(JSON.parse((await call(`${http.url}/v1/caller`, { headers })).text)).toEqual({
    bearer: 'some.token',
    userAgent: 'Testing/1',
  })
  expect(JSON.parse((await call(`${http.url}/v1/caller`)).text)).toEqual({})
})

test('a file is sent as it comes, to be saved and not to be shown', async () => {
  const reply = await call(`${http.url}/v1/file`, { headers: as('ana') })
  expect(reply).toMatchObject({ status: 200, text: 'one two' })
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': '7',
    'content-disposition': `attachment; filename="my--data-.zip"; filename*=UTF-8''my%20%22data%22.zip`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await call(`${http.url}/v1/file`)).status).toBe(401)
})

const askForPart = (headers: Record<string, string>, method = 'GET') =>
  call(`${http.url}/v1/parts`, { method, headers: { ...as('ana'), ...headers } })

test('a part of a file is answered to a client that asks for it, and has the same version or none', async () => {
  const whole = await askForPart({})
  expect(whole).toMatchObject({ status: 200, text: 'one two', headers: { etag: '"one"', 'accept-ranges': 'bytes' } })
  const part = { status: 206, text: 'two', headers: { 'content-range': 'bytes 4-6/7', 'content-length': '3' } }
  expect(await askForPart({ range: 'bytes=4-' })).toMatchObject(part)
  expect(await askForPart({ range: 'bytes=-3', 'if-range': '"one"' })).toMatchObject(part)
  for (const ignored of [
    { range: 'bytes=4-', 'if-range': '"another"' },
    { range: 'bytes=4-', 'if-range': 'W/"one"' },
    { range: 'bytes=4-', 'if-range': 'Wed, 21 Oct 2026 07:28:00 GMT' },
    { range: 'bytes=0-0,4-5' },
  ])
    expect(await askForPart(ignored)).toMatchObject({
      status: 200,
      text: 'one two',
      headers: { 'content-length': '7' },
    })
  expect(await askForPart({ range: 'bytes=4-', 'if-none-match': '"one"' })).toMatchObject({ status: 304, text: '' })
  expect(await askForPart({ range: 'bytes=4-' }, 'HEAD')).toMatchObject({
    status: 200,
    headers: { 'content-length': '7' },
  })
  const beyond = await askForPart({ range: 'bytes=7-' })
  expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */7' } })
  expect(JSON.parse(beyond.text)).toMatchObject({ code: 'out-of-range' })
})

test('a document of others is shown in our frames alone, and can neither run, send nor fetch anything', async () => {
  const { status, headers, text } = await call(`${http.url}/v1/document?pictures=own`)
  expect([status, text]).toEqual([200, '<p>Hello'])
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; img-src data: 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; " +
      "frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const withPictures = await call(`${http.url}/v1/document?pictures=any`)
  expect(withPictures.headers['content-security-policy']).toContain("img-src data: 'self' https:;")
})

test('a refusal carries what another standard wants to read, which never takes the place of ours', async () => {
  const reply = await call(`${http.url}/v1/refusing`)
  expect(reply).toMatchObject({
    status: 400,
    problem: { status: 400, detail: 'This code was used.', error: 'invalid_grant' },
  })
})

test('the description of the API tells forms and files from JSON', async () => {
  const { paths } = JSON.parse((await call(`${http.url}/v1/openapi.json`)).text)
  expect(Object.keys(paths['/v1/token'].post.requestBody.content)).toEqual(['application/x-www-form-urlencoded'])
  expect(Object.keys(paths['/v1/file'].get.responses['200'].content)).toEqual(['application/zip'])
  expect(Object.keys(paths['/v1/parts'].get.responses)).toEqual(expect.arrayContaining(['200', '206', '416']))
})

const binary = { 'content-type': 'application/octet-stream' }

test('bytes are handed on as they come, up to the limit of their route', async () => {
  const send = (length: number, headers = {}) =>
    call(`${http.url}/v1/bytes`, { method: 'POST', headers: { ...binary, ...headers }, body: Buffer.alloc(length) })
  const chunked = { 'transfer-encoding': 'chunked' }
  expect(JSON.parse((await send(100_000)).text)).toEqual({ bytes: 100_000 })
  expect(JSON.parse((await send(100_000, chunked)).text)).toEqual({ bytes: 100_000 })
  expect(JSON.parse((await send(0)).text)).toEqual({ bytes: 0 })
  expect(JSON.parse((await call(`${http.url}/v1/bytes`, { method: 'POST' })).text)).toEqual({ bytes: 0 })
  for (const headers of [{}, chunked])
    expect((await send(100_001, headers)).problem).toMatchObject({ code: 'too-large' })
})

test('bytes are taken as bytes alone, and JSON nowhere as bytes', async () => {
  const asJson = await call(`${http.url}/v1/bytes`, { method: 'POST', headers: json, body: '{}' })
  const asBytes = await call(`${http.url}/v1/json`, { method: 'POST', headers: binary, body: '{"code":"1"}' })
  expect([asJson.status, asBytes.status]).toEqual([415, 415])
})
