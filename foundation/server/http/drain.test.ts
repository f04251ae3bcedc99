import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { handle } from './handler.ts'
import { openHttp } from './testing.ts'

const wait = defineRoute({
  method: 'GET',
  path: '/v1/wait/{ms}',
  summary: 'Says hello late',
  access: 'public',
  params: z.object({ ms: z.coerce.number() }),
  answer: z.string(),
})
let asked = 0
const handlers = [
  handle(wait, async ({ params, signal }) => {
    asked += 1
    return pause(params.ms, 'hello', { signal })
  }),
]

beforeEach(() => {
  asked = 0
})

async function ask(url: string, agent: Agent): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject)
  })
  await response.toArray()
  return response.statusCode ?? 0
}

test('all 200 open requests are answered at shutdown, although their connections are kept alive', async () => {
  const http = await openHttp({ handlers })
  const agent = new Agent({ keepAlive: true })
  const answers = Array.from({ length: 200 }, () => ask(`${http.url}/v1/wait/500`, agent))
  await expect.poll(() => asked).toBe(200)
  const drained = http.drain()
  await expect(fetch(`${http.url}/healthz`)).rejects.toThrow('fetch failed')
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  await drained
  agent.destroy()
})

test('an open connection is told that the server is going away', async () => {
  const http = await openHttp({ handlers })
  const socket = connect(Number(new URL(http.url).port), '127.0.0.1')
  const heard = text(socket)
  socket.write('GET /v1/wait/500 HTTP/1.1\r\nhost: house\r\n\r\n')
  await expect.poll(() => asked).toBe(1)
  const drained = http.drain()
  socket.write('GET /readyz HTTP/1.1\r\nhost: house\r\n\r\n')
  await drained
  expect((await heard).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
})

async function drainOnceAsked(http: Awaited<ReturnType<typeof openHttp>>): Promise<void> {
  await expect.poll(() => asked).toBe(1)
  await http.drain(300)
}

test('requests that do not end in time are cut off', async () => {
  const http = await openHttp({ handlers })
  const agent = new Agent()
  const [endless] = await Promise.allSettled([ask(`${http.url}/v1/wait/60000`, agent), drainOnceAsked(http)])
  expect(endless).toMatchObject({ status: 'rejected', reason: { message: 'socket hang up' } })
})
