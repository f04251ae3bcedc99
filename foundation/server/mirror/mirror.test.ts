import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '../database/database.ts'
import { testDatabase, type TestDatabase } from '../database/testing.ts'
import { createLog } from '../log.ts'
import { addAccount, changeAccount, listMirroring, removeAccount } from './account-store.ts'
import { keepCursors } from './cursor-store.ts'
import { createMirror, type Mirror, type MirrorLimits } from './mirror.ts'
import { changeCopy, copiesMigrations, createCopies, listCopies } from './testing/copies.ts'
import { mirroredOf, Shelf, type ShelfChange } from './testing/shelf.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [copiesMigrations] })
})
afterAll(() => database.close())

const hurried = { lookMilliseconds: 50, tickMilliseconds: 5, claimMilliseconds: 5, retryMilliseconds: 5 }

async function open({ fault, ...limits }: MirrorLimits & { fault?: (change: ShelfChange) => void } = {}) {
  const account = { ownerId: randomUUID(), id: randomUUID() }
  const shelf = new Shelf()
  const as = <T>(work: (tx: Transaction) => Promise<T>) => database.as(account.ownerId, work)
  await as((tx) => addAccount(tx, account.ownerId, { id: account.id, kind: 'shelf' }))
  const begin = (isAlone = true): Mirror => {
    const mirrored = mirroredOf(shelf, createCopies(fault))
    const log = createLog('silent')
    const mirror = createMirror({ database, log, kinds: () => [mirrored], isAlone, ...hurried, ...limits })
    mirror.start()
    onTestFinished(() => mirror.stop())
    return mirror
  }
  return {
    account,
    shelf,
    as,
    begin,
    copies: () => as((tx) => listCopies(tx, account)),
    state: async () => (await as((tx) => listMirroring(tx, account.ownerId)))[0],
    change: (change: Parameters<typeof changeCopy>[2]) => as((tx) => changeCopy(tx, account, change)),
  }
}

function breakAtThird({ item }: ShelfChange): void {
  if (item === 'a3') throw new Error('A letter that breaks everything.')
}

const letter = (item: string, folder = 'in') => ({ item, folder, seen: false, starred: false })

test('all of it is brought, and what changes on either side reaches the other', async () => {
  const { shelf, begin, copies, change, state } = await open()
  for (let at = 10; at < 40; at += 1) shelf.put(letter(`a${at}`))
  begin()
  await expect.poll(copies).toEqual(shelf.list())
  await expect.poll(state).toMatchObject({ state: 'active', done: 30, most: 30, isWhole: true, trouble: null })
  shelf.put({ ...letter('a10'), starred: true })
  shelf.drop('a11')
  await change({ item: 'a12', seen: true, folder: 'archive' })
  await expect.poll(() => shelf.kept.get('a12')).toMatchObject({ seen: true, folder: 'archive' })
  await expect.poll(copies).toEqual(shelf.list())
  await expect.poll(state).toMatchObject({ waiting: 0, givenUp: 0, refused: 0 })
})

test('older things are read while others are stored, and anew where something was changed there meanwhile', async () => {
  const { account, shelf, as, begin, copies, change, state } = await open()
  for (let at = 10; at < 40; at += 1) shelf.put(letter(`a${at}`))
  const first = begin()
  await expect.poll(copies).toHaveLength(30)
  await first.stop()
  // All of it comes again.
  await as((tx) => keepCursors(tx, account.ownerId, { accountId: account.id, names: [] }))
  let [asked, stored] = [0, 0]
  const ahead: number[] = []
  const outdated: ShelfChange[] = []
  const sink = createCopies((taken) => {
    const isLastOfBatch = /[05]$/.test(taken.item) && shelf.kept.get('a12')?.seen === false
    if (isLastOfBatch) ahead.push(asked - (stored += 1))
    if (taken.copy && taken.copy.seen !== shelf.kept.get(taken.item)?.seen) outdated.push(taken)
  })
  const inner = mirroredOf(shelf, sink)
  const kinds = () => [
    {
      ...inner,
      async open(...given: Parameters<typeof inner.open>) {
        const source = await inner.open(...given)
        const changes: typeof source.changes = async (folder, ...more) => {
          const batch = await source.changes(folder, ...more)
          if (folder === 'in') asked += 1
          // While it is on its way, the person changes one of them.
          if (batch.changes.some(({ ref }) => ref === 'a12')) await change({ item: 'a12', seen: true })
          return batch
        }
        return { ...source, changes }
      },
    },
  ]
  const mirror = createMirror({ database, log: createLog('silent'), kinds, isAlone: true, ...hurried })
  mirror.start()
  onTestFinished(() => mirror.stop())
  await expect.poll(() => shelf.kept.get('a12')).toMatchObject({ seen: true })
  await expect.poll(state).toMatchObject({ isWhole: true, waiting: 0 })
  await expect.poll(copies).toContainEqual({ ...letter('a12'), seen: true })
  expect(outdated).toEqual([])
  expect(Math.max(...ahead)).toBeGreaterThan(0)
})

test('what cannot be taken is named, and the rest goes on', async () => {
  const { shelf, begin, copies, state } = await open({ fault: breakAtThird })
  for (let at = 0; at < 10; at += 1) shelf.put(letter(`a${at}`))
  begin()
  await expect.poll(copies).toEqual(shelf.list().filter(({ item }) => item !== 'a3'))
  expect(await state()).toMatchObject({ refused: 1 })
})

