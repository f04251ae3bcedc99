import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { addNote, notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { load } from './load.ts'
import { type Bench, median, type Row } from './measure.ts'

const rounds = 5
const connections = 10
const forMilliseconds = 3000

/** Thirty rows through the whole server (limits, token, row security, contract), beside the bare query, alternating. */
export const rows: Bench = {
  name: 'rows',
  async run(root) {
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, [notesMigrations])
    const person = await personWithNotes(database)
    using data = temporaryFolder()
    const env = { DATABASE_URL: urlOf(database), DATA_DIR: data.path, LOG_LEVEL: 'info' }
    const house = await startAttache({ command: server(root, 'bench/rows-server.ts'), cwd: root, env: await on(env) })
    const bare = await startAttache({ command: server(root, 'bench/bare-server.ts'), cwd: root, env: await on(env) })
    const headers = { authorization: `Bearer ${tokenOf(person)}` }
    const figures = await inTurns(`${house.url}/v1/notes?limit=30`, `${bare.url}/v1/notes?owner=${person}`, headers)
    await Promise.all([house.stop(), bare.stop()])
    return [toRow(figures)]
  },
}

type Figures = { house: number; bare: number; refused: number }

/** The first round of each is a warm-up. */
async function inTurns(house: string, bare: string, headers: Record<string, string>): Promise<Figures[]> {
  await refuseDifference(house, bare, headers)
  const figures: Figures[] = []
  for (let round = 0; round <= rounds; round++) {
    const ours = await load(house, { connections, forMilliseconds, headers })
    const theirs = await load(bare, { connections, forMilliseconds })
    figures.push({ house: ours.perSecond, bare: theirs.perSecond, refused: ours.refused + theirs.refused })
  }
  return figures.slice(1)
}

/** Both must give the same rows, or the comparison means nothing. */
async function refuseDifference(house: string, bare: string, headers: Record<string, string>): Promise<void> {
  const [ours, theirs] = await Promise.all([house, bare].map((url) => readIds(url, headers)))
  if (ours?.length === 30 && ours.join() === theirs?.join()) return
  throw new Error(`The two servers answer differently: ${ours?.length} and ${theirs?.length} rows.`)
}

async function readIds(url: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await fetch(url, { headers })
  return z
    .array(z.object({ id: z.string() }))
    .parse(await answer.json())
    .map(({ id }) => id)
}

function toRow(figures: Figures[]): Row {
  const share = median(figures.map(({ house, bare }) => house / bare))
  const refused = figures.reduce((sum, figure) => sum + figure.refused, 0)
  const typical = (pick: 'house' | 'bare') => Math.round(median(figures.map((figure) => figure[pick])))
  return {
    what: '30 rows with row security, beside bare Fastify and SQL',
    measured: `${Math.round(share * 100)} % (${typical('house')} beside ${typical('bare')} requests/s, ${refused} refused)`,
    bar: '≥ 80 %',
    met: share >= 0.8 && refused === 0,
  }
}

function server(root: string, file: string): string[] {
  return [process.execPath, join(root, file)]
}

async function on(env: Record<string, string>): Promise<Record<string, string>> {
  return { ...env, PORT: String(await freePort()) }
}

/** Among others, so that the index has something to leave out. */
async function personWithNotes(database: TestDatabase): Promise<string> {
  for (let other = 0; other < 100; other++) await withNotes(database, randomUUID(), 30)
  const person = randomUUID()
  await withNotes(database, person, 300)
  return person
}

async function withNotes(database: TestDatabase, person: string, count: number): Promise<void> {
  const body = 'Sixty words would be too many, twenty are about right for a note that somebody keeps beside a meeting.'
  await database.as(person, async (tx) => {
    for (let number = 0; number < count; number++) await addNote(tx, person, { title: `Note ${number}`, body })
  })
}

function urlOf({ address: { house } }: TestDatabase): string {
  return `postgresql://${house.user}:${String(house.password)}@${encodeURIComponent(house.host ?? '')}:${house.port}/${house.database}`
}
