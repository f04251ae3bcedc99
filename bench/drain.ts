import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { type Bench, milliseconds } from './measure.ts'
import { processesIn } from './processes.ts'

const many = 200

/** Asked to stop under load: open requests are answered, sockets are told, and the server exits. */
export const drain: Bench = {
  name: 'drain',
  async run(root) {
    using data = temporaryFolder()
    const running = await startAttache({
      command: [process.execPath, join(root, 'start/testing/sample-server.ts')],
      cwd: root,
      env: { DATA_DIR: data.path, PORT: String(await freePort()) },
    })
    const closed = await openSockets(running.url)
    const headers = { authorization: `Bearer ${tokenOf(randomUUID())}` }
    const requests = Array.from({ length: many }, () => fetch(`${running.url}/v1/slow`, { headers }))
    const endless = fetch(`${running.url}/v1/never`, { headers }).then(
      ({ status }) => `answered ${status}`,
      () => 'cut off',
    )
    await sleep(500)
    let exitCode: number | null = null
    const took = await milliseconds(async () => {
      exitCode = await running.stop()
    })
    const answered = (await Promise.allSettled(requests)).filter(
      (result) => result.status === 'fulfilled' && result.value.ok,
    ).length
    const codes = await Promise.all(closed)
    const told = codes.filter((code) => code === 1012).length
    const left = processesIn(data.path).length
    return [
      {
        what: `SIGTERM with ${many} open requests, one that never ends and ${many} sockets`,
        measured: `${answered} answered, ${await endless}, ${told} told 1012, exit ${exitCode} after ${Math.round(took)} ms, ${left} processes left`,
        bar: 'all, all, exit 0 within 10 s, none left',
        met: answered === many && told === many && exitCode === 0 && took <= 10_000 && left === 0,
      },
    ]
  },
}

/** Open and greeted; each gives the code that it is closed with. */
async function openSockets(url: string): Promise<Promise<number>[]> {
  const sockets = Array.from({ length: many }, () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/ws?token=${tokenOf(randomUUID())}`)
    const closed = once(socket, 'close').then(([code]) => Number(code))
    return { greeted: once(socket, 'message'), closed }
  })
  await Promise.all(sockets.map(({ greeted }) => greeted))
  return sockets.map(({ closed }) => closed)
}
