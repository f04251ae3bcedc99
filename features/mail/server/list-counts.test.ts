import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#foundation/server/database/database.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { addAccount, destroyAccount } from './account-store.ts'
import { sumListChanges } from './mail-books.ts'
import { mailMigrations } from './testing/house.ts'
import { addThreads, countLists, destroyThreads, saveListings } from './thread-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [mailMigrations] })
})
afterAll(() => database.close())

const lists = ['inbox', 'inbox:answer', 'all', 'starred', 'label:Work', 'label:Ümläut']

/** Always the same numbers from 0 to 1 for a seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

async function addPerson(count = 30) {
  const [ownerId, account] = [randomUUID(), randomUUID()]
  const threads = Array.from({ length: count }, () => randomUUID())
  await database.as(ownerId, async (tx) => {
    await addAccount(tx, ownerId, { id: account, kind: 'imap', address: 'ana@example.com', name: 'Ana' })
    await addThreads(
      tx,
      ownerId,
      threads.map((id) => ({ id, account, bareSubject: '' })),
    )
  })
  return { ownerId, account, threads }
}

/** Some of these threads stand in other lists than before, and are read or unread. */
async function shuffle(
  tx: Transaction,
  ownerId: string,
  { threads, chance }: { threads: string[]; chance: () => number },
) {
  const some = threads.filter(() => chance() < 0.4)
  const listings = some.flatMap((thread) =>
    lists
      .filter(() => chance() < 0.5)
      .map((list) => ({ thread, list, unread: chance() < 0.5, at: new Date(chance() * 1e12).toISOString() })),
  )
  await saveListings(tx, ownerId, { threads: some, listings })
}

/** Fails once the work is done, so that nothing of it stays. */
async function undo(ownerId: string, work: (tx: Transaction) => Promise<void>) {
  const undone = database.as(ownerId, async (tx) => {
    await work(tx)
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
}

async function counts(ownerId: string) {
  const counted = await database.as(ownerId, (tx) => countLists(tx, ownerId))
  const { rows } = await database.pool.query(
    `select list, count(*)::integer as threads, count(*) filter (where unread)::integer as unread
      from mail_listings where owner_id = $1 group by list order by list`,
    [ownerId],
  )
  return { counted, expected: rows }
}

async function expectExact(ownerId: string) {
  const { counted, expected } = await counts(ownerId)
  expect(counted).toEqual(expected)
  return counted
}

test.each([1, 2, 3, 4])('counts as one who counts the rows, whatever happens to them: %i', async (seed) => {
  const chance = numbers(seed)
  const { ownerId, account, threads } = await addPerson()
  for (let round = 0; round < 25; round++) {
    const what = chance()
    if (what < 0.15) await database.asHouse((tx) => sumListChanges(tx))
    else if (what < 0.3) await undo(ownerId, (tx) => shuffle(tx, ownerId, { threads, chance }))
    else if (what < 0.4) {
      const gone = threads.splice(0, 1)
      await database.as(ownerId, (tx) => destroyThreads(tx, ownerId, gone))
    } else await database.as(ownerId, (tx) => shuffle(tx, ownerId, { threads, chance }))
    await expectExact(ownerId)
  }
  await database.as(ownerId, (tx) => destroyAccount(tx, ownerId, account))
  expect(await expectExact(ownerId)).toEqual([])
})

test('counts what several write at once while the changes are added up, and nobody waits', async () => {
  const { ownerId, threads } = await addPerson(40)
  const writers = Array.from({ length: 4 }, async (_, at) => {
    const chance = numbers(at + 10)
    const own = threads.slice(at * 10, at * 10 + 10)
    for (let round = 0; round < 15; round++)
      await database.as(ownerId, (tx) => shuffle(tx, ownerId, { threads: own, chance }))
  })
  const adding = async () => {
    for (let round = 0; round < 15; round++) await database.asHouse((tx) => sumListChanges(tx))
  }
  await Promise.all([...writers, adding(), adding()])
  await expectExact(ownerId)
  await database.as(ownerId, (tx) => shuffle(tx, ownerId, { threads, chance: numbers(1) }))
  await database.as(ownerId, async (tx) => {
    await saveListings(tx, ownerId, {
      threads: threads.slice(0, 1),
      listings: [{ thread: threads[0] ?? '', list: 'mine', at: '2026-11-20T08:00:00Z', unread: true }],
    })
    // Somebody else files the same thread's neighbour into the same list before this one has ended.
    await database.as(ownerId, (other) =>
      saveListings(other, ownerId, {
        threads: threads.slice(1, 2),
        listings: [{ thread: threads[1] ?? '', list: 'mine', at: '2026-11-20T08:00:00Z', unread: false }],
      }),
    )
  })
  expect(await expectExact(ownerId)).toContainEqual({ list: 'mine', threads: 2, unread: 1 })
})

test('the changes of a person are added up to a row for each list, and nobody sees those of another', async () => {
  const { ownerId, threads } = await addPerson()
  for (const seed of [1, 2, 3])
    await database.as(ownerId, (tx) => shuffle(tx, ownerId, { threads, chance: numbers(seed) }))
  await database.asHouse((tx) => sumListChanges(tx))
  const { rows } = await database.pool.query('select list from mail_list_changes where owner_id = $1', [ownerId])
  expect(rows).toHaveLength((await expectExact(ownerId)).length)
  const seen = await database.as(randomUUID(), async (tx) =>
    sql`select from mail_list_changes where owner_id = ${ownerId}`.execute(tx),
  )
  expect(seen.rows).toEqual([])
})

test('nothing is counted while a person who left is purged', async () => {
  const { ownerId, threads } = await addPerson()
  await database.as(ownerId, (tx) => shuffle(tx, ownerId, { threads, chance: numbers(1) }))
  await database.asHouse(async (tx) => {
    await sql`select set_config('app.purging', 'on', true)`.execute(tx)
    await sql`delete from mail_list_changes where owner_id = ${ownerId}`.execute(tx)
    await sql`delete from mail_accounts where owner_id = ${ownerId}`.execute(tx)
  })
  expect(await counts(ownerId)).toEqual({ counted: [], expected: [] })
  const { rows } = await database.pool.query('select from mail_list_changes where owner_id = $1', [ownerId])
  expect(rows).toEqual([])
})
