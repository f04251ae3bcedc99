import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { defineAction } from '#foundation/server/action.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Notice, Notices } from '#foundation/server/notice.ts'
import { openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Activity } from '../contract.ts'

let database: TestDatabase
let node: TestNode
/** What was done, in order. */
const done: string[] = []
/** The activities that people are or will be notified about. */
const waitingNotices = new Set<unknown>()
/** Every notice that was handed in. */
const handed: Notice[] = []
/** Things that reach others by now, though no card shows it. */
const heard = new Set<string>()

const notices: Notices = {
  async hand(_tx, _ownerId, given) {
    handed.push(...given)
    for (const { about: which } of given) waitingNotices.add(which)
  },
  withdraw: async (_tx, _ownerId, which) => void waitingNotices.delete(which.about),
}

const about = {
  input: z.object({ what: z.string() }),
  title: 'Do it',
  description: 'Does it.',
  show: () => ({ title: 'Do it', fields: [] }),
  done: () => 'Done.',
}
const act = async (_person: object, { what }: { what: string }) => {
  done.push(what)
  return { thing: what }
}
const actions = [
  defineAction({ ...about, name: 'deeds.plan', effect: 'write', asks: ({ what }) => what !== 'nothing', run: act }),
  defineAction({
    ...about,
    name: 'deeds.import',
    effect: 'write',
    isLong: true,
    run: async (person, input) => {
      if (input.what === 'broken') throw new Failure('invalid', 'This file is broken.')
      return { ...(await act(person, input)), sources: ['the file “Tasks”'] }
    },
  }),
  defineAction({
    ...about,
    name: 'deeds.tell',
    effect: 'write',
    reaches: async (_, { what }) => what === 'all',
    run: act,
  }),
  defineAction({
    ...about,
    name: 'deeds.whisper',
    effect: 'write',
    asks: () => true,
    reaches: async (_, { what }) => heard.has(what),
    run: act,
  }),
  defineAction({
    ...about,
    name: 'deeds.publish',
    effect: 'outward',
    show: () => ({ title: 'Publish', fields: [], sources: ['the note “Lunch”'] }),
    pressIsYes: async (_, { what }) => what === 'shown on the screen',
    run: async (person, input) => ({ ...(await act(person, input)), inverse: input, sources: ['the note “Tea”'] }),
    undo: async () => ({ thing: 'back', inverse: {} }),
    undoTouches: async (_, receipts) => receipts.map(() => ({ fields: [], others: 'Everybody', sources: [] })),
  }),
]

beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
  node = await openNode(database, { features: [{ name: 'deeds', open: () => ({ actions, notices }) }] })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const somebody = () => ({ id: randomUUID(), sessionId: randomUUID() })
const perform = (name: string, what: string, origin: 'chat' | 'job' | 'button') =>
  node.app.actions.perform(somebody(), `deeds.${name}`, { what }, { origin })

test('an action that asks for approval waits, except from a button', async () => {
  for (const origin of ['chat', 'job'] as const)
    expect(await perform('plan', 'seen first', origin)).toMatchObject({ state: 'waits' })
  expect(done).not.toContain('seen first')
  expect(await perform('plan', 'pressed', 'button')).toMatchObject({ state: 'done' })
  expect(await perform('plan', 'nothing', 'chat')).toMatchObject({ state: 'done' })
})

test('a button that quotes others needs no yes, and whose words they are is kept', async () => {
  const ana = await openChatter(node)
  const body = { input: { what: 'quoted' }, quotes: ['the file “Lease.pdf”'] }
  const { body: activity } = await ana.call<Activity>('POST', '/v1/actions/deeds.plan', body)
  expect(activity).toMatchObject({ state: 'done' })
  const { rows } = await database.pool.query("select sources from activities where input ->> 'what' = 'quoted'")
  expect(rows).toEqual([{ sources: ['the file “Lease.pdf”'] }])
})

test('people who left while a long action ran are told how it ended', async () => {
  handed.length = 0
  await perform('plan', 'short', 'button')
  await perform('import', 'file', 'button')
  await expect(perform('import', 'broken', 'button')).rejects.toThrow('This file is broken.')
  expect(handed).toMatchObject([
    { kind: 'activity.ended', title: 'Done while you were away', body: 'Done.', sources: ['the file “Tasks”'] },
    { kind: 'activity.ended', title: 'Not done while you were away', body: 'This file is broken.' },
  ])
  expect(handed.every(({ unlessPresent }) => unlessPresent)).toBe(true)
})

