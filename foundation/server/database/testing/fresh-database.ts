import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { connect, createPool } from '../connection.ts'
import type { Address } from '../connection.ts'
import { createDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import { houseRole, superuser } from '../embedded/cluster.ts'
import { migrate } from '../migrate.ts'
import { readMigrations } from '../migration.ts'
import type { Migration, Migrations } from '../migration.ts'
import type { ScratchAddress } from './scratch.ts'

export type TestDatabase = Database & {
  /** For tests that need a connection of their own: as the server's role, or as the server's superuser. */
  address: { house: Address; superuser: Address }
}

/** A database of its own with these features' tables, copied from one that was migrated once for the whole run. */
export async function freshDatabase(scratch: ScratchAddress, features: Migrations[]): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(scratch, async (client) => {
    const template = await ensureTemplate(client, scratch, readMigrations(features))
    await client.query(`create database ${name} template ${template} strategy file_copy owner ${houseRole}`)
  })
  const house = addressOf(scratch, houseRole, name)
  const database = createDatabase(createPool(house, { most: 8, onLost: () => {} }), () =>
    asSuperuser(scratch, async (client) => {
      await client.query(`drop database ${name} with (force)`)
    }),
  )
  return { ...database, address: { house, superuser: addressOf(scratch, superuser, name) } }
}

async function ensureTemplate(client: pg.Client, scratch: ScratchAddress, migrations: Migration[]): Promise<string> {
  const content = createHash('sha256').update(migrations.map(({ feature, sha256 }) => feature + sha256).join())
  const name = `template_${content.digest('hex').slice(0, 32)}`
  await client.query('select pg_advisory_lock(1)')
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [name])
    if (rowCount === 0) await makeTemplate(client, addressOf(scratch, houseRole, name), migrations)
  } finally {
    await client.query('select pg_advisory_unlock(1)')
  }
  return name
}

async function makeTemplate(client: pg.Client, address: Address, migrations: Migration[]): Promise<void> {
  await client.query(`drop database if exists ${address.database} with (force)`)
  await client.query(`create database ${address.database} owner ${houseRole}`)
  const migrator = await connect(address)
  try {
    await migrate(migrator, migrations)
  } finally {
    await migrator.end()
  }
  await client.query(`alter database ${address.database} with is_template true`)
}

async function asSuperuser(scratch: ScratchAddress, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connect(addressOf(scratch, superuser, 'postgres'))
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function addressOf({ host, password }: ScratchAddress, user: string, database: string): Address {
  return { host, port: 5432, user, password, database }
}
