import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineAction } from '#foundation/server/action.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Activity } from '../contract.ts'

let database: TestDatabase
let node: TestNode
/** What was done, in order. */
const done: string[] = []
/** What has come to reach others, though no card shows it. */
const heard = new Set<string>()

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
  node = await openNode(database, { features: [{ name: 'deeds', open: () => ({ actions }) }] })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const somebody = () => ({ id: randomUUID(), sessionId: randomUUID() })
const perform = (name: string, what: string, origin: 'chat' | 'job' | 'button') =>
  node.app.actions.perform(somebody(), `deeds.${name}`, { what }, { origin })

test('what wants to be seen first waits for a yes, but from a button', async () => {
  for (const origin of ['chat', 'job'] as const)
    expect(await perform('plan', 'seen first', origin)).toMatchObject({ state: 'waits' })
  expect(done).not.toContain('seen first')
  expect(await perform('plan', 'pressed', 'button')).toMatchObject({ state: 'done' })
  expect(await perform('plan', 'nothing', 'chat')).toMatchObject({ state: 'done' })
})

test('what turns out to reach others waits for a yes, by whatever door it is asked for', async () => {
  for (const origin of ['chat', 'job', 'button'] as const)
    expect(await perform('tell', 'all', origin)).toMatchObject({ state: 'waits' })
  expect(done).not.toContain('all')
  expect(await perform('tell', 'nobody', 'chat')).toMatchObject({ state: 'done' })
  const { rows } = await database.pool.query("select effect from activities where input ->> 'what' = 'all'")
  expect(rows).toEqual([{ effect: 'outward' }, { effect: 'outward' }, { effect: 'outward' }])
})

test('what has come to reach others since it was shown is shown anew, though its card looks the same', async () => {
  const ana = await openChatter(node)
  const read = async (id: string) => (await ana.call<Activity>('GET', `/v1/activity/${id}`)).body
  const approve = ({ id, hash }: Activity) => ana.call<Activity>('POST', `/v1/activity/${id}/approve`, { hash })
  const person = { id: ana.id, sessionId: ana.id }
  const { activityId } = await node.app.actions.perform(person, 'deeds.whisper', { what: 'psst' }, { origin: 'chat' })
  const old = await read(activityId)
  heard.add('psst')
  expect(await approve(old)).toMatchObject({ status: 409, body: { code: 'out-of-date' } })
  expect(done).not.toContain('psst')
  const anew = await read((await read(activityId)).replaced_by ?? '')
  expect(anew).toMatchObject({ state: 'waiting', effect: 'outward', hash: old.hash })
  expect(await approve(anew)).toMatchObject({ status: 200, body: { state: 'done' } })
  expect(done).toContain('psst')
})

test('what reaches others is done at the press of a button whose screen shows that it does', async () => {
  expect(await perform('publish', 'shown on the screen', 'chat')).toMatchObject({ state: 'waits' })
  expect(await perform('publish', 'shown on the screen', 'button')).toMatchObject({ state: 'done' })
  expect(await perform('publish', 'shown nowhere', 'button')).toMatchObject({ state: 'waits' })
})

test('other people’s text that a card or a receipt quotes stays named with it', async () => {
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

describe('of one answer', () => {
  test('five proposals wait, and the sixth is refused with the way out', async () => {
    const { ask } = asker()
    for (const what of ['1', '2', '3', '4', '5']) expect(await ask(what)).toMatchObject({ state: 'waits' })
    await expect(ask('6')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^5 proposals .* Put what is left into one plan/),
    })
    expect(await ask('nothing')).toMatchObject({ state: 'done' })
    expect(await ask('7', { answerId: randomUUID() })).toMatchObject({ state: 'waits' })
  })

  test('five of those that are asked for at the same time wait', async () => {
    const { ask } = asker()
    const all = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => ask(`${at}`)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('a retry of one that waits is answered the same, though five wait', async () => {
    const { ask } = asker()
    const keys = Array.from({ length: 5 }, () => randomUUID())
    const first = await Promise.all(keys.map((key) => ask('again', { key })))
    expect(await Promise.all(keys.map((key) => ask('again', { key })))).toEqual(first)
  })
})