test('an action that turns out to reach others waits for approval, whatever the caller', async () => {
  for (const origin of ['chat', 'job', 'button'] as const)
    expect(await perform('tell', 'all', origin)).toMatchObject({ state: 'waits' })
  expect(done).not.toContain('all')
  expect(await perform('tell', 'nobody', 'chat')).toMatchObject({ state: 'done' })
  const { rows } = await database.pool.query("select effect from activities where input ->> 'what' = 'all'")
  expect(rows).toEqual([{ effect: 'outward' }, { effect: 'outward' }, { effect: 'outward' }])
})

test('a proposal that has come to reach others is shown again, even if its card looks the same', async () => {
  const ana = await openChatter(node)
  const read = async (id: string) => (await ana.call<Activity>('GET', `/v1/activity/${id}`)).body
  const approve = ({ id, hash }: Activity) => ana.call<Activity>('POST', `/v1/activity/${id}/approve`, { hash })
  const person = { id: ana.id, sessionId: ana.id }
  waitingNotices.clear()
  const { activityId } = await node.app.actions.perform(person, 'deeds.whisper', { what: 'psst' }, { origin: 'chat' })
  const old = await read(activityId)
  heard.add('psst')
  expect(await approve(old)).toMatchObject({ status: 409, body: { code: 'out-of-date' } })
  expect(done).not.toContain('psst')
  const anew = await read((await read(activityId)).replaced_by ?? '')
  expect(anew).toMatchObject({ state: 'waiting', effect: 'outward', hash: old.hash })
  // Only a card that is still waiting leads to a notice.
  expect(waitingNotices).toEqual(new Set([anew.id]))
  expect(await approve(anew)).toMatchObject({ status: 200, body: { state: 'done' } })
  expect(done).toContain('psst')
  expect(waitingNotices).toEqual(new Set())
})

test('an action that reaches others runs at the press of a button whose screen shows it', async () => {
  expect(await perform('publish', 'shown on the screen', 'chat')).toMatchObject({ state: 'waits' })
  expect(await perform('publish', 'shown on the screen', 'button')).toMatchObject({ state: 'done' })
  expect(await perform('publish', 'shown nowhere', 'button')).toMatchObject({ state: 'waits' })
})

test('untrusted text quoted by a card or a receipt keeps its sources', async () => {
  const person = somebody()
  const input = { what: 'shown on the screen' }
  const outcome = await node.app.actions.perform(person, 'deeds.publish', input, { origin: 'button' })
  expect(outcome).toMatchObject({ receipt: { sources: ['the note “Tea”'] } })
  const { sources } = await node.app.actions.look(person, 'activity.list', {})
  expect(sources).toEqual(['the note “Lunch”', 'the note “Tea”'])
})

const asker = () => {
  const person = somebody()
  const asking = { origin: 'chat', conversationId: randomUUID(), answerId: randomUUID() } as const
  const ask = (what: string, more = {}) =>
    node.app.actions.perform(person, 'deeds.plan', { what }, { ...asking, ...more })
  return { person, ask, ...asking }
}

describe('in one answer', () => {
  test('five proposals are pending, and the sixth is refused with a way out', async () => {
    const { ask } = asker()
    for (const what of ['1', '2', '3', '4', '5']) expect(await ask(what)).toMatchObject({ state: 'waits' })
    await expect(ask('6')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^5 proposals .* Put what is left into one plan/),
    })
    expect(await ask('nothing')).toMatchObject({ state: 'done' })
    expect(await ask('7', { answerId: randomUUID() })).toMatchObject({ state: 'waits' })
  })

  test('five of several concurrent proposals are pending', async () => {
    const { ask } = asker()
    const all = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => ask(`${at}`)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('a retry of a pending proposal gets the same answer, even with five pending', async () => {
    const { ask } = asker()
    const keys = Array.from({ length: 5 }, () => randomUUID())
    const first = await Promise.all(keys.map((key) => ask('again', { key })))
    expect(await Promise.all(keys.map((key) => ask('again', { key })))).toEqual(first)
  })
})
