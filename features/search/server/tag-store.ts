import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** The things that have this tag, in upper or lower case. */
export async function listTagged(tx: Transaction, ownerId: string, tag: string): Promise<string[]> {
  const { rows } = await sql<{ thing: string }>`
    select distinct thing from house.list_tagged(${ownerId}) where lower(tag) = lower(${tag})`.execute(tx)
  return rows.map(({ thing }) => thing)
}

/** The tags of the person's things, sorted. Spellings that differ in capitals alone are one tag. */
export async function listTags(tx: Transaction, ownerId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select min(tag) as tag from house.list_tagged(${ownerId}) group by lower(tag) order by lower(tag)
    limit ${limit}`.execute(tx)
  return rows.map(({ tag }) => tag)
}
