import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineAction } from '#foundation/server/action.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'

const deed = defineAction({
  name: 'deeds.do',
  title: 'Do it',
  description: 'Does it.',
  input: z.object({ what: z.string() }),
  effect: ({ what }) => (what.startsWith('publish') ? 'outward' : 'write'),
  editable: ['what'],
  show: (_, { what }) => ({ title: 'Do it', fields: [{ name: 'what', label: 'What', value: what }] }),
  run: async (_, { what }) => ({ thing: what }),
  done: () => 'Done.',
})

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
  node = await openNode(database, {
    features: [{ name: 'deeds', open: () => ({ actions: [deed] }) }],
    isAlone: false,
    settings: { QUOTAS: 'activities=5,history=60kB,waiting=2' },
  })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

type Listed = { id: string; state: string; hash: string }

function open(id = randomUUID(), at = node) {
  const perform = (what: string) =>
    at.app.actions.perform({ id, sessionId: randomUUID() }, 'deeds.do', { what }, { origin: 'chat' })
  const count = async (where: string) => {
    const { rows } = await database.pool.query(`select from activities where owner_id = $1 and ${where}`, [id])
    return rows.length
  }
  return { id, perform, count }
}

test('new cards are refused at the limit until one is declined', async () => {
  const ana = open()
  const [first] = await Promise.all([ana.perform('publish'), ana.perform('publish')])
  await expect(ana.perform('publish')).rejects.toMatchObject({
    code: 'full',
    message: expect.stringContaining('you may keep 2 cards waiting for your yes'),
  })
  expect(await ana.perform('write')).toMatchObject({ state: 'done' })
  await node.call<Listed>(ana.id, 'POST', `/v1/activity/${first?.activityId}/decline`)
  expect(await ana.perform('publish')).toMatchObject({ state: 'waits' })
})

test('a full ledger evicts the oldest, and never pending ones', async () => {
  const ana = open()
  await ana.perform('publish')
  for (const what of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(await ana.perform(what)).toMatchObject({ state: 'done' })
  expect([await ana.count('true'), await ana.count(`state = 'waiting'`)]).toEqual([5, 1])
  expect(await ana.count(`input ->> 'what' in ('a', 'b', 'c')`)).toBe(0)
})

test('repeated edits take no more room in the ledger than the limit', async () => {
  const ana = open()
  let { activityId: id } = await ana.perform('publish')
  for (const what of ['publish a', 'publish b', 'publish c', 'publish d', 'publish e', 'publish f']) {
    const { body: seen } = await node.call<Listed>(ana.id, 'GET', `/v1/activity/${id}`)
    const edit = { hash: seen.hash, fields: { what } }
    const { body: edited } = await node.call<Listed>(ana.id, 'POST', `/v1/activity/${id}/edit`, edit)
    id = edited.id
  }
  expect([await ana.count('true'), await ana.count(`state = 'waiting'`)]).toEqual([5, 1])
})

test('a ledger over its size evicts the oldest, and never pending ones', async () => {
  const ana = open()
  await ana.perform('publish')
  for (const letter of ['a', 'b', 'c'])
    expect(await ana.perform(letter.repeat(20_000))).toMatchObject({ state: 'done' })
  expect([await ana.count(`state = 'waiting'`), await ana.count(`input ->> 'what' like 'c%'`)]).toEqual([1, 1])
  expect(await ana.count(`input ->> 'what' like 'a%'`)).toBe(0)
  const { rows } = await database.pool.query<{ bytes: string }>(
    'select sum(bytes) as bytes from activities where owner_id = $1',
    [ana.id],
  )
  expect(Number(rows[0]?.bytes)).toBeLessThan(60 * 1_024)
})

test('a completed action is never refused or reported as failed because the ledger is full', async () => {
  await using tight = await openNode(database, {
    features: [{ name: 'deeds', open: () => ({ actions: [deed] }) }],
    isAlone: false,
    settings: { QUOTAS: 'activities=2,history=0kB,waiting=2' },
  })
  const ana = open(randomUUID(), tight)
  await Promise.all([ana.perform('publish'), ana.perform('publish')])
  for (const what of ['a', 'b', 'c']) expect(await ana.perform(what)).toMatchObject({ state: 'done' })
  expect(await ana.count(`state = 'waiting'`)).toBe(2)
})
