import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from './connection.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration.ts'
import { testDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let database: TestDatabase
let client: Client
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'attache-migrations-'))
  database = await testDatabase()
  client = await connect(database.address.house)
})
afterEach(async () => {
  await client.end()
  await database.close()
  rmSync(folder, { recursive: true })
})

const pens = 'create table pens (owner_id uuid, id uuid, primary key (owner_id, id));'
const privatePens = `${pens} call house.make_private('pens');`

test('migrations are applied once, in order, and written down', async () => {
  write('0001-pens.sql', privatePens)
  write('0002-colour.sql', 'alter table pens add colour text')
  await migrate(client, desk())
  await migrate(client, desk())
  const { rows } = await client.query('select feature, number, name from house.migrations order by applied_at, number')
  expect(rows.slice(-2)).toEqual([
    { feature: 'desk', number: 1, name: 'pens' },
    { feature: 'desk', number: 2, name: 'colour' },
  ])
})

test('of several nodes that start together one migrates and the others wait for it', async () => {
  write('0001-pens.sql', `select pg_sleep(0.2); ${privatePens}`)
  const nodes = await Promise.all([1, 2, 3].map(() => connect(database.address.house)))
  await Promise.all(nodes.map((node) => migrate(node, desk())))
  await Promise.all(nodes.map((node) => node.end()))
  expect((await client.query(`select from house.migrations where feature = 'desk'`)).rowCount).toBe(1)
})

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  write('0001-pens.sql', privatePens)
  write('0002-broken.sql', 'create table ink (id uuid); select 1 / 0;')
  await expect(migrate(client, desk())).rejects.toThrow(
    'The migration desk/0002-broken failed: error: division by zero',
  )
  const { rows } = await client.query(`select to_regclass('pens')::text as pens, to_regclass('ink')::text as ink`)
  expect(rows).toEqual([{ pens: 'pens', ink: null }])
})

test('a migration that was changed after it was applied is refused', async () => {
  write('0001-pens.sql', privatePens)
  await migrate(client, desk())
  write('0001-pens.sql', `${privatePens} -- and a word more`)
  await expect(migrate(client, desk())).rejects.toThrow(
    'The migration desk/0001-pens was changed after it had been applied',
  )
})

test('a database made by a newer version is refused', async () => {
  write('0001-pens.sql', privatePens)
  await migrate(client, desk())
  await expect(migrate(client, readMigrations([]))).rejects.toThrow(
    'The database was made by a newer Attaché: it knows desk/0001-pens, which this one does not.',
  )
})

test('something is done before the first change to a database that is in use, and not before a start without changes', async () => {
  let copies = 0
  const beforeChange = async () => {
    copies += 1
  }
  await migrate(client, readMigrations([]), { beforeChange })
  expect(copies).toBe(0)
  write('0001-pens.sql', privatePens)
  write('0002-colour.sql', 'alter table pens add colour text')
  await migrate(client, desk(), { beforeChange })
  expect(copies).toBe(1)
})

test.each([
  ['create table pens (id uuid primary key)', 'its primary key does not begin with owner_id'],
  ['create table pens (owner_id uuid)', 'its primary key does not begin with owner_id'],
  [
    'create table pens (id uuid, owner_id uuid, primary key (id, owner_id))',
    'its primary key does not begin with owner_id',
  ],
  [pens, 'row security is not forced'],
  [`${pens} alter table pens enable row level security`, 'row security is not forced'],
  [
    `${pens} alter table pens enable row level security, force row level security`,
    'no policy binds attache_person to its own rows',
  ],
  [
    `${privatePens} create policy everybody on pens to attache_person using (true)`,
    'another policy lets attache_person past its own rows',
  ],
  [
    `${pens} alter table pens enable row level security, force row level security;
      create policy person on pens to attache_person using (true)`,
    'no policy binds attache_person to its own rows',
  ],
  [`${privatePens} create policy anybody on pens using (true)`, 'another policy lets attache_person past its own rows'],
])('a table that stands open is named at start: %s', async (statement, why) => {
  write('0001-pens.sql', statement)
  await expect(migrate(client, desk())).rejects.toThrow(`The table pens is not private: ${why}.`)
})

test('a view that looks past row security is named at start', async () => {
  write(
    '0001-pens.sql',
    `${privatePens} create view all_pens as select id from pens; grant select on all_pens to attache_person`,
  )
  await expect(migrate(client, desk())).rejects.toThrow('The view all_pens is not private')
})

test('a gap in the numbers is noticed before anything is applied', () => {
  write('0002-pens.sql', privatePens)
  expect(desk).toThrow('Migrations are numbered without a gap: 0002-pens.sql of desk is not number 1.')
})

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}

function desk() {
  return readMigrations([{ feature: 'desk', folder: pathToFileURL(`${folder}/`) }])
}
