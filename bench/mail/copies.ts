import type { TestDatabase } from '#foundation/server/database/testing.ts'

/** Fills a mailbox with older copies of all that is in it, which takes seconds instead of minutes. `times`: as much as now. */
export async function copyMail(database: TestDatabase, person: string, times: number): Promise<void> {
  await database.pool.query('vacuum analyze')
  for (const [table, changes] of Object.entries(copied)) await copy(database, { table, changes, person, times })
  await database.pool.query('vacuum analyze mail_threads, mail_messages, mail_bodies, mail_placements, mail_listings')
  await database.pool.query('analyze')
}

type Copying = { table: string; changes: string; person: string; times: number }

/** One copy at a time: no statement of the server may take as long as all of them do. */
async function copy(database: TestDatabase, { table, changes, person, times }: Copying): Promise<void> {
  const key = table === 'mail_listings' ? 'thread_id' : 'id'
  const { rows } = await database.pool.query<{ id: string }>(`select ${key} as id from ${table} where owner_id = $1`, [
    person,
  ])
  const originals = rows.map(({ id }) => id)
  for (let number = 1; number < times; number += 1)
    await database.pool.query(
      `insert into ${table} select (jsonb_populate_record(t, ${changes})).*
        from ${table} t, (select $1::integer as n) copy where t.owner_id = $2 and t.${key} = any($3)`,
      [number, person, originals],
    )
}

/** A UUID of version 4 by its digits 13 and 17, for no answer has others. */
const copyOf = (column: string) =>
  `overlay(overlay(md5(t.${column}::text || n) placing '4' from 13) placing '8' from 17)::uuid`
const earlier = (column: string) => `t.${column} - n * interval '30 days'`

/** What is different in each copy, in the order in which the tables refer to each other. */
const copied = {
  mail_threads: `jsonb_build_object('id', ${copyOf('id')}, 'newest_at', ${earlier('newest_at')})`,
  mail_messages: `jsonb_build_object('id', ${copyOf('id')}, 'thread_id', ${copyOf('thread_id')}, 'at', ${earlier('at')})`,
  mail_bodies: `jsonb_build_object('id', ${copyOf('id')})`,
  mail_placements: `jsonb_build_object('id', ${copyOf('id')}, 'message_id', ${copyOf('message_id')})`,
  mail_listings: `jsonb_build_object('thread_id', ${copyOf('thread_id')}, 'at', ${earlier('at')})`,
}
