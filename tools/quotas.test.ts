import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantSend } from '#features/mail/server/testing/planted-mail.ts'
import { openPeer, type Peer } from '#features/people/server/testing/peer.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Usage } from '#features/people/contract.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { product } from '#start/product.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { readTables } from './tenancy/catalogue.ts'
import { openOwner, type Owner } from './tenancy/people.ts'
import { openWholeHouse, type WholeHouse } from './tenancy/whole-house.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const migrations = [...productMigrations, notesMigrations]

/** Only what the product creates by itself: four calendars, and the activity record. */
const nothing =
  'calendars=4,events=0,imports=0kB,lists=1,tasks=0,taskfiles=0kB,contacts=0,contactfiles=0kB,chats=0,messages=0,facts=0,files=0,filefolders=0,storage=0kB,uploads=0,archives=0kB,waiting=0,activities=100000,history=1GB,notices=0,devices=0,addresses=0,reminders=0,mail=0,mailfolders=0,drafts=0,mailfiles=0kB,mailsends=0kB,mailtemplates=0'

let database: TestDatabase
let peer: Peer
beforeAll(async () => {
  database = await testDatabase({ migrations })
  peer = await openPeer()
})
afterAll(async () => {
  await peer[Symbol.asyncDispose]()
  await database.close()
})

const open = (settings: Record<string, string> = {}): Promise<WholeHouse> =>
  openWholeHouse(database, { features: [...product.features, notesFeature], peer, settings })

const usageOf = async (house: WholeHouse, token: string): Promise<Usage[]> =>
  (await house.api<Usage[]>('GET', '/v1/me/usage', { token })).body

/** How much of each kind. */
const usedOf = (list: Usage[]): Record<string, number> => Object.fromEntries(list.map(({ name, used }) => [name, used]))

async function plant(ownerId: string): Promise<void> {
  await plantSend(database, ownerId)
  await database.pool.query(`insert into file_folders (owner_id, id, name) values ($1, gen_random_uuid(), 'Finance')`, [
    ownerId,
  ])
}

describe('with the default quotas', () => {
  let house: WholeHouse
  let ana: Owner
  let ben: Owner
  beforeAll(async () => {
    house = await open()
    ana = await openOwner(house, plant)
    ben = await openOwner(house, plant)
  })
  afterAll(() => house[Symbol.asyncDispose]())

  test('every table of people is counted by a quota, or listed with a reason why not', async () => {
    const tables = (await readTables(database.pool)).map(({ name }) => name)
    const reasons = await readReasons()
    const counted = new Set(house.quotas.map((quota) => quota.counted.table))
    expect(tables.filter((table) => !counted.has(table) && !(table in reasons))).toEqual(['notes'])
    expect(Object.keys(reasons).filter((table) => !tables.includes(table) || counted.has(table))).toEqual([])
  })

  test('routes and messages add something of every kind that is counted', async () => {
    expect((await usageOf(house, ana.token)).filter(({ used }) => used === 0)).toEqual([])
  })

  test('emptying the trash destroys deleted rows in every table, and nothing of others', async () => {
    const tables = (await readTables(database.pool)).filter(({ columns }) => columns.some(isDeletion))
    for (const { name } of tables) await database.pool.query(`update ${name} set deleted_at = now()`)
    const before = await usageOf(house, ben.token)
    await cancelUploads(house, ana)
    const { body: left } = await house.api<Usage[]>('DELETE', '/v1/me/trash', { token: ana.token })
    expect(left.filter(({ deleted }) => deleted > 0)).toEqual([])
    expect(usedOf(left)).toMatchObject({
      files: 0,
      storage: 0,
      chats: 0,
      messages: 0,
      facts: 0,
      events: 0,
      calendars: 0,
      tasks: 0,
      contacts: 0,
      lists: 0,
    })
    for (const { name } of tables) {
      const { rows } = await database.pool.query<{ owner_id: string }>(`select owner_id from ${name}`)
      const owners = new Set(rows.map((row) => row.owner_id))
      expect([name, owners.has(ana.id), owners.has(ben.id)]).toEqual([name, false, true])
    }
    expect(await usageOf(house, ben.token)).toEqual(before)
  })
})

test('no route and no message adds anything for a person with zero quotas', async () => {
  await using house = await open({ QUOTAS: nothing })
  const { token } = await openOwner(house)
  const { calendars, lists, activities, history, notices, ...rest } = usedOf(await usageOf(house, token))
  expect(rest).toEqual(Object.fromEntries(Object.keys(rest).map((name) => [name, 0])))
  expect([calendars, lists]).toEqual([4, 1])
  expect([activities, history, notices].map((used) => Number(used) > 0)).toEqual([true, true, true])
})

/** Nothing of them is in the trash, and they take up storage. */
async function cancelUploads(house: WholeHouse, { token }: Owner): Promise<void> {
  const { body } = await house.api<{ id: string }[]>('GET', '/v1/documents/uploads', { token })
  for (const { id } of body) await house.api('DELETE', `/v1/documents/uploads/${id}`, { token })
}

async function readReasons(): Promise<Record<string, string>> {
  const files = globSync('{features/*/server,foundation/server/mirror}/uncounted.cases.ts', { cwd: root })
  const lists = await Promise.all(
    files.map((file) => import(join(root, file)) as Promise<{ uncounted: Record<string, string> }>),
  )
  return Object.assign({}, ...lists.map(({ uncounted }) => uncounted)) as Record<string, string>
}

function isDeletion({ name }: { name: string }): boolean {
  return name === 'deleted_at'
}
