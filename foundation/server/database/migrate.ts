import type pg from 'pg'
import { Failure } from '#foundation/contract/failure.ts'
import type { Migration } from './migration.ts'
import { refuseOpenTables } from './privacy.ts'

type Applied = Pick<Migration, 'feature' | 'number' | 'name' | 'sha256'>

export type MigrateOptions = {
  /** Called before the first change to a database that holds something already. */
  beforeChange?: () => Promise<void>
  say?: (sentence: string) => void
  /** Checked before each migration. */
  signal?: AbortSignal | undefined
}

/** Brings a database to the state the code needs; of several nodes that start together one does it, the others wait. */
export async function migrate(client: pg.Client, migrations: Migration[], options: MigrateOptions = {}): Promise<void> {
  if (pendingOf(migrations, await readApplied(client)).length > 0) {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    try {
      await applyPending(client, migrations, options)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockNumber])
    }
  }
  await refuseOpenTables(client)
}

/** Any number works as long as no other program locks it in this database. */
const lockNumber = 4_271_828_182

async function applyPending(client: pg.Client, migrations: Migration[], { beforeChange, say, signal }: MigrateOptions) {
  const applied = await readApplied(client)
  const pending = pendingOf(migrations, applied)
  const isNew = applied.length === 0
  if (isNew) say?.('Setting up the database.')
  else if (pending.length > 0) await beforeChange?.()
  for (const migration of pending) {
    signal?.throwIfAborted()
    if (!isNew) say?.(`Changing the database: ${label(migration)}.`)
    await apply(client, migration)
  }
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('house.migrations') is not null as known`)
  if (!rows[0]?.known) return []
  const known = await client.query<Applied>('select feature, number, name, sha256 from house.migrations')
  return known.rows
}

/** What is left to do, once it is certain that what was done is what this code knows. */
function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [key(migration), migration]))
  for (const done of applied) {
    const here = known.get(key(done))
    if (!here) {
      throw new Failure(
        'conflict',
        `The database was made by a newer Attaché: it knows ${label(done)}, which this one does not. ` +
          'Start the newer version again, or restore a backup from before the upgrade.',
      )
    }
    if (here.sha256 !== done.sha256) {
      throw new Failure(
        'conflict',
        `The migration ${label(here)} was changed after it had been applied to this database. ` +
          'Bring the file back as it was, and put the change into a new one.',
      )
    }
  }
  const done = new Set(applied.map(key))
  return migrations.filter((migration) => !done.has(key(migration)))
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into house.migrations (feature, number, name, sha256) values ($1, $2, $3, $4)', [
      migration.feature,
      migration.number,
      migration.name,
      migration.sha256,
    ])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Failure('internal', `The migration ${label(migration)} failed: ${String(cause)}`, { cause })
  }
}

function key({ feature, number }: Applied): string {
  return `${feature}/${number}`
}

function label({ feature, number, name }: Applied): string {
  return `${feature}/${String(number).padStart(4, '0')}-${name}`
}
