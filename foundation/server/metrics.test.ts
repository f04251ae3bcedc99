import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { readConfig } from './config.ts'
import { handle } from './http/handler.ts'
import { call, openHttp } from './http/testing.ts'
import { createAnnouncer } from './live/announce.ts'
import { connect, openLive } from './live/testing.ts'
import { openMetrics } from './metrics.ts'
import { freePort } from './testing/free-port.ts'

const greet = defineRoute({
  method: 'GET',
  path: '/v1/greetings/{name}',
  summary: 'Says hello',
  access: 'public',
  params: z.object({ name: z.string() }),
  answer: z.string(),
})

test('nothing is counted without a port for it', async () => {
  expect(await openMetrics({ metricsHost: '127.0.0.1', metricsPort: undefined })).toBeUndefined()
})

test.runIf(process.platform === 'linux')('metrics answer at their own address alone', async () => {
  const port = await freePort()
  await using metrics = await openMetrics({ ...readConfig({ HOST: '0.0.0.0' }), metricsPort: port })
  expect(metrics).toBeDefined()
  expect((await call(`http://127.0.0.1:${port}/metrics`)).status).toBe(200)
  await expect(call(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow('ECONNREFUSED')
})

test('requests by route, sockets, announcements and the process itself can be watched', async () => {
  const port = await freePort()
  await using metrics = await openMetrics({ metricsHost: '127.0.0.1', metricsPort: port })
  if (!metrics) throw new Error('There should be metrics.')
  await using http = await openHttp({ handlers: [handle(greet, ({ params }) => params.name)], metrics })
  await using live = await openLive({ metrics })
  await call(`${http.url}/v1/greetings/ana`)
  await call(`${http.url}/v1/greetings/ben`)
  await call(`${http.url}/v1/nothing`)
  const ana = await connect(`${live.url}?token=ana`)
  await (
    await connect(`${live.url}?token=unknown`)
  ).closed
  await createAnnouncer(live.bus, metrics)('ana', { type: 'test/news' })
  await ana.next()

  const { text } = await call(`http://127.0.0.1:${port}/metrics`)
  const lines = text.split('\n')
  expect(lines).toContain('attache_http_request_seconds_count{method="GET",route="/v1/greetings/:name",status="200"} 2')
  expect(lines).toContain('attache_http_request_seconds_count{method="GET",route="none",status="404"} 1')
  expect(lines).toContain('attache_sockets_open 1')
  expect(lines).toContain('attache_sockets_closed_total{code="4001"} 1')
  expect(lines).toContain('attache_announcements_total 1')
  expect(text).toMatch(/^attache_nodejs_eventloop_lag_p99_seconds \d/m)
  expect(text).toMatch(/^attache_process_resident_memory_bytes \d/m)
  expect((await call(`http://127.0.0.1:${port}/`)).status).toBe(404)
})
