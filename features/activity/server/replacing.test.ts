import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Asking, Outcome } from '#foundation/server/action.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { openChatter } from '#start/testing/chatter.ts'
import type { Activity } from '../contract.ts'
import { openStage } from '#start/testing/stage.ts'

const stage = openStage({ features: [notesFeature] })

const waiting = async () => (await stage.ana.call<Activity[]>('GET', '/v1/activity?state=waiting')).body

function send(title: string, asking: Partial<Asking>): Promise<Outcome> {
  const letter = { to: 'sara@example.com', title, body: '' }
  return stage.node.app.actions.perform(stage.person, 'notes.send-note', letter, { origin: 'chat', ...asking })
}

test('a request changed in words replaces its card', async () => {
  const conversationId = randomUUID()
  const { activityId } = await send('Lunch', { conversationId })
  const changed = await send('Dinner', { conversationId, replaces: activityId })
  expect(await waiting()).toMatchObject([{ id: changed.activityId }])
  const { body } = await stage.ana.call<Activity>('GET', `/v1/activity/${activityId}`)
  expect(body).toMatchObject({ state: 'replaced', replaced_by: changed.activityId })
})

test('a card of another conversation or person, or one that was answered, stays', async () => {
  const conversationId = randomUUID()
  const { activityId } = await send('Lunch', { conversationId: randomUUID() })
  await send('Dinner', { conversationId, replaces: activityId })
  await send('Supper', { conversationId, replaces: randomUUID() })
  expect(await waiting()).toHaveLength(3)
  const bob = await openChatter(stage.node)
  const asking = { origin: 'chat', conversationId, replaces: activityId } as const
  const letter = { to: 'sara@example.com', title: 'Tea', body: '' }
  await stage.node.app.actions.perform({ id: bob.id, sessionId: bob.id }, 'notes.send-note', letter, asking)
  expect(await waiting()).toHaveLength(3)
  await stage.node.app.actions.decline(stage.person, activityId)
  await send('Breakfast', { conversationId, replaces: activityId })
  const { body } = await stage.ana.call<Activity>('GET', `/v1/activity/${activityId}`)
  expect(body.state).toBe('declined')
})

test('a pending card is declined only by its person, and once', async () => {
  const { activityId } = await send('Lunch', {})
  const bob = await openChatter(stage.node)
  await expect(stage.node.app.actions.decline({ id: bob.id, sessionId: bob.id }, activityId)).rejects.toThrow('no such')
  await stage.node.app.actions.decline(stage.person, activityId)
  expect(await waiting()).toEqual([])
  await expect(stage.node.app.actions.decline(stage.person, activityId)).rejects.toThrow('You said no.')
})
