import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { type Running, startAttache, type StartOptions, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { type Bench, median, type Row } from './measure.ts'
import { processesIn, processesOfGroup } from './processes.ts'

const writers = 4

/** Writing until it is killed, again and again. */
export const crash: Bench = {
  name: 'crash',
  async run(root) {
    using data = temporaryFolder()
    using project = temporaryFolder()
    const server = `${process.execPath} ${join(root, 'start/testing/sample-server.ts')}`
    // The part after the command keeps npm's shell alive, as in real scripts.
    const start = `${server} || exit 1`
    writeFileSync(join(project.path, 'package.json'), JSON.stringify({ name: 'sample', scripts: { start } }))
    const port = String(await freePort())
    const env = { DATA_DIR: data.path, PORT: port, LOG_LEVEL: 'error', npm_config_update_notifier: 'false' }
    const common = { env, limit: 20_000 }
    return await crashAgain({
      rounds: 50,
      data: data.path,
      alone: { ...common, command: server.split(' '), cwd: root },
      whole: { ...common, command: ['npm', 'start'], cwd: project.path, group: true },
    })
  },
}

type Crashes = { rounds: number; data: string; alone: StartOptions; whole: StartOptions }
type Count = {
  acknowledged: Set<string>
  lost: Set<string>
  doubled: number
  starts: number[]
  failed: number
  groups: number[]
}

/** In turns: the app alone, the app with its database, and the whole group of npm, its shell and the app. */
export async function crashAgain({ rounds, data, alone, whole }: Crashes): Promise<Row[]> {
  const person = randomUUID()
  const count: Count = { acknowledged: new Set(), lost: new Set(), doubled: 0, starts: [], failed: 0, groups: [] }
  for (let round = 0; round < rounds; round++) {
    const running = await begin(round % 3 === 2 ? whole : alone, person, count)
    if (running) await writeUntilKilled(running, person, count, () => victims(round % 3, running, data, count))
  }
  const last = await begin(alone, person, count)
  const exitCode = await last?.stop()
  return toRows(rounds, count, { exitCode, left: processesIn(data).length })
}

/** A start that fails is counted and said, and the next round tries again. */
async function begin(options: StartOptions, person: string, count: Count): Promise<Running | undefined> {
  try {
    const running = await startAttache(options)
    await takeStock(running, person, count).catch((error: unknown) => {
      process.kill(options.group ? -Number(running.process.pid) : Number(running.process.pid), 'SIGKILL')
      throw error
    })
    return running
  } catch (error) {
    count.failed += 1
    process.stderr.write(`${String(error)}\n`)
    return undefined
  }
}

async function takeStock(running: Running, person: string, count: Count): Promise<void> {
  const there = await notesOf(running, person)
  for (const id of count.acknowledged.difference(new Set(there))) count.lost.add(id)
  count.doubled += there.length - new Set(there).size
  count.starts.push(running.readyAfter)
}

/** A negative number means a whole process group, as in kill(2). */
function victims(turn: number, running: Running, data: string, count: Count): number[] {
  const app = running.process.pid ?? Number.NaN
  if (turn === 0) return [app]
  if (turn === 1) return [app, postmasterOf(data)]
  count.groups.push(processesOfGroup(app).length)
  return [-app]
}

/** Messages sent but never acknowledged may be stored or not; no client was told that they are. */
async function writeUntilKilled(running: Running, person: string, count: Count, whom: () => number[]): Promise<void> {
  const killed = new AbortController()
  const writing = Array.from({ length: writers }, async () => {
    while (!killed.signal.aborted) {
      const id = await writeNote(running, person).catch(() => undefined)
      if (id) count.acknowledged.add(id)
    }
  })
  await sleep(50 + Math.random() * 500)
  const pids = whom()
  killed.abort()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  await Promise.all(writing)
  await running.ended
}

function toRows(rounds: number, count: Count, end: { exitCode: number | null | undefined; left: number }): Row[] {
  const { acknowledged, lost, doubled, starts, failed, groups } = count
  const longest = Math.max(0, ...starts)
  return [
    {
      what: `${rounds} rounds of kill -9 while writing: app, app and database, whole group (${Math.min(...groups)} or more)`,
      measured: `${lost.size} of ${acknowledged.size} acknowledged lost, ${doubled} doubled, ${failed} failed starts`,
      bar: '0 lost, 0 failed starts',
      met:
        lost.size === 0 && doubled === 0 && failed === 0 && acknowledged.size > rounds && groups.every((n) => n >= 3),
    },
    {
      what: 'start after kill -9, median and longest',
      measured: `${Math.round(median(starts))} ms, ${Math.round(longest)} ms`,
      bar: 'longest ≤ 10 s',
      met: starts.length > 0 && longest <= 10_000,
    },
    {
      what: 'after a clean stop',
      measured: `exit ${end.exitCode ?? 'never'}, ${end.left} processes left`,
      bar: 'exit 0, none left',
      met: end.exitCode === 0 && end.left === 0,
    },
  ]
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
