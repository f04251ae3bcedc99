import { randomUUIDv7 } from 'node:crypto'
import type { TestDatabase } from '#foundation/server/database/testing.ts'

type Planted = { title: string; sources?: string[]; kind?: string; about?: string; repeats?: boolean }

/** A notice delivered to this person, as if a feature had sent it. */
export async function plantNotice(
  { pool }: Pick<TestDatabase, 'pool'>,
  ownerId: string,
  { title, sources = [], kind = 'notes.note', about, repeats = false }: Planted,
): Promise<string> {
  const id = randomUUIDv7()
  await pool.query(
    `insert into notices (owner_id, id, kind, about, occurrence, title, body, link, sources, repeats, due_at, look_at, state, handed_at)
      values ($1, $2, $3, $6, '', $4, '', '/assistant', $5, $7, now(), now(), 'handed', now())`,
    [ownerId, id, kind, title, JSON.stringify(sources), about ?? id, repeats],
  )
  return id
}
