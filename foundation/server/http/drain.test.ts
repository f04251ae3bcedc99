import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
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
const handlers = [handle(wait, async ({ params, signal }) => pause(params.ms, 'hello', { signal }))]

async function ask(url: string, agent: Agent): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject)
  })
  await response.toArray()
  return response.statusCode ?? 0
}

test('200 requests that are open when it closes are all answered, though their connections are kept alive', async () => {
  const http = await openHttp({ handlers })
  const agent = new Agent({ keepAlive: true })
  const answers = Array.from({ length: 200 }, () => ask(`${http.url}/v1/wait/500`, agent))
  await pause(300)
  const startedAt = performance.now()
  const drained = http.drain()
  await expect(fetch(`${http.url}/healthz`)).rejects.toThrow('fetch failed')
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  await drained
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  agent.destroy()
})

test('on a connection that is still open it says that it is going away', async () => {
  const http = await openHttp({ handlers })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = ask(`${http.url}/v1/wait/200`, agent)
  const second = ask(`${http.url}/readyz`, agent)
  await pause(50)
  const drained = http.drain()
  expect(await first).toBe(200)
  await expect(second).resolves.toBe(503)
  await drained
  agent.destroy()
})

test('what does not end in time is cut off', { timeout: 2_000 }, async () => {
  const http = await openHttp({ handlers })
  const agent = new Agent()
  const [endless] = await Promise.allSettled([
    ask(`${http.url}/v1/wait/60000`, agent),
    pause(50).then(() => http.drain(300)),
  ])
  expect(endless).toMatchObject({ status: 'rejected', reason: { message: 'socket hang up' } })
})
