import { sql } from 'kysely'
import type { Passage } from '#foundation/contract/passage.ts'
import type { Transaction } from '#foundation/server/database/database.ts'

type PartText = { id: string; passages: readonly Omit<Passage, 'number'>[] }

/** Keeps what an attachment says; of one that nobody can read, nothing. */
export async function keepPassages(tx: Transaction, ownerId: string, { id, passages }: PartText): Promise<void> {
  const { rows } = await sql`update mail_parts set read_at = clock_timestamp(), read_until = null
    where owner_id = ${ownerId} and id = ${id} and read_at is null returning id`.execute(tx)
  // It is gone, or somebody else has read it meanwhile.
  if (rows.length === 0 || passages.length === 0) return
  await sql`
    insert into mail_part_passages (owner_id, id, number, text, place, language)
    select ${ownerId}::uuid, ${id}::uuid, p.at::int - 1, p.one->>'text', p.one->'place', p.one->>'language'
    from jsonb_array_elements(${JSON.stringify(passages)}::jsonb) with ordinality as p(one, at)`.execute(tx)
}

/** Gives it back, so that somebody else may read it at once; being stopped counts as no attempt. */
export async function releasePart(tx: Transaction, ownerId: string, id: string): Promise<void> {
  await sql`update mail_parts set read_until = null, read_attempts = read_attempts - 1
    where owner_id = ${ownerId} and id = ${id} and read_at is null and read_attempts > 0`.execute(tx)
}
