import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sampleFiles } from '#features/documents/server/sample/sample-files.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { urlOf } from './calendar.ts'
import { ask, enter, type Pace } from './chat/pace.ts'
import { startServer } from './chat/wire.ts'
import { type Bench, median, quantile, type Row } from './measure.ts'
import { createWriter } from './written.ts'

const files = 500
const megabytes = 300
const crowd = 20
const pace: Pace = { tokens: 5, every: 5 }
/** Each of them says something about once a second. */
const breath = 900
const calmRounds = 15

/** Two nodes read many files while people chat with one of them. */
export const reading: Bench = {
  name: 'reading',
  seconds: 3_600,
  async run(root) {
    // Done before anyone connects: it blocks this process so long that the server would close their sockets.
    const mixed = await mixedFiles()
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, [])
    const env = { DATABASE_URL: urlOf(database), SECRET_KEY: randomUUID() }
    await using node = await startServer(root, 'bench/chat/server.ts', env)
    await using other = await startServer(root, 'bench/chat/server.ts', env)
    const people = await Promise.all(Array.from({ length: crowd }, () => enter(node.url)))
    const talk = async (until: () => boolean) => {
      const first: number[] = []
      const each = people.map(async (person) => {
        while (!until()) {
          first.push((await ask(person, pace)).first)
          await pause(breath)
        }
      })
      await Promise.all(each)
      return first
    }
    const rounds = (most: number) => {
      let left = most * crowd
      return () => left-- <= 0
    }
    await talk(rounds(3))
    const calm = await talk(rounds(calmRounds))
    const nodes = new Set<string>()
    let isRead = false
    const began = performance.now()
    const whole = (async () => {
      const owner = randomUUID()
      for (const file of mixed) {
        await send(other.url, owner, file)
        await isReading(database, nodes)
      }
      while (await isReading(database, nodes)) await pause(200)
      isRead = true
    })()
    const [busy] = await Promise.all([talk(() => isRead), whole])
    const seconds = (performance.now() - began) / 1_000
    await Promise.all(people.map((person) => person.close()))
    return [firstPieces(calm, busy, seconds), await shared(database, nodes)]
  },
}

function firstPieces(calm: number[], busy: number[], seconds: number): Row {
  const times = median(busy) / median(calm)
  const late = quantile(busy, 0.95) / quantile(calm, 0.95)
  return {
    what: `${crowd} people chat while ${files} files (${megabytes} MB, ${files / longTexts} of them long texts) are read: first piece beside without them, p50 (p95)`,
    measured: `${median(busy).toFixed(1)} of ${median(calm).toFixed(1)} ms: ${times.toFixed(2)} (${late.toFixed(2)}) times; sent and read in ${seconds.toFixed(0)} s`,
    bar: '≤ 1.5 times',
    met: times <= 1.5,
  }
}

async function shared({ pool }: TestDatabase, nodes: ReadonlySet<string>): Promise<Row> {
  const { rows } = await pool.query<{ all: number; read: number; again: number }>(
    `select count(*)::integer as all, count(*) filter (where state = 'read')::integer as read,
      count(*) filter (where attempts > 1)::integer as again from file_readings`,
  )
  const { all = 0, read = 0, again = 0 } = rows[0] ?? {}
  return {
    what: 'nodes that read, files read, files begun twice',
    measured: `${nodes.size}, ${read} of ${all}, ${again}`,
    bar: `2, ${files}, 0`,
    met: nodes.size === 2 && read === files && all === files && again === 0,
  }
}

/** Whether any file is left to read; also notes which nodes are reading. */
async function isReading({ pool }: TestDatabase, nodes: Set<string>): Promise<boolean> {
  const { rows } = await pool.query<{ state: string; node: string | null }>(
    `select state, node from file_readings where state in ('waiting', 'reading')`,
  )
  for (const { node } of rows) if (node !== null) nodes.add(node)
  return rows.length > 0
}

type Sent = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** Copies of the sample’s files, each with different content; photographs and some long texts make up the size. */
async function mixedFiles(): Promise<Sent[]> {
  const sample = await sampleFiles(Temporal.Now.instant(), 'Europe/Vienna')
  const photo = sample.find(({ name }) => name.endsWith('.jpg'))
  if (!photo) throw new Error('The sample has no photograph.')
  const writer = createWriter()
  const size = Math.floor((megabytes * 1024 * 1024) / (files / 2))
  const page = Array.from({ length: 400 }, () => writer.passage()).join('\n\n')
  return Array.from({ length: files }, (_, place) => {
    if (place % longTexts === 0) return longText(place, page.repeat(Math.ceil(size / page.length)).slice(0, size))
    const kept = sample[place % sample.length]
    const isLarge = place % 2 === 0 || !kept || !mayEndWithMore.test(kept.name)
    return withMore(isLarge ? photo : kept, { place, bytes: isLarge ? size : 16 })
  })
}

/** One file in so many is a long text. */
const longTexts = 20

function longText(place: number, page: string): Sent {
  const bytes = new TextEncoder().encode(`# Report ${place}\n\n${page}`)
  return { name: `Report ${place}.md`, type: 'text/markdown', bytes }
}

function withMore(file: Sent, { place, bytes }: { place: number; bytes: number }): Sent {
  const more = Buffer.from(`\n${randomBytes(Math.floor(bytes / 2)).toString('hex')}\n`)
  return { ...file, name: `${place} ${file.name}`, bytes: new Uint8Array([...file.bytes, ...more]) }
}

/** Files of these kinds can still be read with something appended. */
const mayEndWithMore = /\.(?:csv|html|pdf|eml|md|jpg)$/

async function send(url: string, person: string, { name, type, bytes }: Sent): Promise<void> {
  const query = new URLSearchParams({ name, type })
  const answer = await fetch(`${url}/v1/documents/files?${query.toString()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(person)}`, 'content-type': 'application/octet-stream' },
    body: bytes,
  })
  if (!answer.ok) throw new Error(`The server said ${answer.status}: ${await answer.text()}`)
}
