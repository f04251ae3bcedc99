import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineAction } from '#foundation/server/action.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'

let database: TestDatabase
let node: TestNode
/** What was done, in order. */
const done: string[] = []

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
