import { Readable } from 'node:stream'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import { exportTasksRoute, previewTasksRoute, statuses } from '../contract.ts'
import { writeTasksFile } from '../files/write.ts'
import type { Importing } from './importing.ts'
import { listOf, ownLists } from './lists.ts'
import { listTasks } from './looking-store.ts'

type Parts = { database: Database; clock: Clock; importing: Importing }

export function taskFileHandlers({ database, clock, importing }: Parts): Handler[] {
  return [
    handle(previewTasksRoute, ({ person, body }) => importing.preview(person, body)),
    handle(exportTasksRoute, async ({ person, params }) => {
      const { list, tasks } = await database.as(person.id, async (tx) => {
        const found = listOf(await ownLists(tx, person.id), params.id)
        const wanted = { lists: [found.id], statuses, order: 'rank', limit: mostWritten } as const
        return { list: found, tasks: await listTasks(tx, person.id, wanted) }
      })
      const stamp = clock.now().toISOString()
      const content = Readable.from(written(writeTasksFile({ name: list.name, stamp, tasks })))
      return { name: `${list.name}.ics`, content }
    }),
  ]
}

const mostWritten = 200_000

function* written(pieces: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  for (const piece of pieces) yield encoder.encode(piece)
}
