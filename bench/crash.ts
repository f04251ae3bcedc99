import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { freePort, type Running, startAttache, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { type Bench, median } from './measure.ts'

const rounds = 50
const writers = 4

/** Writing until it is killed, again and again: the app alone in one half of the rounds, with its database in the other. */
export const crash: Bench = {
  name: 'crash',
  async run(root) {
    using data = temporaryFolder()
    const env = { DATA_DIR: data.path, PORT: String(await freePort()), LOG_LEVEL: 'error' }
    const command = [process.execPath, join(root, 'start/testing/sample-server.ts')]
    const person = randomUUID()
    const acknowledged = new Set<string>()
    const starts: number[] = []
    let lost = 0
    let doubled = 0

    for (let round = 0; round < rounds; round++) {
      const running = await startAttache({ command, cwd: root, env })
      starts.push(running.readyAfter)
      const there = await notesOf(running, person)
      lost += acknowledged.difference(new Set(there)).size
      doubled += there.length - new Set(there).size
      const app = running.process.pid ?? Number.NaN
      const postgres = round % 2 === 0 ? [] : [postmasterOf(data.path)]
      await writeUntilKilled(running, person, acknowledged, () => {
        for (const pid of [app, ...postgres]) process.kill(pid, 'SIGKILL')
      })
    }

    const last = await startAttache({ command, cwd: root, env })
    const there = new Set(await notesOf(last, person))
    lost += acknowledged.difference(there).size
    const exitCode = await last.stop()
    const left = processesIn(data.path)
    return [
      {
        what: `${rounds} rounds of kill -9 while writing`,
        measured: `${lost} of ${acknowledged.size} acknowledged lost, ${doubled} doubled, ${rounds - starts.length} failed starts`,
        bar: '0 lost, 0 failed starts',
        met: lost === 0 && doubled === 0 && acknowledged.size > rounds,
      },
      {
        what: 'start after kill -9, median and longest',
        measured: `${Math.round(median(starts))} ms, ${Math.round(Math.max(...starts))} ms`,
        bar: 'longest ≤ 10 s',
        met: Math.max(...starts) <= 10_000,
      },
      {
        what: 'after a clean stop',
        measured: `exit ${exitCode}, ${left.length} processes left`,
        bar: 'exit 0, none left',
        met: exitCode === 0 && left.length === 0,
      },
    ]
  },
}

/** What was sent and not acknowledged may be there or not: nobody was promised anything. */
async function writeUntilKilled(running: Running, person: string, acknowledged: Set<string>, kill: () => void) {
  const killed = new AbortController()
  const writing = Array.from({ length: writers }, async () => {
    while (!killed.signal.aborted) {
      const id = await writeNote(running, person).catch(() => undefined)
      if (id) acknowledged.add(id)
    }
  })
  await sleep(50 + Math.random() * 500)
  killed.abort()
  kill()
  await Promise.all(writing)
  await running.ended
}

async function writeNote({ url }: Running, person: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/v1/notes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(person)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'a note', body: 'written until it was killed' }),
  })
  const { id } = noteId.parse(await answer.json())
  return answer.status === 201 ? id : undefined
}

async function notesOf({ url }: Running, person: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${tokenOf(person)}` }
  const answer = await fetch(`${url}/v1/notes?limit=1000000`, { headers })
  return z
    .array(noteId)
    .parse(await answer.json())
    .map(({ id }) => id)
}

const noteId = z.object({ id: z.string() })

function postmasterOf(data: string): number {
  return Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** Every process that works in a folder, a database's children included. */
function processesIn(folder: string): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((pid) => workingFolder(pid)?.startsWith(folder))
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
