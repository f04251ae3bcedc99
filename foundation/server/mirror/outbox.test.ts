import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../database/database.ts'
import { testDatabase, type TestDatabase } from '../database/testing.ts'
import { addAccount, listMirroring } from './account-store.ts'
import { agree, backoff } from './rules.ts'
import {
  endOperation,
  enqueue,
  listDueItems,
  listPending,
  markSent,
  reconcile,
  refuseOperation,
} from './outbox-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function open() {
  const [owner, account] = [randomUUID(), randomUUID()]
  const as = <T>(work: (tx: Transaction) => Promise<T>) => database.as(owner, work)
  await as((tx) => addAccount(tx, owner, { id: account, kind: 'test' }))
  const read = (item: string, from: boolean, to: boolean) =>
    as((tx) => enqueue(tx, owner, account, { item, field: 'seen', from, to }))
  const at = { accountId: account, item: 'a', field: 'seen' }
  return { owner, account, as, read, at, pending: () => as((tx) => listPending(tx, owner, account, 'a')) }
}

test('what is changed back before it was handed over is forgotten', async () => {
  const { read, pending } = await open()
  await read('a', false, true)
  expect(await pending()).toMatchObject([{ field: 'seen', base: false, wanted: true, sent: null, revision: 1 }])
  await read('a', true, false)
  expect(await pending()).toEqual([])
})

test('what is changed back while it is handed over waits on, from what is there by then', async () => {
  const { owner, as, read, pending, at } = await open()
  await read('a', false, true)
  await as((tx) => markSent(tx, owner, { ...at, wait: 60_000 }))
  await read('a', true, false)
  expect(await pending()).toMatchObject([{ base: false, wanted: false, sent: [true], revision: 2 }])
  await as((tx) => endOperation(tx, owner, { ...at, revision: 1, theirs: true }))
  expect(await pending()).toMatchObject([{ base: true, wanted: false, sent: null }])
})

test('what was changed there meanwhile wins, field by field', async () => {
  const { owner, account, as, read, pending } = await open()
  await read('a', false, true)
  await as((tx) => enqueue(tx, owner, account, { item: 'a', field: 'folder', from: 'Inbox', to: 'Archive' }))
  const theirs = { seen: false, folder: 'Trash', starred: true }
  const here = await as((tx) => reconcile(tx, owner, account, { item: 'a', theirs }))
  expect(here).toEqual({ seen: true, folder: 'Trash', starred: true })
  expect((await pending()).map(({ field }) => field)).toEqual(['seen'])
})

test('an echo of our own change overrules nothing', () => {
  const wish = { field: 'seen', base: false, wanted: false, sent: [true] }
  expect(agree([wish], { seen: true })).toEqual({ here: { seen: false }, toWrite: { seen: false }, overruled: [] })
})

test('items wait their turn, and what was given up does not wait any more', async () => {
  const { owner, account, as, read, at } = await open()
  await read('b', false, true)
  await read('a', false, true)
  const due = () => as((tx) => listDueItems(tx, owner, { accountId: account, most: 9 }))
  expect(await due()).toEqual(['b', 'a'])
  await as((tx) => markSent(tx, owner, { ...at, item: 'b', wait: 60_000 }))
  expect(await due()).toEqual(['a'])
  await as((tx) => refuseOperation(tx, owner, { ...at, why: 'It may not be read.' }))
  expect(await due()).toEqual([])
  expect(await as((tx) => listMirroring(tx, owner))).toMatchObject([{ waiting: 1, givenUp: 1 }])
  await read('a', false, true)
  expect(await due()).toEqual(['a'])
})

test('nothing waits for an account of which no copy is kept', async () => {
  const { owner, as } = await open()
  const none = randomUUID()
  await as((tx) => enqueue(tx, owner, none, { item: 'a', field: 'seen', from: false, to: true }))
  expect(await as((tx) => listPending(tx, owner, none, 'a'))).toEqual([])
})

test('attempts come further and further apart, up to a quarter of an hour', () => {
  expect([0, 1, 5, 50].map((failures) => backoff(failures))).toEqual([1_000, 2_000, 32_000, 900_000])
})
