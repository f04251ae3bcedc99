import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { connect } from '#foundation/server/database/connection.ts'
import type { Transaction } from '#foundation/server/database/index.ts'
import type { TestDatabase } from '#foundation/server/database/testing.ts'
import { readTables } from './catalogue.ts'
import type { Table } from './catalogue.ts'
import { ensureRow, quote } from './row.ts'

/** Walks every table as another person and tells what that person can see, change or smuggle in; nothing is right. */
export async function findOpenTables(database: TestDatabase, owner: string): Promise<string[]> {
  const stranger = randomUUID()
  const client = await connect(database.address.superuser)
  try {
    const findings: string[] = []
    for (const table of await readTables(database.pool)) {
      await ensureRow(client, table, owner)
      findings.push(...(await tryTable(database, client, table, { owner, stranger })))
    }
    return findings
  } finally {
    await client.end()
  }
}

type People = { owner: string; stranger: string }

async function tryTable(database: TestDatabase, client: Client, table: Table, { owner, stranger }: People) {
  const name = quote(table.name)
  const count = async (tx: Transaction) => {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.raw(name)}`.execute(tx)
    return rows[0]?.count ?? 0
  }
  const touched = async (statement: string) => {
    const { numAffectedRows } = await database.as(stranger, (tx) => sql.raw(statement).execute(tx))
    return numAffectedRows ?? 0n
  }
  const checks: [boolean, string][] = [
    [(await database.as(owner, count)) === 0, 'does not show its owner their own row'],
    [(await database.as(stranger, count)) > 0, "shows a stranger somebody else's rows"],
    [(await countForNobody(client, name)) > 0, 'shows rows to nobody in particular'],
    [(await touched(`update ${name} set owner_id = owner_id`)) > 0n, "lets a stranger change somebody else's rows"],
    [await lets(database, table, { owner, stranger }), 'lets a stranger write rows in the name of somebody else'],
    [(await touched(`delete from ${name}`)) > 0n, "lets a stranger remove somebody else's rows"],
  ]
  return checks.filter(([wrong]) => wrong).map(([, finding]) => `${table.name} ${finding}`)
}

async function countForNobody(client: Client, name: string): Promise<number> {
  await client.query('begin; set local role attache_person')
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`)
  await client.query('rollback')
  return Number(rows[0]?.count)
}

/** A copy of the owner's row, written by a stranger: refused by the policy before any other constraint is asked. */
async function lets(database: TestDatabase, { name, columns }: Table, { owner, stranger }: People): Promise<boolean> {
  const { rows } = await database.pool.query<{ row: unknown }>(
    `select to_jsonb(kept) as row from ${quote(name)} kept where owner_id = $1 limit 1`,
    [owner],
  )
  const copied = columns.filter(({ generated }) => !generated).map((column) => quote(column.name))
  const list = sql.raw(copied.join(', '))
  try {
    await database.as(stranger, (tx) =>
      sql`insert into ${sql.table(name)} (${list})
        select ${list} from jsonb_populate_record(null::${sql.table(name)}, ${JSON.stringify(rows[0]?.row)}::jsonb)`.execute(
        tx,
      ),
    )
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === '42501')
  }
}
