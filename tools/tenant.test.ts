import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Transaction } from '#foundation/server/database/index.ts'
import { testDatabase } from '#foundation/server/database/testing.ts'
import type { TestDatabase } from '#foundation/server/database/testing.ts'
import { cases as notesCases } from '#foundation/server/testing/notes/store.cases.ts'
import * as notesStore from '#foundation/server/testing/notes/store.ts'
import type { StoreCases } from '#foundation/server/testing/store-cases.ts'
import { findLeaks, loadStores } from './tenancy/stores.ts'
import type { Store } from './tenancy/stores.ts'
import { findOpenTables } from './tenancy/tables.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = globSync('features/*/server/migrations', { cwd: root }).toSorted()
const migrations = [
  notesStore.notesMigrations,
  ...folders.map((folder) => ({
    feature: basename(dirname(dirname(folder))),
    folder: pathToFileURL(`${join(root, folder)}/`),
  })),
]

let stores: Store[]
let database: TestDatabase
beforeAll(async () => {
  stores = [{ name: 'notes', exports: notesStore, cases: notesCases }, ...(await loadStores(root))]
})
beforeEach(async () => {
  database = await testDatabase({ migrations })
})
afterEach(() => database.close())

test('no store function shows a stranger, or takes from them, what belongs to someone else', async () => {
  const findings: string[] = []
  for (const store of stores) findings.push(...(await findLeaks(database, store, randomUUID())))
  expect(findings).toEqual([])
})

test('every table keeps strangers out, whatever the query', async () => {
  const owner = randomUUID()
  for (const { cases } of stores) if (cases) await database.as(owner, (tx) => cases.make(tx, owner, 'of the owner'))
  expect(await findOpenTables(database, owner)).toEqual([])
})

const everything = (tx: Transaction) => sql`select id, title from notes`.execute(tx)
const wipe = (tx: Transaction) => sql`update notes set body = ''`.execute(tx)
async function escape(tx: Transaction) {
  await sql`reset role`.execute(tx)
  return sql`select id from notes`.execute(tx)
}

const pens = 'create table pens (owner_id uuid, id uuid, colour text not null, primary key (owner_id, id));'

test('a table without row security is found', async () => {
  await change(`${pens} grant select, insert, update, delete on pens to attache_person`)
  expect(await findOpenTables(database, randomUUID())).toEqual([
    "pens shows a stranger somebody else's rows",
    'pens shows rows to nobody in particular',
    "pens lets a stranger change somebody else's rows",
    'pens lets a stranger write rows in the name of somebody else',
    "pens lets a stranger remove somebody else's rows",
  ])
})

test('a table whose policy forgets what may be written is found', async () => {
  await change(`${pens} call house.make_private('pens'); alter policy person on pens with check (true)`)
  expect(await findOpenTables(database, randomUUID())).toEqual([
    'pens lets a stranger write rows in the name of somebody else',
  ])
})

test('a table that locks out its owner is found', async () => {
  await change(`${pens} call house.make_private('pens'); alter policy person on pens using (false)`)
  expect(await findOpenTables(database, randomUUID())).toEqual(['pens does not show its owner their own row'])
})

test('rows are generated for tables of every shape', async () => {
  await change(`
    create type size as enum ('small', 'large');
    create table boxes (owner_id uuid, id uuid, size size not null, primary key (owner_id, id));
    create table pens (owner_id uuid, id uuid, box_id uuid not null, kind text not null check (kind in ('ink', 'lead')),
      starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at), data jsonb not null,
      day date not null, words text[] not null, span tstzrange not null, weight numeric not null, seal bytea not null,
      number bigint generated always as identity, loud boolean not null, lasts interval not null,
      primary key (owner_id, id), foreign key (owner_id, box_id) references boxes (owner_id, id));
    call house.make_private('boxes'); call house.make_private('pens');`)
  expect(await findOpenTables(database, randomUUID())).toEqual([])
})

test('a store function that forgets its owner is found, although row security would have stopped it', async () => {
  expect(await leaksOf({ everything })).toEqual([
    'everything of planted gives a stranger what is not theirs, were it not for row security',
  ])
})

test('a store function that changes rows of others is found', async () => {
  expect(await leaksOf({ wipe })).toEqual([
    'wipe of planted lets a stranger change what is not theirs, were it not for row security',
  ])
})

test('a store function that disables row security is found', async () => {
  expect(await leaksOf({ escape })).toEqual([
    'escape of planted gives a stranger what is not theirs',
    'escape of planted gives a stranger what is not theirs, were it not for row security',
  ])
})

test('a store function without a case is found, and so is a store without any', async () => {
  expect(await leaksOf({ everything }, {})).toEqual(['planted has no case for everything'])
  expect(await findLeaks(database, { name: 'planted', exports: {}, cases: undefined }, randomUUID())).toEqual([
    'planted has no store.cases.ts beside it',
  ])
})

function leaksOf(exports: StoreCases['calls'], calls = exports): Promise<string[]> {
  const cases = { make: notesCases.make, calls }
  return findLeaks(database, { name: 'planted', exports, cases }, randomUUID())
}

async function change(statements: string): Promise<void> {
  await database.pool.query(statements)
}
