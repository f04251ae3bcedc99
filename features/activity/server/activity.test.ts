import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Failure } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import { notesFeature, sentNotes } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { conversations as chats, type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Conversation } from '#features/chat/contract.ts'
import type { Activity, OfferedAction } from '../contract.ts'

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

const letter = { to: 'sara@example.com', title: 'Lunch', body: 'At noon?' }
const sentBy = ({ id }: Chatter) => sentNotes.filter(({ from }) => from === id)

async function press(name: string, input: object, more: object = {}): Promise<Activity> {
  const { status, body } = await ana.call<Activity>('POST', `/v1/actions/${name}`, { input, ...more })
  if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return body
}

const list = async (query = '') => (await ana.call<Activity[]>('GET', `/v1/activity${query}`)).body

describe('a feature that is registered', () => {
  test('is offered with what it needs to know, and what its command is', async () => {
    const { body } = await ana.call<OfferedAction[]>('GET', '/v1/actions')
    expect(body.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['notes.send-note', 'chat.rename-conversation']),
    )
    expect(body.find(({ name }) => name === 'notes.add-note')).toMatchObject({
      title: 'Keep a note',
      command: { word: 'note', hint: 'Keep a note' },
      input: { type: 'object', required: ['title'] },
    })
  })

  test('acts by its name at once where it touches only the person’s own things, and is written down', async () => {
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
    expect((await ana.call<Activity>('GET', `/v1/activity/${done.id}`)).body).toEqual(done)
    expect(await ana.heard(({ type }) => type === 'activity/changed')).toMatchObject({ activity: done })
  })

  test('waits for a yes where it reaches others, by whatever door it is asked for', async () => {
    await press('notes.send-note', letter)
    for (const origin of ['chat', 'job', 'button'] as const)
      await node.app.actions.perform(person, 'notes.send-note', letter, { origin })
    const waiting = await list('?state=waiting')
    expect(waiting.map(({ origin }) => origin)).toEqual(['button', 'job', 'chat', 'button'])
    expect(waiting[0]).toMatchObject({ effect: 'outward', editable: ['to', 'title', 'body'], sentence: null })
    expect(sentBy(ana)).toEqual([])
  })

  test('is used by a button of the house in the same way', async () => {
    const { body: chat } = await ana.call<Conversation>('POST', chats, { title: 'Plans' })
    await ana.call('PATCH', chats + chat.id, { title: 'Budget', pinned: true })
    await ana.call('DELETE', chats + chat.id)
    expect((await list('?kind=chat')).map(({ sentence }) => sentence)).toEqual([
      'Deleted the chat “Budget”. It can be restored for two weeks.',
      'Pinned the chat “Budget”.',
      'Renamed the chat to “Budget”.',
    ])
  })
})

function add(asking: object) {
  return node.app.actions.perform(person, 'notes.add-note', { title: 'Milk' }, { origin: 'chat', ...asking })
}

describe('what a person wants to be asked for', () => {
  test('is everything the assistant does, where they chose that; their own buttons are their yes', async () => {
    expect(await add({})).toMatchObject({ state: 'done', sentence: 'Kept the note “Milk”.' })
    expect((await ana.call('PUT', '/v1/activity-policy', { policy: 'everything' })).body).toEqual({
      policy: 'everything',
    })
    expect(await add({})).toMatchObject({ state: 'waits' })
    expect(await press('notes.add-note', { title: 'Milk' })).toMatchObject({ state: 'done' })
    expect((await ana.call('GET', '/v1/activity-policy')).body).toEqual({ policy: 'everything' })
  })

  test('is everything, where words of others were read before; the card names whose', async () => {
    const outcome = await add({ sources: ['the note “Free money”', 'the note “Free money”'] })
    if (outcome.state !== 'waits') throw new Error('Nobody was asked.')
    const { body } = await ana.call<Activity>('GET', `/v1/activity/${outcome.activityId}`)
    expect(body).toMatchObject({ state: 'waiting', effect: 'write', sources: ['the note “Free money”'] })
  })
})

test('what goes wrong is written down with its sentence, and said', async () => {
  const { thing } = await node.app.actions.press(person, 'notes.add-note', { title: 'Gone' })
  const shred = await press('notes.shred-note', { id: (thing as { id: string }).id })
  await ana.call('DELETE', `/v1/notes/${(thing as { id: string }).id}`)
  const refused = await ana.call<Failure>('POST', `/v1/activity/${shred.id}/approve`, { hash: shred.hash })
  expect(refused).toMatchObject({ status: 404, body: { detail: 'There is no such note.' } })
  expect(await list('?kind=notes&state=failed')).toMatchObject([{ id: shred.id, sentence: 'There is no such note.' }])
})

test('an export holds everything that was asked for', async () => {
  await press('notes.add-note', { title: 'Milk' })
  await press('notes.send-note', letter)
  const { body } = await ana.call<{ input: unknown }[]>('GET', '/v1/activity/export.json')
  expect(body).toHaveLength(2)
  expect(body.map(({ input }) => input)).toEqual(expect.arrayContaining([letter, { title: 'Milk', body: '' }]))
})

test('the list is read by kind, door and time, and page after page', async () => {
  for (const title of ['One', 'Two', 'Three']) await press('notes.add-note', { title })
  const titles = async (query: string) => (await list(query)).map(({ changes }) => changes[0]?.after)
  const [newest] = await list('?limit=1')
  expect(await titles('?limit=2')).toEqual(['Three', 'Two'])
  expect(await titles(`?before=${newest?.id}&limit=1&origin=button`)).toEqual(['Two'])
  expect(await titles(`?kind=notes&from=${newest?.created_at}`)).toEqual(['Three'])
  expect(await titles(`?to=${newest?.created_at}`)).toEqual(['Two', 'One'])
  expect(await titles('?kind=chat')).toEqual([])
})
