import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mail } from '#features/mail/server/index.ts'
import type { Asking, Outcome } from '#foundation/server/action.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { openChatter } from '#start/testing/chatter.ts'
import type { Activity } from '../contract.ts'
import { openStage } from '#start/testing/stage.ts'

const stage = openStage({ features: [notesFeature, mail] })

const waiting = async () => (await stage.ana.call<Activity[]>('GET', '/v1/activity?state=waiting')).body
const drafts = async () => (await stage.ana.call<{ drafts: { text: string }[] }>('GET', '/v1/mail/drafts')).body.drafts
const lines = async () => (await stage.ana.call<Activity[]>('GET', '/v1/activity?kind=mail')).body

const undo = ({ id }: Activity) => stage.ana.call<Activity>('POST', `/v1/activity/${id}/undo`)

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

describe('a draft that is stored again and again', () => {
  test('is one line, whose undo and redo mean all of it', async () => {
    const id = randomUUID()
    await stage.act('mail.write-draft', { id, subject: 'Tea', text: 'One' })
    await stage.act('mail.change-draft', { id, text: 'One two' })
    const last = await stage.act('mail.change-draft', { id, text: 'One two three' })
    expect(await lines()).toMatchObject([{ id: last.id, sentence: 'Drafted the mail “Tea”. It is not sent.' }])
    expect((await undo(last)).body).toMatchObject({ sentence: 'Taken back: Draft the mail “Tea”.' })
    expect(await drafts()).toEqual([])
    await stage.ana.call('POST', `/v1/activity/${last.id}/redo`)
    expect(await drafts()).toMatchObject([{ text: 'One two three' }])
  })

  test('is another line after somebody else changed it, and the same key is still done once', async () => {
    const id = randomUUID()
    await stage.act('mail.write-draft', { id, text: 'One' })
    const asking = { origin: 'chat', conversationId: randomUUID() } as const
    await stage.node.app.actions.perform(stage.person, 'mail.change-draft', { id, text: 'Two' }, asking)
    const press = { input: { id, text: 'Three' }, key: randomUUID() }
    const change = () => stage.ana.call<Activity>('POST', '/v1/actions/mail.change-draft', press)
    const [first, second] = [await change(), await change()]
    expect(second.body.id).toBe(first.body.id)
    expect(await lines()).toHaveLength(3)
    expect((await undo(first.body)).status).toBe(200)
    expect(await drafts()).toMatchObject([{ text: 'Two' }])
  })
})
