import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { type ActivityRow, columns } from './activity-store.ts'

type Series = { by: string; actions: readonly string[]; thing: string; after: Date }

/** The last press of one of these actions on this thing, unless something was done after it; locked. */
export async function holdContinued(
  tx: Transaction,
  ownerId: string,
  { by, actions, thing, after }: Series,
): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    select ${columns} from activities
    where owner_id = ${ownerId} and state = 'done' and not undoing and origin = 'button' and conversation_id is null
      and action = any(${[...actions]}) and id <> ${by} and created_at > ${after.toISOString()}
      and receipt -> 'things' -> 0 ->> 'id' = ${thing}
    order by created_at desc, id desc limit 1 for update`.execute(tx)
  return rows[0]
}

type Continued = Pick<ActivityRow, 'shown' | 'changes' | 'receipt' | 'sentence'>

/** The line `id` takes in what `by` did, which is no line of its own any more; it answers for that key from now on. */
export async function continueActivity(
  tx: Transaction,
  ownerId: string,
  { id, by, joined }: { id: string; by: ActivityRow; joined: Continued },
): Promise<ActivityRow | undefined> {
  const { rows: gone } = await sql<{ key: string | null }>`
    delete from activities where owner_id = ${ownerId} and id = ${by.id} and state = 'done' returning key`.execute(tx)
  if (!gone[0]) return undefined
  const { rows } = await sql<ActivityRow>`
    update activities set action = ${by.action}, title = ${by.title}, input = ${json(by.input)}, hash = ${by.hash},
      editable = ${json(by.editable)}, key = ${gone[0].key}, created_at = ${by.createdAt}, ended_at = ${by.endedAt},
      shown = ${json(joined.shown)}, changes = ${json(joined.changes)}, receipt = ${json(joined.receipt)},
      sentence = ${joined.sentence}, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and state = 'done' returning ${columns}`.execute(tx)
  return rows[0]
}

function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`
}
