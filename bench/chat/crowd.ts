import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { milliseconds, quantile, type Row } from '../measure.ts'
import { ask, enter } from './pace.ts'
import { memoryOf } from './process.ts'
import { startServer } from './wire.ts'

const crowd = 1_000
const perSecond = 50
const seconds = 60

/** A thousand people with an open socket, of whom fifty say something in every second. */
export async function load(root: string): Promise<Row[]> {
  const metrics = String(await freePort())
  await using server = await startServer(root, 'bench/chat/server.ts', { METRICS_PORT: metrics })
  const callers = []
  for (let batch = 0; batch < crowd; batch += 50)
    callers.push(...(await Promise.all(Array.from({ length: 50 }, () => enter(server.url)))))
  const began = performance.now()
  const pending: Promise<number | 'lost'>[] = []
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    await pause(Math.max(0, began + (sent * 1000) / perSecond - performance.now()))
    const caller = callers[(sent * 7) % crowd]
    if (caller)
      pending.push(
        ask(caller, { tokens: 5, every: 5 }).then(
          ({ whole }) => whole,
          () => 'lost' as const,
        ),
      )
  }
  const times = await Promise.all(pending)
  const loop = await loopDelay(metrics)
  const answered = times.filter((time) => time !== 'lost')
  const late = quantile(answered, 0.99)
  await Promise.all(callers.map((caller) => caller.close()))
  return [
    {
      what: `${crowd} sockets, ${perSecond} messages a second for ${seconds} s: lost, whole answer p99, event loop p99`,
      measured: `${times.length - answered.length} of ${times.length}, ${Math.round(late)} ms, ${Math.round(loop)} ms`,
      bar: '0, ≤ 500 ms, ≤ 50 ms',
      met: answered.length === times.length && late <= 500 && loop <= 50,
    },
  ]
}

async function loopDelay(port: string): Promise<number> {
  const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^attache_nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(page)?.[1]) * 1000
}

const idle = 5_000

/** Idle sockets from five addresses, because one address may not open so many. */
export async function waiting(root: string): Promise<Row[]> {
  await using server = await startServer(root, 'bench/chat/server.ts')
  await sit(server.url, 100, 0)
  const before = memoryOf(server.pid, 'VmRSS')
  const sockets = await sit(server.url, idle, 1)
  const each = ((memoryOf(server.pid, 'VmRSS') - before) * 1024) / idle
  const returned = await dropAndReturn(server.url, sockets)
  return [
    {
      what: `memory for each of ${idle} idle sockets`,
      measured: `${each.toFixed(1)} KiB`,
      bar: '≤ 25 KiB',
      met: each <= 25,
    },
    {
      what: `${crowd} clients dropped at once are all back`,
      measured: `${(returned / 1000).toFixed(1)} s`,
      bar: '≤ 10 s',
      met: returned <= 10_000,
    },
  ]
}

async function sit(url: string, count: number, from: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let number = 0; number < count; number += 100)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, (_, place) => greeted(url, `127.0.0.${2 + from + ((number + place) % 5)}`)),
      )),
    )
  return sockets
}

async function greeted(url: string, localAddress: string): Promise<WebSocket> {
  const token = tokenOf(crypto.randomUUID())
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/ws?token=${token}`, { localAddress })
  await once(socket, 'message')
  return socket
}

/** As when a switch is restarted: no goodbye, and then everybody at the same moment. */
async function dropAndReturn(url: string, sockets: WebSocket[]): Promise<number> {
  for (const socket of sockets.slice(0, crowd)) socket.terminate()
  const took = await milliseconds(async () => {
    await Promise.all(Array.from({ length: crowd }, (_, number) => greeted(url, `127.0.1.${2 + (number % 5)}`)))
  })
  for (const socket of sockets.slice(crowd)) socket.terminate()
  return took
}
