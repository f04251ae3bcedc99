import { Buffer } from 'node:buffer'
import type { FileAnswer } from '#foundation/contract/route.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Activity } from '../contract.ts'
import { findActivity } from './activity-store.ts'
import { noActivity } from './answering.ts'
import { readPolicy } from './policy-store.ts'
import { type Choice, exportActivities, listActivities } from './reading-store.ts'
import type { Settling } from './settling.ts'
import type { Telling } from './telling.ts'

export type Reading = {
  list(person: Person, choice: Choice): Promise<Activity[]>
  read(person: Person, id: string): Promise<Activity>
  /** All of it, with everything that is kept. */
  file(person: Person): FileAnswer
}

type Parts = { database: Database; settling: Settling; telling: Telling }

export function createReading({ database, settling, telling }: Parts): Reading {
  return {
    async list(person, choice) {
      await settling.settle(person)
      const rows = await database.as(person.id, (tx) => listActivities(tx, person.id, choice))
      return telling.toActivities(person, rows)
    },
    async read(person, id) {
      await settling.settle(person)
      const row = await database.as(person.id, (tx) => findActivity(tx, person.id, id))
      if (!row) throw noActivity()
      return telling.toActivity(person, row)
    },
    file: ({ id }) => ({ name: 'activity.json', content: jsonOf(all(database, id)) }),
  }
}

/** Everything that is kept of what a person asked for. */
export async function* ownPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  const policy = await database.as(ownerId, (tx) => readPolicy(tx, ownerId))
  yield { name: 'activity/policy.json', content: JSON.stringify({ policy }) }
  yield { name: 'activity/activities.json', content: jsonOf(all(database, ownerId)) }
}

const page = 200

/** A page at a time, so that much costs no more than little. */
async function* all(database: Database, ownerId: string) {
  for (let after: string | undefined; ;) {
    const from = after
    const found = await database.as(ownerId, (tx) => exportActivities(tx, ownerId, { after: from, limit: page }))
    yield* found
    if (found.length < page) return
    after = found.at(-1)?.id
  }
}

async function* jsonOf(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let begun = false
  for await (const item of items) {
    yield Buffer.from(`${begun ? ',' : '['}\n${JSON.stringify(item)}`)
    begun = true
  }
  yield Buffer.from(begun ? '\n]\n' : '[]\n')
}
