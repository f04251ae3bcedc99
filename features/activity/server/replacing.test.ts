import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asking, Outcome } from '#foundation/server/action.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Activity } from '../contract.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
let person: Person
beforeAll(async () => {
  database = await testDatabase({ migrations: [...nodeMigrations, notesMigrations] })
  node = await openNode(database, { features: [notesFeature] })
})
beforeEach(async () => {
  ana = await openChatter(node)
  person = { id: ana.id, sessionId: ana.id }
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const waiting = async () => (await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')).body

function send(title: string, asking: Partial<Asking>): Promise<Outcome> {
  const letter = { to: 'sara@example.com', title, body: '' }
  return node.app.actions.perform(person, 'notes.send-note', letter, { origin: 'chat', ...asking })
}

test('a wish that was changed in words takes the place of its card', async () => {
  const conversationId = randomUUID()
  const { activityId } = await send('Lunch', { conversationId })
  const changed = await send('Dinner', { conversationId, replaces: activityId })
  expect(await waiting()).toMatchObject([{ id: changed.activityId }])
  const { body } = await ana.call<Activity>('GET', `/v1/activity/${activityId}`)
  expect(body).toMatchObject({ state: 'replaced', replaced_by: changed.activityId })
})

test('a card of another conversation, of another person or with an answer stays as it is', async () => {
  const conversationId = randomUUID()
  const { activityId } = await send('Lunch', { conversationId: randomUUID() })
  await send('Dinner', { conversationId, replaces: activityId })
  await send('Supper', { conversationId, replaces: randomUUID() })
  expect(await waiting()).toHaveLength(3)
  const bob = await openChatter(node)
  const asking = { origin: 'chat', conversationId, replaces: activityId } as const
  const letter = { to: 'sara@example.com', title: 'Tea', body: '' }
  await node.app.actions.perform({ id: bob.id, sessionId: bob.id }, 'notes.send-note', letter, asking)
  expect(await waiting()).toHaveLength(3)
  await node.app.actions.decline(person, activityId)
  await send('Breakfast', { conversationId, replaces: activityId })
  const { body } = await ana.call<Activity>('GET', `/v1/activity/${activityId}`)
  expect(body.state).toBe('declined')
})

test('what waits is declined for the person alone, and once', async () => {
  const { activityId } = await send('Lunch', {})
  const bob = await openChatter(node)
  await expect(node.app.actions.decline({ id: bob.id, sessionId: bob.id }, activityId)).rejects.toThrow('no such')
  await node.app.actions.decline(person, activityId)
  expect(await waiting()).toEqual([])
  await expect(node.app.actions.decline(person, activityId)).rejects.toThrow('You said no.')
})
