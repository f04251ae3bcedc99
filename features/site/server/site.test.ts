import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { PlanNotice } from '../contract.ts'
import { site } from './index.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
let ben: Chatter
beforeAll(async () => {
  const folder = new URL('migrations/', import.meta.url)
  database = await testDatabase({ migrations: [...nodeMigrations, { feature: 'site', folder }] })
  node = await openNode(database, { features: [site] })
})
beforeEach(async () => {
  ana = await openChatter(node)
  ben = await openChatter(node)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const act = (name: string) => ana.call<Activity>('POST', `/v1/actions/site.${name}`, { input: {} })
const undo = ({ id }: Activity) => ana.call<Activity>('POST', `/v1/activity/${id}/undo`)
const asked = async (who: Chatter) => (await who.call<PlanNotice>('GET', '/v1/plan-notice')).body.asked_at

test('who asks to be told is remembered, and nobody else is', async () => {
  expect(await asked(ana)).toBeNull()
  const { body } = await act('ask-to-be-told')
  expect(body).toMatchObject({ state: 'done', undoable: true, sentence: 'You will be told when premium plans exist.' })
  expect(Date.parse((await asked(ana)) ?? '')).toBeGreaterThan(0)
  expect(await asked(ben)).toBeNull()
})

test('it can be withdrawn, and the withdrawal taken back with the day on which it was asked for', async () => {
  await act('ask-to-be-told')
  const since = await asked(ana)
  const { body } = await act('stop-being-told')
  expect(body.sentence).toBe('You will not be told of premium plans.')
  expect(await asked(ana)).toBeNull()
  expect((await undo(body)).body.state).toBe('undone')
  expect(await asked(ana)).toBe(since)
})

test('asking can be undone like everything else', async () => {
  const { body } = await act('ask-to-be-told')
  await undo(body)
  expect(await asked(ana)).toBeNull()
})

test('asking twice is refused with a sentence, and so is withdrawing what was not asked for', async () => {
  expect((await act('stop-being-told')).status).toBe(409)
  await act('ask-to-be-told')
  const again = await act('ask-to-be-told')
  expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining('asked for this already')])
})
