import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNote, listNotes, notesMigrations, replaceNote } from '../testing/notes/store.ts'
import { createPool } from './connection.ts'
import { createDatabase } from './database.ts'
import type { Transaction } from './database.ts'
import { testDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [notesMigrations] })
})
afterAll(() => database.close())

const lunch = { title: 'Lunch', body: '' }

test('people see only their own rows, even if a query forgets to filter', async () => {
  const [ana, ben] = [randomUUID(), randomUUID()]
  await database.as(ana, (tx) => addNote(tx, ana, lunch))
  expect(await database.as(ben, countNotes)).toBe(0)
  expect(await database.as(ana, countNotes)).toBe(1)
  expect(await database.as(ben, (tx) => listNotes(tx, ana, { limit: 30 }))).toEqual([])
})

test('no one can write a row in the name of someone else', async () => {
  const [ana, ben] = [randomUUID(), randomUUID()]
  await expect(database.as(ben, (tx) => addNote(tx, ana, lunch))).rejects.toMatchObject({ code: '42501' })
})

test('a transaction acts as a role that cannot bypass row security', async () => {
  const { rows } = await database.as(randomUUID(), (tx) =>
    sql`select current_user as name, rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = current_user`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([{ name: 'attache_person', rolsuper: false, rolbypassrls: false, rolcanlogin: false }])
})

test.each(['', 'nobody', "'; drop table notes; --", `${randomUUID()}'; reset role; --`])(
  'acting as %j is refused before anything is sent',
  async (ownerId) => {
    await expect(database.as(ownerId, countNotes)).rejects.toThrow('Not the id of a person')
  },
)

test('a connection forgets the person with the transaction', async () => {
  const one = createDatabase(createPool(database.address.house, { most: 1, onLost: () => {} }))
  const ana = randomUUID()
  await one.as(ana, (tx) => addNote(tx, ana, lunch))
  await expect(one.as(ana, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division by zero')
  const { rows } = await one.asHouse((tx) => sql`select current_user as name, house.person() as person`.execute(tx))
  expect(rows).toEqual([{ name: 'attache', person: null }])
  await one.close()
})

test('a prepared statement shows each person their own rows, and the server all of them', async () => {
  const one = createDatabase(createPool(database.address.house, { most: 1, onLost: () => {} }))
  const people = [randomUUID(), randomUUID()]
  for (const person of people) await one.as(person, (tx) => addNote(tx, person, { title: person, body: '' }))
  const titles = async (tx: Transaction) => {
    const { rows } = await sql<{
      title: string
    }>`select title from notes where title in (${people[0]}, ${people[1]}) order by title`.execute(tx)
    return rows.map(({ title }) => title)
  }
  for (let round = 0; round < 10; round += 1) {
    for (const person of people) expect(await one.as(person, titles)).toEqual([person])
    expect(await one.asHouse(titles)).toEqual(people.toSorted())
  }
  await one.close()
})

test('work that fails leaves nothing behind', async () => {
  const ana = randomUUID()
  const work = database.as(ana, async (tx) => {
    await addNote(tx, ana, lunch)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await database.as(ana, countNotes)).toBe(0)
})

test('a swallowed error is not success', async () => {
  const ana = randomUUID()
  const work = database.as(ana, async (tx) => {
    await addNote(tx, ana, lunch)
    // The transaction must fail even though the error is caught.
    await sql`select 1 / 0`.execute(tx).catch(() => {})
  })
  await expect(work).rejects.toThrow('Nothing was saved')
  expect(await database.as(ana, countNotes)).toBe(0)
})

test('a finished transaction accepts no more statements', async () => {
  const ana = randomUUID()
  const kept = await database.as(ana, async (tx) => ({ tx }))
  await expect(addNote(kept.tx, ana, lunch)).rejects.toThrow('committed')
})

test('two people who wait for each other both succeed', async () => {
  const ana = randomUUID()
  const [first, second] = await database.as(ana, async (tx) => [
    await addNote(tx, ana, lunch),
    await addNote(tx, ana, lunch),
  ])
  if (!first || !second) throw new Error('two notes were added')
  let tries = 0
  const begun = Promise.withResolvers<void>()
  const touch = (ids: string[]) =>
    database.as(ana, async (tx) => {
      tries += 1
      const isLast = tries > 1
      for (const id of ids) {
        await sql`update notes set title = title where id = ${id}`.execute(tx)
        if (isLast) begun.resolve()
        await begun.promise
      }
    })
  await Promise.all([touch([first.id, second.id]), touch([second.id, first.id])])
  expect(tries).toBe(3)
})

test('a lost connection is an outage with a sentence, and the next request works', async () => {
  const ana = randomUUID()
  const work = database.as(ana, async (tx) => {
    await database.asHouse((house) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        house,
      ),
    )
    return countNotes(tx)
  })
  await expect(work).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  expect(await database.as(ana, countNotes)).toBe(0)
})

test('a missing database is an outage, while a missing file or peer of a feature is an error of its own', async () => {
  await using gone = createDatabase(createPool({ host: '/nowhere' }, { patience: 500, onLost: () => {} }))
  for (const work of [gone.asHouse(countNotes), gone.as(randomUUID(), countNotes), gone.ping()])
    await expect(work).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  const readMissing = database.as(randomUUID(), async (tx) => {
    await countNotes(tx)
    return readFile('/nowhere/at/all')
  })
  await expect(readMissing).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' })
})

test('a statement that takes too long is stopped', async () => {
  const work = database.as(randomUUID(), async (tx) => {
    await sql`set local statement_timeout = 50`.execute(tx)
    await sql`select pg_sleep(5)`.execute(tx)
  })
  await expect(work).rejects.toThrow('This took the database too long and was stopped.')
})

test('with all connections in use, a request fails with a sentence instead of waiting forever', async () => {
  const pool = createPool(database.address.house, { most: 1, onLost: () => {} })
  const one = createDatabase(pool)
  const begun = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const long = one.asHouse(() => {
    begun.resolve()
    return taken.promise
  })
  await begun.promise
  // The same patience goes for connecting, which takes longer than this on a busy machine.
  pool.options.connectionTimeoutMillis = 100
  await expect(one.asHouse(countNotes)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(one.ping()).rejects.toMatchObject({ code: 'unavailable' })
  taken.resolve()
  await long
  await one.ping()
  await one.close()
})

test('moments, days and integers leave the database as the API represents them', async () => {
  const { rows } = await database.asHouse((tx) =>
    sql`select timestamptz '2026-03-01 12:00:00.123456+02' as moment, timestamptz 'infinity' as never, date '2026-03-01' as day, 9007199254740991 as number,
      null::timestamptz as none`.execute(tx),
  )
  expect(rows).toEqual([
    {
      moment: '2026-03-01T10:00:00.123456Z',
      never: 'infinity',
      day: '2026-03-01',
      number: 9007199254740991,
      none: null,
    },
  ])
  await expect(database.asHouse((tx) => sql`select 9007199254740993`.execute(tx))).rejects.toThrow(
    'too large to be exact',
  )
})

test('more different statements than the cache holds still work', async () => {
  const answers = await database.asHouse(async (tx) => {
    const results: unknown[] = []
    for (let number = 0; number < 320; number += 1) {
      const { rows } = await sql<{ answer: number }>`select ${sql.lit(number)}::int as answer`.execute(tx)
      results.push(rows[0]?.answer)
    }
    return results
  })
  expect(answers).toEqual(Array.from({ length: 320 }, (_, number) => number))
})

test('the number of changed rows is known', async () => {
  const ana = randomUUID()
  const note = await database.as(ana, (tx) => addNote(tx, ana, lunch))
  await database.as(ana, (tx) => replaceNote(tx, ana, note))
  const { numAffectedRows } = await database.as(ana, (tx) => sql`update notes set body = 'x'`.execute(tx))
  expect(numAffectedRows).toBe(1n)
})

async function countNotes(tx: Transaction): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*) from notes`.execute(tx)
  return rows[0]?.count
}
