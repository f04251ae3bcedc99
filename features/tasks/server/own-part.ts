import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportImports } from './import-store.ts'
import { exportLists } from './list-store.ts'
import { exportTasks } from './task-store.ts'

/** Everything stored about a person's tasks. */
export async function* ownPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  const lists = await database.as(ownerId, (tx) => exportLists(tx, ownerId))
  yield { name: 'tasks/lists.json', content: JSON.stringify(lists, null, 2) }
  const imports = await database.as(ownerId, (tx) => exportImports(tx, ownerId))
  yield { name: 'tasks/imports.json', content: JSON.stringify(imports, null, 2) }
  yield { name: 'tasks/tasks.json', content: tasksOf(database, ownerId) }
}

const page = 500

async function* tasksOf(database: Database, ownerId: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before = '[\n'
  for (let after: string | undefined; ;) {
    const from = after
    const found = await database.as(ownerId, (tx) => exportTasks(tx, ownerId, { after: from, limit: page }))
    for (const task of found) {
      yield encoder.encode(`${before}${JSON.stringify(task)}`)
      before = ',\n'
    }
    after = found.at(-1)?.id
    if (found.length < page) break
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}
