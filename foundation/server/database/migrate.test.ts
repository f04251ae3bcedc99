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

test('migrations are applied once, in order, and recorded', async () => {
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

test('of several nodes that start together one migrates and the others wait', async () => {
  write('0001-pens.sql', `select pg_sleep(0.2); ${privatePens}`)
  const nodes = await Promise.all([1, 2, 3].map(() => connect(database.address.house)))
  await Promise.all(nodes.map((node) => migrate(node, desk())))
  await Promise.all(nodes.map((node) => node.end()))
  expect((await client.query(`select from house.migrations where feature = 'desk'`)).rowCount).toBe(1)
})

test('a failed migration leaves nothing behind, and earlier ones stay', async () => {
  write('0001-pens.sql', privatePens)
  write('0002-broken.sql', 'create table ink (id uuid); select 1 / 0;')
  await expect(migrate(client, desk())).rejects.toThrow(
    'The migration desk/0002-broken failed: error: division by zero',
  )
  const { rows } = await client.query(`select to_regclass('pens')::text as pens, to_regclass('ink')::text as ink`)
  expect(rows).toEqual([{ pens: 'pens', ink: null }])
})

test('a migration changed after it was applied is refused', async () => {
  write('0001-pens.sql', privatePens)
  await migrate(client, desk())
  write('0001-pens.sql', `${privatePens} -- and a word more`)
  await expect(migrate(client, desk())).rejects.toThrow(
    'The migration desk/0001-pens was changed after it had been applied',
  )
})

test('a database from a newer version is refused', async () => {
  write('0001-pens.sql', privatePens)
  await migrate(client, desk())
  await expect(migrate(client, readMigrations([]))).rejects.toThrow(
    'The database was made by a newer Attaché: it knows desk/0001-pens, which this one does not.',
  )
})

test('the hook runs before the first change to a database in use, and not before a start without changes', async () => {
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
])('an unprotected table is named at start: %s', async (statement, why) => {
  write('0001-pens.sql', statement)
  await expect(migrate(client, desk())).rejects.toThrow(`The table pens is not private: ${why}.`)
})

test('a view that bypasses row security is named at start', async () => {
  write(
    '0001-pens.sql',
    `${privatePens} create view all_pens as select id from pens; grant select on all_pens to attache_person`,
  )
  await expect(migrate(client, desk())).rejects.toThrow('The view all_pens is not private')
})

const asMaker = 'security definer set search_path = public, pg_temp'

test.each([
  [
    `${privatePens} create function all_pens() returns setof pens language sql ${asMaker} return (select p from pens p limit 1)`,
    'The function all_pens() is not private: people may run it with the rights of its maker.',
  ],
  [
    `${privatePens} create function search_pens(query tsquery, most integer) returns setof pens language plpgsql ${asMaker}
      as $body$ begin return query select * from pens; end $body$`,
    'The function search_pens(tsquery,integer) is not private',
  ],
  [
    `create function house.pens() returns bigint language sql ${asMaker} return 7`,
    'The function house.pens() is not private',
  ],
  [
    'create table house.pens (id uuid); grant select (id) on house.pens to attache_person',
    'The relation house.pens is not private: people may reach it, and no row security is looked after there.',
  ],
  [
    'create schema shed; create table shed.pens (id uuid); grant usage on schema shed to public; grant delete on shed.pens to public',
    'The relation shed.pens is not private',
  ],
  [
    `${privatePens} grant truncate on pens to attache_person`,
    'The relation pens is not private: people may do more with it than row security watches.',
  ],
])('a way around row security is named at start: %s', async (statement, why) => {
  write('0001-pens.sql', statement)
  await expect(migrate(client, desk())).rejects.toThrow(why)
})

test('objects that people cannot reach, and our search function, are no way around row security', async () => {
  write(
    '0001-pens.sql',
    `create table "Ink pens" (owner_id uuid, id uuid, words tsvector, made_at timestamptz, primary key (owner_id, id));
      call house.make_private('"Ink pens"'); call house.make_searchable('"Ink pens"', 'words', 'made_at');
      create table house.pens (id uuid);
      create function house.count_pens() returns bigint language sql ${asMaker} return (select count(*) from "Ink pens");
      revoke all on function house.count_pens() from public`,
  )
  await expect(migrate(client, desk())).resolves.toBeUndefined()
})

test('a gap in the numbers is noticed before anything is applied', () => {
  write('0002-pens.sql', privatePens)
  expect(desk).toThrow('Migrations are numbered without a gap: 0002-pens.sql of desk is not number 1.')
})

test('a new database is said to be set up, and each later change is named', async () => {
  const said: string[] = []
  const say = (sentence: string): void => void said.push(sentence)
  await client.query('drop schema house, public cascade; create schema public')
  write('0001-pens.sql', privatePens)
  await migrate(client, desk(), { say })
  write('0002-colour.sql', 'alter table pens add colour text')
  await migrate(client, desk(), { say })
  expect(said).toEqual(['Setting up the database.', 'Changing the database: desk/0002-colour.'])
})

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}

function desk() {
  return readMigrations([{ feature: 'desk', folder: pathToFileURL(`${folder}/`) }])
}
