import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { handle } from './handler.ts'
import { as, call, openHttp } from './testing.ts'

const hello = defineRoute({
  method: 'GET',
  path: '/v1/hello',
  summary: 'Says hello',
  access: 'person',
  answer: z.string(),
})
const wait = defineRoute({
  method: 'GET',
  path: '/v1/wait/{ms}',
  summary: 'Says hello late',
  access: 'public',
  params: z.object({ ms: z.coerce.number() }),
  answer: z.string(),
})
const handlers = [handle(hello, () => 'hello'), handle(wait, async ({ params }) => pause(params.ms, 'hello'))]

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-request-id': expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
}

test('every answer of the API carries the protecting headers, the refusals too', async () => {
  await using http = await openHttp({ handlers })
  for (const path of ['/v1/hello', '/v1/nothing', '/healthz', '/v1/%ff'])
    expect((await call(http.url, { path, headers: as('ana') })).headers).toMatchObject(always)
})

test('browsers are told to stay with https when the public address is https', async () => {
  await using http = await openHttp({ handlers, config: { publicUrl: new URL('https://attache.example') } })
  const reply = await call(`${http.url}/v1/hello`)
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

async function idFrom(url: string, id: string) {
  return (await call(`${url}/healthz`, { headers: { 'x-request-id': id } })).headers['x-request-id']
}

test('a request keeps the id that a trusted proxy gave it, and no other', async () => {
  await using direct = await openHttp()
  await using behindProxy = await openHttp({ config: { trustProxy: 1 } })
  expect(await idFrom(direct.url, 'proxy-12345')).not.toBe('proxy-12345')
  expect(await idFrom(behindProxy.url, 'proxy-12345')).toBe('proxy-12345')
  expect(await idFrom(behindProxy.url, 'not one of ours')).not.toBe('not one of ours')
})

test('an id is believed only from a proxy whose address is trusted', async () => {
  await using listed = await openHttp({ config: { trustProxy: ['127.0.0.0/8'] } })
  await using stranger = await openHttp({ config: { trustProxy: ['10.0.0.0/8', '::1'] } })
  expect(await idFrom(listed.url, 'proxy-12345')).toBe('proxy-12345')
  expect(await idFrom(stranger.url, 'proxy-12345')).not.toBe('proxy-12345')
})

test('an address that asks too often is told when to come back', async () => {
  await using http = await openHttp({ handlers, limits: { perAddress: 3 } })
  for (const expected of [200, 401, 200, 429]) {
    const headers = expected === 401 ? {} : as('ana')
    expect((await call(`${http.url}/v1/hello`, { headers })).status).toBe(expected)
  }
  const reply = await call(`${http.url}/v1/hello`, { headers: as('ben') })
  expect(reply.problem).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(50)
})

test('a route may allow an address fewer calls than the house does, and holds up no other route', async () => {
  const seldom = defineRoute({ ...hello, path: '/v1/seldom', access: 'public', perAddress: 2 })
  await using http = await openHttp({ handlers: [...handlers, handle(seldom, () => 'hello')] })
  const seen = []
  for (const path of ['/v1/seldom', '/v1/seldom', '/v1/seldom', '/v1/hello'])
    seen.push((await call(http.url + path, { headers: as('ana') })).status)
  expect(seen).toEqual([200, 200, 429, 200])
})

test('a person who asks too often does not slow anyone else', async () => {
  await using http = await openHttp({ handlers, limits: { perPerson: 1 } })
  const seen = []
  for (const name of ['ana', 'ana', 'ben'])
    seen.push((await call(`${http.url}/v1/hello`, { headers: as(name) })).status)
  expect(seen).toEqual([200, 429, 200])
})

async function statuses(url: string) {
  const seen = []
  for (const address of ['10.1.1.1', '10.1.1.2', '10.1.1.2'])
    seen.push((await call(`${url}/v1/hello`, { headers: { ...as('ana'), 'x-forwarded-for': address } })).status)
  return seen
}

test('only a trusted proxy may say who its clients are', async () => {
  await using direct = await openHttp({ handlers, limits: { perAddress: 1 } })
  await using behindProxy = await openHttp({
    handlers,
    limits: { perAddress: 1 },
    config: { trustProxy: ['127.0.0.1'] },
  })
  expect(await statuses(direct.url)).toEqual([200, 429, 429])
  expect(await statuses(behindProxy.url)).toEqual([200, 200, 429])
})

test('more at once than we can manage is refused at once, health aside, and that passes by itself', async () => {
  const hold = defineRoute({ ...hello, path: '/v1/hold' })
  const release = Promise.withResolvers<string>()
  let held = 0
  const holding = handle(hold, () => {
    held += 1
    return release.promise
  })
  await using http = await openHttp({ handlers: [...handlers, holding], limits: { inFlight: 2 } })
  const ask = (path: string) => call(http.url + path, { headers: as('ana') })
  const admitted = [ask('/v1/hold'), ask('/v1/hold')]
  await expect.poll(() => held).toBe(2)
  const refused = await ask('/v1/wait/0')
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, problem: { code: 'unavailable' } })
  expect((await call(`${http.url}/healthz`)).status).toBe(200)
  release.resolve('hello')
  expect((await Promise.all(admitted)).map(({ status }) => status)).toEqual([200, 200])
  expect((await ask('/v1/wait/0')).status).toBe(200)
})

