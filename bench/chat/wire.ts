import { join } from 'node:path'
import { youngMemory } from '#start/launch/pinned-node.cjs'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { type Running, startAttache, temporaryFolder } from '#start/testing/running.ts'
import { median, quantile, type Row } from '../measure.ts'
import { ask, enter, type Pace } from './pace.ts'
import { cpuOf, memoryOf } from './process.ts'

const rounds = 200
const slow: Pace = { tokens: 3, every: 20 }

/** What the server adds to the first piece of an answer, alternating with a server that only sends. */
export async function firstToken(root: string): Promise<Row[]> {
  await using house = await startServer(root, 'bench/chat/server.ts')
  await using bare = await startServer(root, 'bench/chat/bare-server.ts')
  const ours = await enter(house.url)
  const theirs = await enter(bare.url, { bare: true })
  const figures = { ours: [] as number[], bare: [] as number[] }
  for (let round = -20; round < rounds; round++) {
    const [one, other] = [await ask(ours, slow), await ask(theirs, slow)]
    if (round < 0) continue
    figures.ours.push(one.first)
    figures.bare.push(other.first)
  }
  await Promise.all([ours.close(), theirs.close()])
  const [middle, late] = [median(figures.ours), quantile(figures.ours, 0.95)]
  return [
    {
      what: 'added time to the first piece on the wire, p50 / p95',
      measured: `${middle.toFixed(1)} / ${late.toFixed(1)} ms (bare ws ${median(figures.bare).toFixed(1)} / ${quantile(figures.bare, 0.95).toFixed(1)})`,
      bar: '≤ 4 / ≤ 12 ms',
      met: middle <= 4 && late <= 12,
    },
  ]
}

const many = 50
const messagesEach = 4
const quick: Pace = { tokens: 200, every: 5 }

/** Fifty people at once, each reading an answer of two hundred pieces, several times. */
export async function streams(root: string): Promise<Row[]> {
  const house = await measureStreams(root, 'bench/chat/server.ts')
  const bare = await measureStreams(root, 'bench/chat/bare-server.ts')
  return [
    {
      what: `${many} streams of ${quick.tokens} pieces ${quick.every} ms apart: CPU a message, added first piece p50, memory`,
      measured: `${inWords(house)} (bare ws ${inWords(bare)})`,
      bar: '≤ 6 ms, ≤ 15 ms, ≤ 180 MiB',
      met: house.cpu <= 6 && house.first <= 15 && house.memory <= 180,
    },
  ]
}

type Streams = { cpu: number; first: number; memory: number }

async function measureStreams(root: string, file: string): Promise<Streams> {
  await using server = await startServer(root, file)
  const bare = file.includes('bare')
  const callers = await Promise.all(Array.from({ length: many }, () => enter(server.url, { bare })))
  await Promise.all(callers.map((caller) => ask(caller, quick)))
  const before = cpuOf(server.pid)
  const times = await Promise.all(
    callers.map(async (caller) => {
      const first: number[] = []
      for (let message = 0; message < messagesEach; message++) first.push((await ask(caller, quick)).first)
      return first
    }),
  )
  const cpu = (cpuOf(server.pid) - before) / (many * messagesEach)
  const figures = { cpu, first: median(times.flat()), memory: memoryOf(server.pid, 'VmHWM') }
  await Promise.all(callers.map((caller) => caller.close()))
  return figures
}

function inWords({ cpu, first, memory }: Streams): string {
  return `${cpu.toFixed(1)} ms, ${first.toFixed(1)} ms, ${Math.round(memory)} MiB`
}

export type Server = AsyncDisposable & Running & { pid: number }

export async function startServer(root: string, file: string, env: Record<string, string> = {}): Promise<Server> {
  const data = temporaryFolder()
  const running = await startAttache({
    // As the launcher starts it.
    command: [process.execPath, youngMemory, join(root, file)],
    cwd: root,
    env: { DATA_DIR: data.path, PORT: String(await freePort()), LOG_LEVEL: 'warn', ...env },
  })
  return {
    ...running,
    pid: running.process.pid ?? Number.NaN,
    async [Symbol.asyncDispose]() {
      await running.stop()
      data[Symbol.dispose]()
    },
  }
}
