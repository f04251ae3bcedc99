import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Failure } from '#foundation/contract/failure.ts'
import { notesFeature, sentNotes } from '#foundation/server/testing/notes/feature.ts'
import { conversations as chats, type Chatter } from '#start/testing/chatter.ts'
import type { Conversation } from '#features/chat/contract.ts'
import type { Activity, OfferedAction } from '../contract.ts'
import { openStage } from '#start/testing/stage.ts'

const stage = openStage({ features: [notesFeature] })

const letter = { to: 'sara@example.com', title: 'Lunch', body: 'At noon?' }
const sentBy = ({ id }: Chatter) => sentNotes.filter(({ from }) => from === id)

async function press(name: string, input: object, more: object = {}): Promise<Activity> {
  const { status, body } = await stage.ana.call<Activity>('POST', `/v1/actions/${name}`, { input, ...more })
  if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return body
}

const list = async (query = '') => (await stage.ana.call<Activity[]>('GET', `/v1/activity${query}`)).body

describe('a registered feature', () => {
  test('is offered with its input schema and its command', async () => {
    const { body } = await stage.ana.call<OfferedAction[]>('GET', '/v1/actions')
    expect(body.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['notes.send-note', 'chat.rename-conversation']),
    )
    expect(body.find(({ name }) => name === 'notes.add-note')).toMatchObject({
      title: 'Keep a note',
      command: { word: 'note', hint: 'Keep a note' },
      input: { type: 'object', required: ['title'] },
    })
  })

  test('runs an action at once if it touches only the person’s own things, and records it', async () => {
    const done = await press('notes.add-note', { title: 'Milk' })
    expect(done).toMatchObject({
      action: 'notes.add-note',
      kind: 'notes',
      effect: 'write',
      origin: 'button',
      state: 'done',
      sentence: 'Kept the note “Milk”.',
      undoable: true,
      final: false,
      shown: { title: 'Keep the note “Milk”', fields: [{ name: 'title', label: 'Title', value: 'Milk' }, {}] },
      changes: [{ label: 'Note', before: null, after: 'Milk' }],
    })
    expect(await list()).toEqual([done])
    expect((await stage.ana.call<Activity>('GET', `/v1/activity/${done.id}`)).body).toEqual(done)
    expect(await stage.ana.heard(({ type }) => type === 'activity/changed')).toMatchObject({ activity: done })
  })

  test('answers the caller with the current thing if the action defines it, also on a retry', async () => {
    const { thing } = await stage.node.app.actions.press(stage.person, 'notes.add-note', { title: 'Milk' })
    const { id } = thing as { id: string }
    const key = randomUUID()
    const first = await press('notes.copy-note', { id }, { key })
    expect(first).toMatchObject({ state: 'done', answer: { note: { title: 'Milk' } } })
    expect(await press('notes.copy-note', { id }, { key })).toEqual(first)
    expect(await press('notes.add-note', { title: 'Bread' })).not.toHaveProperty('answer')
    expect(await press('notes.send-note', letter)).not.toHaveProperty('answer')
  })

  test('waits for approval if an action reaches others, whatever the caller', async () => {
    await press('notes.send-note', letter)
    for (const origin of ['chat', 'job', 'button'] as const)
      await stage.node.app.actions.perform(stage.person, 'notes.send-note', letter, { origin })
    const waiting = await list('?state=waiting')
    expect(waiting.map(({ origin }) => origin)).toEqual(['button', 'job', 'chat', 'button'])
    expect(waiting[0]).toMatchObject({ effect: 'outward', editable: ['to', 'title', 'body'], sentence: null })
    expect(sentBy(stage.ana)).toEqual([])
  })

  test('is called by our own buttons in the same way', async () => {
    const { body: chat } = await stage.ana.call<Conversation>('POST', chats, { title: 'Plans' })
    await stage.ana.call('PATCH', chats + chat.id, { title: 'Budget', pinned: true })
    await stage.ana.call('DELETE', chats + chat.id)
    expect((await list('?kind=chat')).map(({ sentence }) => sentence)).toEqual([
      'Deleted the chat “Budget”. It can be restored for two weeks.',
      'Pinned the chat “Budget”.',
      'Renamed the chat to “Budget”.',
    ])
  })
})

function add(asking: object) {
  return stage.node.app.actions.perform(
    stage.person,
    'notes.add-note',
    { title: 'Milk' },
    { origin: 'chat', ...asking },
  )
}

describe('approval as the person chose it', () => {
  test('is needed for everything the assistant does, while their own buttons approve themselves', async () => {
    expect(await add({})).toMatchObject({ state: 'done', sentence: 'Kept the note “Milk”.' })
    expect((await stage.ana.call('PUT', '/v1/activity-policy', { policy: 'everything' })).body).toEqual({
      policy: 'everything',
    })
    expect(await add({})).toMatchObject({ state: 'waits' })
    expect(await press('notes.add-note', { title: 'Milk' })).toMatchObject({ state: 'done' })
    expect((await stage.ana.call('GET', '/v1/activity-policy')).body).toEqual({ policy: 'everything' })
  })

  test('is needed for everything after untrusted text was read, and the card names the sources', async () => {
    const outcome = await add({ sources: ['the note “Free money”', 'the note “Free money”'] })
    if (outcome.state !== 'waits') throw new Error('Nobody was asked.')
    const { body } = await stage.ana.call<Activity>('GET', `/v1/activity/${outcome.activityId}`)
    expect(body).toMatchObject({ state: 'waiting', effect: 'write', sources: ['the note “Free money”'] })
  })
})

test('a failure is recorded with its sentence, and announced', async () => {
  const { thing } = await stage.node.app.actions.press(stage.person, 'notes.add-note', { title: 'Gone' })
  const shred = await press('notes.shred-note', { id: (thing as { id: string }).id })
  await stage.ana.call('DELETE', `/v1/notes/${(thing as { id: string }).id}`)
  const refused = await stage.ana.call<Failure>('POST', `/v1/activity/${shred.id}/approve`, { hash: shred.hash })
  expect(refused).toMatchObject({ status: 404, body: { detail: 'There is no such note.' } })
  expect(await list('?kind=notes&state=failed')).toMatchObject([{ id: shred.id, sentence: 'There is no such note.' }])
})

test('an export contains every activity', async () => {
  await press('notes.add-note', { title: 'Milk' })
  await press('notes.send-note', letter)
  const { body } = await stage.ana.call<{ input: unknown }[]>('GET', '/v1/activity/export.json')
  expect(body).toHaveLength(2)
  expect(body.map(({ input }) => input)).toEqual(expect.arrayContaining([letter, { title: 'Milk', body: '' }]))
})

test('the list is filtered by kind, caller and time, page by page', async () => {
  for (const title of ['One', 'Two', 'Three']) await press('notes.add-note', { title })
  const titles = async (query: string) => (await list(query)).map(({ changes }) => changes[0]?.after)
  const [newest] = await list('?limit=1')
  expect(await titles('?limit=2')).toEqual(['Three', 'Two'])
  expect(await titles(`?before=${newest?.id}&limit=1&origin=button`)).toEqual(['Two'])
  expect(await titles(`?kind=notes&from=${newest?.created_at}`)).toEqual(['Three'])
  expect(await titles(`?to=${newest?.created_at}`)).toEqual(['Two', 'One'])
  expect(await titles('?kind=chat')).toEqual([])
})