test('a server that computes without pause refuses new work until it has caught up', async () => {
  await using http = await openHttp({ handlers, limits: { loopDelay: 20 } })
  const computing = setInterval(() => {
    const until = performance.now() + 60
    while (performance.now() < until);
  }, 1)
  const status = async () => (await call(`${http.url}/v1/wait/0`)).status
  await expect.poll(status).toBe(503)
  clearInterval(computing)
  await expect.poll(status).toBe(200)
})

test('it is alive, and ready only while it can do its work', async () => {
  let database = true
  await using http = await openHttp({
    ready: async () => {
      if (!database) throw new Error('no database')
    },
  })
  expect(JSON.parse((await call(`${http.url}/healthz`)).text)).toEqual({ status: 'ok', version: '1.2.3' })
  expect(await call(`${http.url}/readyz`)).toMatchObject({ status: 200, text: '{"status":"ready"}' })
  database = false
  await expect.poll(() => call(`${http.url}/readyz`)).toMatchObject({ status: 503, text: '{"status":"unready"}' })
})

test('however many ask whether it is ready, the database is asked once, and again after a moment', async () => {
  let asked = 0
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await using http = await openHttp({
    ready: async () => {
      asked += 1
      await pause(100)
      if (asked > 1) throw new Error('no database')
    },
  })
  const statusOf = async () => (await call(`${http.url}/readyz`)).status
  const many = await Promise.all(Array.from({ length: 50 }, statusOf))
  expect([new Set(many), await statusOf(), asked]).toEqual([new Set([200]), 200, 1])
  vi.advanceTimersByTime(500)
  expect([await statusOf(), await statusOf(), asked]).toEqual([503, 503, 2])
  expect(http.logged.filter(({ msg }) => msg === 'not ready')).toHaveLength(1)
})

test.each([
  ['in a header', 'GET /v1/notes HTTP/1.1\r\nhost: a\r\nconnection: close\r\nuser-agent: a\0b\r\n\r\n'],
  ['in the name of a header', 'GET /v1/notes HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx\0y: b\r\n\r\n'],
  ['in the path', 'GET /v1/notes\0 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
])('a request with NUL %s is answered 400', async (_, request) => {
  await using http = await openHttp({ handlers })
  const socket = connect(Number(new URL(http.url).port), '127.0.0.1')
  socket.end(request)
  const chunks: Buffer[] = await socket.toArray()
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 400 /)
})

test.each(['/v1/%00', '/%00', '/v1/hello/%00', '/v1/wait/a%00b', '/assets/%00.js'])(
  'an address with NUL leads nowhere: %s',
  async (path) => {
    await using http = await openHttp({ handlers })
    expect((await call(http.url, { path, headers: as('ana') })).problem).toMatchObject({ code: 'not-found' })
  },
)

test('limits count an IPv6 network as one address, and an IPv4 address alike in both of its spellings', async () => {
  const seldom = defineRoute({ ...hello, path: '/v1/seldom', access: 'public', perAddress: 1 })
  await using http = await openHttp({
    handlers: [handle(seldom, () => 'hello')],
    config: { trustProxy: 1 },
    limits: { perAddress: 3 },
  })
  const from = async (address: string, path = '/v1/seldom') =>
    (await call(http.url, { path, headers: { 'x-forwarded-for': address } })).status
  expect([await from('2a00:1:2:3::1'), await from('2a00:1:2:3:4:5:6:7'), await from('2a00:1:2:4::1')]).toEqual([
    200, 429, 200,
  ])
  expect(await from('2a00:1:2:3:ffff::', '/v1/nothing')).toBe(404)
  expect(await from('2a00:1:2:3::9', '/v1/nothing')).toBe(429)
  expect([await from('192.0.2.7'), await from('::ffff:192.0.2.7'), await from('::ffff:c000:207')]).toEqual([
    200, 429, 429,
  ])
})
