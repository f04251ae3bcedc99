import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '../database/testing.ts'
import { addNote, listNotes, notesMigrations, removeNote } from '../testing/notes/store.ts'
import type { Quota } from './quota.ts'
import { createQuotas, type Quotas } from './quotas.ts'

const notesQuota: Quota = {
  name: 'notes',
  label: 'Notes',
  unit: 'items',
  usual: 1_000,
  counted: { table: 'notes' },
  wayOut: 'Delete some.',
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [notesMigrations] })
})
afterAll(() => database.close())

function openQuotas(most: number): Quotas {
  return createQuotas({ database, allowances: { notes: { most, unit: 'items' } }, offered: () => [notesQuota] })
}

async function add(quotas: Quotas, ownerId: string, count: number): Promise<'added' | 'full'> {
  try {
    await database.as(ownerId, async (tx) => {
      for (let number = 0; number < count; number++) await addNote(tx, ownerId, { title: 'A note', body: '' })
      await quotas.charge(tx, ownerId, notesQuota, count)
    })
    return 'added'
  } catch (error) {
    if (error instanceof Failure && error.code === 'full') return 'full'
    throw error
  }
}

async function usedBy(quotas: Quotas, ownerId: string): Promise<number | undefined> {
  return (await quotas.usage(ownerId))[0]?.used
}

const timesOf = (outcomes: string[], outcome: string) => outcomes.filter((each) => each === outcome).length

test.each([
  { most: 10, each: 1, at: 30, fit: 10 },
  { most: 10, each: 4, at: 10, fit: 2 },
  { most: 1_000, each: 20, at: 60, fit: 50 },
])('of $at at once that add $each, exactly $fit fit into $most', async ({ most, each, at, fit }) => {
  const [quotas, ana] = [openQuotas(most), randomUUID()]
  const outcomes = await Promise.all(Array.from({ length: at }, () => add(quotas, ana, each)))
  expect(timesOf(outcomes, 'added')).toBe(fit)
  expect(await usedBy(quotas, ana)).toBe(fit * each)
})

test('one after the other, up to the last', async () => {
  const [quotas, ana] = [openQuotas(300), randomUUID()]
  const outcomes: string[] = []
  for (let number = 0; number < 302; number++) outcomes.push(await add(quotas, ana, 1))
  expect([timesOf(outcomes, 'added'), outcomes.slice(299)]).toEqual([300, ['added', 'full', 'full']])
})

test('two nodes together exceed a limit by a hundredth at most', async () => {
  const [one, other, ana] = [openQuotas(500), openQuotas(500), randomUUID()]
  for (let number = 0; number < 55; number++) await Promise.all([add(one, ana, 5), add(other, ana, 5)])
  const used = Number(await usedBy(one, ana))
  expect(used).toBeGreaterThanOrEqual(500)
  expect(used).toBeLessThanOrEqual(505)
})

test('what is deleted makes room at once, and what somebody else has takes none', async () => {
  const [quotas, ana, ben] = [openQuotas(3), randomUUID(), randomUUID()]
  expect([await add(quotas, ana, 3), await add(quotas, ana, 1), await add(quotas, ben, 3)]).toEqual([
    'added',
    'full',
    'added',
  ])
  await database.pool.query('delete from notes where id = (select id from notes where owner_id = $1 limit 1)', [ana])
  expect([await add(quotas, ana, 1), await add(quotas, ana, 1)]).toEqual(['added', 'full'])
})

test('what gives way makes room by itself instead of refusing', async () => {
  const yielding: Quota = {
    ...notesQuota,
    giveWay: async (tx, ownerId, surplus) => {
      const notes = await listNotes(tx, ownerId, { limit: 100 })
      for (const { id } of notes.slice(-surplus)) await removeNote(tx, ownerId, id)
    },
  }
  const quotas = createQuotas({
    database,
    allowances: { notes: { most: 5, unit: 'items' } },
    offered: () => [yielding],
  })
  const ana = randomUUID()
  for (let number = 0; number < 8; number++)
    await database.as(ana, async (tx) => {
      await addNote(tx, ana, { title: `Note ${number}`, body: '' })
      await quotas.charge(tx, ana, yielding, 1)
    })
  expect(await usedBy(quotas, ana)).toBe(5)
})
