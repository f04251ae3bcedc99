import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#foundation/server/database/database.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { destroyAccount, listFolders, removeFolder, setAccountDeleted } from './account-store.ts'
import { depart, follow } from './arriving.ts'
import { sumListChanges } from './mail-books.ts'
import { type Copy, holdCopiesIn } from './placement-store.ts'
import { mailMigrations, openMailHouse } from './testing/house.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'
import { countLists } from './thread-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [mailMigrations] })
})
afterAll(() => database.close())

/** How many copies each folder is said to have, and has. */
async function counts(ownerId: string) {
  const counted = await database.as(ownerId, (tx) => countLists(tx, ownerId))
  const { rows } = await database.pool.query(
    `select 'copies:' || folder_id as list, count(*)::integer as threads, 0 as unread
      from mail_placements where owner_id = $1 group by folder_id order by list`,
    [ownerId],
  )
  return { counted: counted.filter(({ list }) => list.startsWith('copies:')), expected: rows }
}

async function expectExact(ownerId: string) {
  const { counted, expected } = await counts(ownerId)
  expect(counted).toEqual(expected)
  return counted
}

async function addPerson() {
  const house = openMailHouse(database)
  const ana = house.somebody()
  const mailbox = await database.as(ana.id, (tx) => addMailbox(tx, ana.id))
  let uid = 0
  const receives = (count: number, folder: string) =>
    database.as(ana.id, (tx) => {
      const arriving = Array.from({ length: count }, () =>
        sampleMessage({ messageId: randomUUID() }, { uid: (uid += 1) }),
      )
      return receive(tx, ana.id, { folder, arriving })
    })
  const copiesIn = (tx: Transaction, role: 'inbox' | 'trash') => holdCopiesIn(tx, ana.id, { role, limit: 100 })
  const move = (tx: Transaction, copies: readonly Copy[], folder: string) =>
    follow(
      tx,
      ana.id,
      copies.map((copy) => ({ ...copy, folder })),
    )
  const inTrash = async () => (await house.mailboxes(ana)).trash.messages
  return { ana, ...mailbox, receives, copiesIn, move, inTrash }
}

test('the trash is as full as its messages are many, whatever happens to them', async () => {
  const { ana, account, folders, receives, copiesIn, move, inTrash } = await addPerson()
  await receives(20, folders.inbox)
  await receives(5, folders.trash)
  expect(await inTrash()).toBe(5)
  await database.as(ana.id, async (tx) => move(tx, (await copiesIn(tx, 'inbox')).slice(0, 8), folders.trash))
  expect(await inTrash()).toBe(13)
  await database.asHouse((tx) => sumListChanges(tx))
  await database.as(ana.id, async (tx) => move(tx, (await copiesIn(tx, 'trash')).slice(0, 3), folders.archive))
  expect(await inTrash()).toBe(10)
  await database.as(ana.id, async (tx) =>
    depart(
      tx,
      ana.id,
      (await copiesIn(tx, 'trash')).slice(0, 4).map(({ id }) => id),
    ),
  )
  expect(await inTrash()).toBe(6)
  const undone = database.as(ana.id, async (tx) => {
    await move(tx, await copiesIn(tx, 'trash'), folders.inbox)
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  expect(await inTrash()).toBe(6)
  await expectExact(ana.id)
  await database.as(ana.id, (tx) => removeFolder(tx, ana.id, folders.archive))
  await database.asHouse((tx) => sumListChanges(tx))
  await expectExact(ana.id)
  await database.as(ana.id, (tx) => destroyAccount(tx, ana.id, account))
  expect(await expectExact(ana.id)).toEqual([])
})

test('what is only read, starred or sorted changes no count of copies', async () => {
  const { ana, folders, receives, copiesIn } = await addPerson()
  await receives(6, folders.trash)
  await database.asHouse((tx) => sumListChanges(tx))
  await database.as(ana.id, async (tx) =>
    follow(
      tx,
      ana.id,
      (await copiesIn(tx, 'trash')).map((copy) => ({ ...copy, seen: true })),
    ),
  )
  const { rows } = await database.pool.query('select from mail_list_changes where owner_id = $1 and list = $2', [
    ana.id,
    `copies:${folders.trash}`,
  ])
  expect(rows).toHaveLength(1)
  expect(await expectExact(ana.id)).toHaveLength(1)
})

test('the trash of a removed mailbox does not count, and purging counts nothing', async () => {
  const { ana, account, folders, receives, inTrash } = await addPerson()
  await receives(6, folders.trash)
  await database.as(ana.id, (tx) => setAccountDeleted(tx, ana.id, { id: account, at: new Date() }))
  expect(await inTrash()).toBe(0)
  expect(await database.as(ana.id, (tx) => listFolders(tx, ana.id))).not.toEqual([])
  await database.asHouse(async (tx) => {
    await sql`select set_config('app.purging', 'on', true)`.execute(tx)
    await sql`delete from mail_list_changes where owner_id = ${ana.id}`.execute(tx)
    await sql`delete from mail_accounts where owner_id = ${ana.id}`.execute(tx)
  })
  expect(await counts(ana.id)).toEqual({ counted: [], expected: [] })
})
