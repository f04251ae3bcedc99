import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase } from '#foundation/server/database/testing.ts'
import { temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { urlOf } from './calendar.ts'
import { memoryOf } from './chat/process.ts'
import { startServer } from './chat/wire.ts'
import { waitFor } from './deadline.ts'
import type { Bench, Row } from './measure.ts'

const [mostMemory, longestTurn] = [400, 100]
const lookMilliseconds = 20

/** Every broken or hostile file, sent to the server, read and drawn: what it costs the server, and what is said of it. */
export const hostileFiles: Bench = {
  name: 'hostile-files',
  parts: [
    async function broken(root) {
      return measured(root, 'broken or hostile files', await hostile(root))
    },
    async function largest(root) {
      return measured(root, 'files of 50 MB', largestFiles())
    },
  ],
}

async function measured(root: string, kind: string, sent: readonly Sent[]): Promise<Row[]> {
  using notes = temporaryFolder()
  const note = join(notes.path, 'longest')
  await using postgres = await startScratchPostgres()
  await using database = await freshDatabase(postgres, [])
  const settings = { DATABASE_URL: urlOf(database), SECRET_KEY: randomUUID(), LONGEST_TURN_FILE: note }
  await using server = await startServer(root, 'bench/hostile-server.ts', settings)
  const person = openPerson(server.url)
  // What is loaded for the first file stays loaded, and the first answers are checked whole.
  for (let round = 0; round < 50; round++)
    await person.tryOut({ name: 'first.csv', bytes: new TextEncoder().encode(`a,b\n1,${round}`) })
  const idle = memoryOf(server.pid, 'VmRSS')
  takeLongest(note)
  const worst: Worst = { memory: 0, memoryOf: 'none', turn: 0, turnOf: 'none', silent: 0 }
  for (const each of sent) {
    const { said, peak } = await whileWatched(server.pid, () => waitFor(each.name, () => person.tryOut(each)))
    const [memory, turn] = [peak - idle, takeLongest(note)]
    process.stderr.write(
      `    ${each.name}: ${said || 'nothing was said'}; ${memory.toFixed(0)} MiB, ${turn.toFixed(0)} ms\n`,
    )
    if (said === '') worst.silent += 1
    if (memory > worst.memory) Object.assign(worst, { memory, memoryOf: each.name })
    if (turn > worst.turn) Object.assign(worst, { turn, turnOf: each.name })
  }
  const { ok } = await fetch(`${server.url}/healthz`)
  return rowsOf(`${sent.length} ${kind}`, worst, ok)
}

function takeLongest(note: string): number {
  const turn = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0
  rmSync(note, { force: true })
  return turn
}

/** What the server held at most meanwhile. */
async function whileWatched(pid: number, work: () => Promise<string>): Promise<{ said: string; peak: number }> {
  let peak = 0
  const looking = setInterval(() => (peak = Math.max(peak, memoryOf(pid, 'VmRSS'))), lookMilliseconds)
  const said = await work().finally(() => clearInterval(looking))
  return { said, peak }
}

type Worst = { memory: number; memoryOf: string; turn: number; turnOf: string; silent: number }

function rowsOf(kind: string, { memory, memoryOf: greedy, turn, turnOf, silent }: Worst, isUp: boolean): Row[] {
  return [
    {
      what: `${kind}, sent, read and drawn: neither read nor refused with a sentence`,
      measured: `${silent}, server ${isUp ? 'up' : 'down'}`,
      bar: '0, up',
      met: silent === 0 && isUp,
    },
    {
      what: `${kind}: memory of the server above idle, at most`,
      measured: `${memory.toFixed(0)} MiB (${greedy})`,
      bar: `≤ ${mostMemory} MiB`,
      met: memory <= mostMemory,
    },
    {
      what: `${kind}: its event loop held, at most`,
      measured: `${turn.toFixed(0)} ms (${turnOf})`,
      bar: `≤ ${longestTurn} ms`,
      met: turn <= longestTurn,
    },
  ]
}

type Sent = { name: string; bytes: Uint8Array<ArrayBuffer> }

function openPerson(url: string) {
  const headers = { authorization: `Bearer ${tokenOf(randomUUID())}` }
  const read = async <Body>(path: string) => {
    const answer = await fetch(url + path, { headers })
    if (!answer.ok) throw new Error(`The server said ${answer.status} to ${path}.`)
    return (await answer.json()) as Body
  }
  return {
    /** What is said of the file once it was read. */
    async tryOut({ name, bytes }: Sent): Promise<string> {
      const query = new URLSearchParams({ name, type: 'application/octet-stream' })
      const sent = await fetch(`${url}/v1/documents/files?${query.toString()}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: bytes,
      })
      if (!sent.ok) return `refused: ${((await sent.json()) as { detail?: string }).detail ?? ''}`
      const { file } = (await sent.json()) as { file: { id: string } }
      const path = `/v1/documents/files/${file.id}`
      for (;;) {
        const { reading } = await read<{ reading: { state: string; sentence?: string } }>(`${path}/passages?limit=1`)
        if (reading.state === 'unreadable' || reading.state === 'read') {
          // Drawing refuses what is no picture and no PDF.
          await fetch(`${url}${path}/picture`, { headers })
          return reading.state === 'read' ? 'read' : (reading.sentence ?? '')
        }
        await pause(50)
      }
    },
  }
}

/** Attacks of our own, and published ones where `BENCH_DATA` or `../shared/bench` has them. */
async function hostile(root: string): Promise<Sent[]> {
  process.env['ATTACKS'] = 'all'
  const { attackFiles } = await import('#start/testing/attack-files/index.ts')
  const own = attackFiles({ order: 'Do it.', far: 'http://127.0.0.1:9', script: 'run()' })
  const folder = join(env['BENCH_DATA'] ?? join(root, '..', 'shared', 'bench'), 'documents')
  return [...own.map(({ name, content }) => ({ name, bytes: content })), ...published(folder)]
}

function published(folder: string): Sent[] {
  if (!existsSync(join(folder, 'cases.jsonl'))) return []
  const cases = readFileSync(join(folder, 'cases.jsonl'), 'utf8').split('\n')
  return cases.flatMap((line) => {
    const { kind, file = '' } = line === '' ? {} : (JSON.parse(line) as { kind?: string; file?: string })
    return kind === 'hostile' ? [{ name: basename(file), bytes: new Uint8Array(readFileSync(join(folder, file))) }] : []
  })
}

const most = 50_000_000

function repeated(unit: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(unit.repeat(Math.floor(most / unit.length))))
}

/** As much as is read at all, in shapes that cost the most. */
function largestFiles(): Sent[] {
  return [
    { name: 'cells.csv', bytes: repeated('a,b,c,d,e,f,g,h\n') },
    { name: 'one-line.txt', bytes: repeated('word ') },
    { name: 'page.html', bytes: repeated('<p>Some <b>words</b> in a paragraph.</p>') },
    { name: 'notes.md', bytes: repeated('- **a** [b](c)\n') },
    {
      name: 'letter.rtf',
      bytes: new Uint8Array([...Buffer.from(String.raw`{\rtf1 `), ...repeated(String.raw`{\b a}`)]),
    },
  ]
}
