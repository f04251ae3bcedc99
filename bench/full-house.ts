import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { urlOf } from './calendar.ts'
import type { Row } from './measure.ts'

export type FullHouse = {
  url: string
  database: TestDatabase
  addPerson: () => Promise<string>
  read: (person: string, path: string) => Promise<unknown>
}

/** Measures at the whole server, with a database of its own. */
export async function onFullHouse(root: string, measure: (house: FullHouse) => Promise<Row[]>): Promise<Row[]> {
  await using postgres = await startScratchPostgres()
  await using database = await freshDatabase(postgres, [])
  using data = temporaryFolder()
  const { url, stop } = await startAttache({
    command: [execPath, join(root, 'bench/calendar-server.ts')],
    cwd: root,
    env: { DATABASE_URL: urlOf(database), DATA_DIR: data.path, LOG_LEVEL: 'info', PORT: String(await freePort()) },
  })
  const rows = await measure({
    url,
    database,
    async addPerson() {
      const person = randomUUID()
      await database.pool.query(
        `insert into people (owner_id, name, email, zone, working_hours, created_at)
          values ($1, 'Ana', $2, 'Europe/Vienna', '[]', now())`,
        [person, `${person}@example.com`],
      )
      return person
    },
    async read(person, path) {
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${tokenOf(person)}` } })
      if (!answer.ok) throw new Error(`The server said ${answer.status}: ${await answer.text()}`)
      return await answer.json()
    },
  })
  await stop()
  return rows
}
