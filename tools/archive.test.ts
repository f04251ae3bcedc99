import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeer, type Peer } from '#features/people/server/testing/peer.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { publicUrl } from '#features/people/server/testing/house.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { product } from '#start/product.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { type Archive, fillRows, findMissing, findStaleReasons, type LeftOut, readArchive } from './tenancy/archive.ts'
import { openOwner, type Owner } from './tenancy/people.ts'
import { loadStores } from './tenancy/stores.ts'
import { openWholeHouse, type WholeHouse } from './tenancy/whole-house.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const migrations = [...productMigrations, notesMigrations]

let database: TestDatabase
let peer: Peer
let house: WholeHouse
let owner: Owner
let stranger: Owner
let leftOut: LeftOut
/** Everything that names the owner where it is kept. */
let ids: string[]
let archive: Archive
/** What is kept and not in the archive, with the reasons that there are. */
let missing: string[]
beforeAll(async () => {
  database = await testDatabase({ migrations })
  peer = await openPeer()
  house = await openWholeHouse(database, { features: [...product.features, notesFeature], peer })
  stranger = await openOwner(house)
  owner = await openOwner(house)
  const account = await addAccount(owner.id)
  await database.pool.query('insert into house.departures (owner_id, left_at) values ($1, now())', [owner.id])
  ids = [account, ...owner.ids]
  for (const { cases } of await loadStores(root))
    if (cases) await database.as(owner.id, (tx) => cases.make(tx, owner.id, 'made up for the archive'))
  await house.rest()
  await fillRows(database, owner.id, ids)
  leftOut = await readReasons()
  archive = await readArchive(house.exportParts(owner.id))
  missing = await findMissing(database.pool, { ids, archive, leftOut })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await peer[Symbol.asyncDispose]()
  await database.close()
})

/** Of the embedded provider, as if the person had come in by it as well. */
async function addAccount(ownerId: string): Promise<string> {
  const account = randomUUID()
  await database.pool.query(
    `insert into house.idp_accounts (id, email, email_lower, name, password_hash, password_changed_at, created_at)
      values ($1, 'Ana@account.example', 'ana@account.example', 'Ana of the account', $2, now(), now())`,
    [account, `scrypt of ${account}`],
  )
  await database.pool.query('insert into identities (owner_id, issuer, sub, email) values ($1, $2, $3, $4)', [
    ownerId,
    `${publicUrl.origin}/idp`,
    account,
    'Ana@account.example',
  ])
  return account
}

async function readReasons(): Promise<LeftOut> {
  const files = globSync('{features/*/server,foundation/server/mirror}/**/left-out.cases.ts', { cwd: root })
  const lists = await Promise.all(files.map((file) => import(join(root, file)) as Promise<{ leftOut: LeftOut }>))
  return Object.assign({}, ...lists.map((list) => list.leftOut)) as LeftOut
}

const isOfNotes = (column: string) => column.startsWith('notes.')

test('all data about a person, in any table of any feature, is in their archive or left out for a reason', () => {
  expect(missing.filter((column) => !isOfNotes(column))).toEqual([])
})

test('a feature that exports nothing for the archive is found', () => {
  expect(missing.filter(isOfNotes)).toEqual([
    'notes.id',
    'notes.title',
    'notes.body',
    'notes.created_at',
    'notes.revision',
  ])
})

test('a missing reason is found, and so is a reason for nothing', async () => {
  const { 'house.idp_accounts.password_hash': _, ...less } = leftOut
  expect(await findMissing(database.pool, { ids, archive, leftOut: less })).toContain(
    'house.idp_accounts.password_hash',
  )
  expect(await findStaleReasons(database.pool, { ...leftOut, 'people.shoe_size': 'none' })).toEqual([
    'people.shoe_size',
  ])
})

test('an archive contains nothing of others', () => {
  expect(archive.text).toContain(owner.id)
  expect(stranger.ids.filter((id) => archive.text.includes(id))).toEqual([])
})