test('what the server does not take is given up, told, and here as it is there again', async () => {
  const { shelf, begin, copies, change, state } = await open()
  shelf.put(letter('a'))
  begin()
  await expect.poll(copies).toHaveLength(1)
  shelf.fault = (step) => {
    if (step.startsWith('write')) throw new Failure('forbidden', 'This folder may not be changed.')
  }
  await change({ item: 'a', seen: true })
  await expect.poll(state).toMatchObject({ givenUp: 1, waiting: 0, state: 'active' })
  await expect.poll(copies).toEqual([letter('a')])
})

test('an account whose password is refused waits for the person; another trouble is tried again', async () => {
  const { account, shelf, as, begin, copies, state } = await open()
  let trouble: Failure | undefined = new Failure('unavailable', 'It is away.')
  let tries = 0
  shelf.fault = (step) => {
    if (step === 'open') tries += 1
    if (step === 'open' && trouble) throw trouble
  }
  shelf.put(letter('a'))
  begin()
  await expect.poll(() => tries).toBeGreaterThan(2)
  await expect.poll(state).toMatchObject({ state: 'active', trouble: 'It is away.' })
  trouble = new Failure('unauthenticated', 'The password was refused.')
  await expect.poll(state).toMatchObject({ state: 'refused', trouble: 'The password was refused.' })
  trouble = undefined
  await as((tx) => changeAccount(tx, account.ownerId, { id: account.id, state: 'active' }))
  await expect.poll(copies).toEqual(shelf.list())
})

test('what is paused or removed is left alone within a lease, and nothing is written after it', async () => {
  const { account, shelf, as, begin, copies } = await open({ leaseMilliseconds: 60 })
  shelf.put(letter('a'))
  begin()
  await expect.poll(copies).toHaveLength(1)
  await as((tx) => changeAccount(tx, account.ownerId, { id: account.id, state: 'paused' }))
  shelf.put(letter('b'))
  expect(await copies()).toHaveLength(1)
  await as((tx) => changeAccount(tx, account.ownerId, { id: account.id, state: 'active' }))
  await expect.poll(copies).toHaveLength(2)
  await as((tx) => removeAccount(tx, account.ownerId, account.id))
  expect(await as((tx) => listMirroring(tx, account.ownerId))).toEqual([])
})

test('a house without accounts asks its database nothing until it is told of one', async () => {
  // Those of other tests are not looked at any more.
  await database.pool.query("update mirror_accounts set state = 'paused'")
  let asked = 0
  const shelf = new Shelf()
  shelf.put(letter('a'))
  const counted = {
    ...database,
    asHouse: ((work) => ((asked += 1), database.asHouse(work))) as TestDatabase['asHouse'],
  }
  const kinds = () => [mirroredOf(shelf, createCopies())]
  const mirror = createMirror({
    database: counted,
    log: createLog('silent'),
    kinds,
    isAlone: false,
    tickMilliseconds: 1,
  })
  mirror.start()
  onTestFinished(() => mirror.stop())
  await expect.poll(() => asked).toBe(1)
  const account = { ownerId: randomUUID(), id: randomUUID() }
  await database.as(account.ownerId, (tx) => addAccount(tx, account.ownerId, { id: account.id, kind: 'shelf' }))
  expect(asked).toBe(1)
  mirror.nudge()
  await expect.poll(() => database.as(account.ownerId, (tx) => listCopies(tx, account))).toEqual(shelf.list())
})

/** The same numbers for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

test.each([1, 2, 3, 4])(
  'whatever both sides do and wherever it breaks, the copy is what is there: %i',
  async (seed) => {
    const roll = dice(seed)
    const trouble = dice(seed + 100)
    let isBreaking = true
    const breaks = (oneIn: number) => {
      if (isBreaking && trouble(oneIn) === 0) throw new Error('The line was cut.')
    }
    const { shelf, begin, copies, change, state } = await open({ leaseMilliseconds: 300 })
    shelf.fault = () => breaks(8)
    for (let at = 0; at < 20; at += 1) shelf.put(letter(`a${at}`))
    let mirrors = [begin(false), begin(false)]
    const folders = shelf.folders
    const some = <T>(list: readonly T[]): T | undefined => list[roll(list.length)]
    for (let at = 0; at < 120; at += 1) {
      const [here, there] = [some(await copies()), some(shelf.list())]
      const folder = some(folders) ?? 'in'
      const turn = roll(9)
      if (turn === 0) shelf.put(letter(`b${at}`, folder))
      if (turn === 1 && there) shelf.put({ ...there, seen: !there.seen })
      if (turn === 2 && there) shelf.put({ ...there, folder })
      if (turn === 3 && there) shelf.drop(there.item)
      if (turn === 4 && here) await change({ item: here.item, seen: !here.seen })
      if (turn === 5 && here) await change({ item: here.item, starred: !here.starred })
      if (turn === 6 && here) await change({ item: here.item, folder })
      if (turn === 7 && here) await change({ item: here.item, folder, seen: !here.seen })
      if (turn === 8 && at % 20 === 0) {
        await mirrors[0]?.stop()
        mirrors = [...mirrors.slice(1), begin(false)]
      }
    }
    isBreaking = false
    await expect.poll(state).toMatchObject({ waiting: 0, givenUp: 0, refused: 0, trouble: null, isWhole: true })
    await expect.poll(copies).toEqual(shelf.list())
  },
)
