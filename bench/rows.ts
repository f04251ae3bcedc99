import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { startScratchPostgres } from '#foundation/server/database/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { addNote, notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { freePort, startAttache, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { load } from './load.ts'
import { type Bench, median } from './measure.ts'

const rounds = 5
const connections = 10
const forMilliseconds = 3000

/** Thirty rows by the house's whole way (limits, token, row security, contract), beside the bare query, in turns. */
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
    const ofHouse = `${house.url}/v1/notes?limit=30`
    const ofBare = `${bare.url}/v1/notes?owner=${person}`
    await compare(ofHouse, ofBare)

    const figures: { house: number; bare: number; refused: number }[] = []
    for (let round = -1; round < rounds; round++) {
      const [one, other] = [
        await load(ofHouse, { connections, forMilliseconds, headers }),
        await load(ofBare, { connections, forMilliseconds }),
      ]
      if (round >= 0)
        figures.push({ house: one.perSecond, bare: other.perSecond, refused: one.refused + other.refused })
    }
    await house.stop()
    bare.process.kill('SIGKILL')
    const share = median(figures.map((figure) => figure.house / figure.bare))
    const refused = figures.reduce((sum, figure) => sum + figure.refused, 0)
    const typical = (pick: 'house' | 'bare') => Math.round(median(figures.map((figure) => figure[pick])))
    return [
      {
        what: '30 rows with row security, beside bare Fastify and SQL',
        measured: `${Math.round(share * 100)} % (${typical('house')} beside ${typical('bare')} requests/s, ${refused} refused)`,
        bar: '≥ 80 %',
        met: share >= 0.8 && refused === 0,
      },
    ]

    /** Both must give the same rows, or the comparison means nothing. */
    async function compare(a: string, b: string): Promise<void> {
      const read = async (url: string) => (await (await fetch(url, { headers })).json()) as { id: string }[]
      const [ours, theirs] = [await read(a), await read(b)]
      const same = ours.length === 30 && ours.every(({ id }, at) => id === theirs[at]?.id)
      if (!same) throw new Error(`The two servers answer differently: ${ours.length} and ${theirs.length} rows.`)
    }
  },
}

function server(root: string, file: string): string[] {
  return [process.execPath, join(root, file)]
}

async function on(env: Record<string, string>): Promise<Record<string, string>> {
  return { ...env, PORT: String(await freePort()) }
}

async function personWithNotes(database: TestDatabase): Promise<string> {
  const body = 'Sixty words would be too many, twenty are about right for a note that somebody keeps beside a meeting.'
  for (let other = 0; other < 100; other++) await withNotes(randomUUID(), 30)
  const person = randomUUID()
  await withNotes(person, 300)
  return person

  async function withNotes(id: string, count: number): Promise<void> {
    await database.as(id, async (tx) => {
      for (let number = 0; number < count; number++) await addNote(tx, id, { title: `Note ${number}`, body })
    })
  }
}

function urlOf({ address: { house } }: TestDatabase): string {
  return `postgresql://${house.user}:${String(house.password)}@${encodeURIComponent(house.host ?? '')}:${house.port}/${house.database}`
}
