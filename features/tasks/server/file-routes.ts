import { Readable } from 'node:stream'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import { exportTasksCsvRoute, exportTasksRoute, previewTasksRoute, statuses } from '../contract.ts'
import { writeTasksCsv } from '../files/write-csv.ts'
import { writeTasksFile } from '../files/write.ts'
import type { Importing } from './importing.ts'
import { listOf, ownLists } from './lists.ts'
import { listTasks } from './looking-store.ts'

type Parts = { database: Database; clock: Clock; importing: Importing }

export function taskFileHandlers({ database, clock, importing }: Parts): Handler[] {
  return [
    handle(previewTasksRoute, ({ person, body }) => importing.preview(person, body)),
    handle(exportTasksRoute, async ({ person, params }) => {
      const { name, tasks } = await tasksOf(database, person.id, params.id)
      const stamp = clock.now().toISOString()
      return { name: `${name}.ics`, content: Readable.from(written(writeTasksFile({ name, stamp, tasks }))) }
    }),
    handle(exportTasksCsvRoute, async ({ person, params }) => {
      const { name, tasks } = await tasksOf(database, person.id, params.id)
      return { name: `${name}.csv`, content: Readable.from(written(writeTasksCsv(tasks))) }
    }),
  ]
}

async function tasksOf(database: Database, ownerId: string, id: string) {
  return database.as(ownerId, async (tx) => {
    const list = listOf(await ownLists(tx, ownerId), id)
    const wanted = { lists: [list.id], statuses, order: 'rank', limit: mostWritten } as const
    return { name: list.name, tasks: await listTasks(tx, ownerId, wanted) }
  })
}

const mostWritten = 200_000

function* written(pieces: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  for (const piece of pieces) yield encoder.encode(piece)
}
