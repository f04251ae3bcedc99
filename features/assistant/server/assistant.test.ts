import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import type { Message } from '#features/chat/contract.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Fact } from '../contract.ts'
import { createAssistant } from './index.ts'

const assistant = createAssistant()
const folder = assistant.feature.migrations

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  const known = nodeMigrations.filter(({ feature }) => feature !== 'assistant')
  const own = folder ? [{ feature: 'assistant', folder }] : []
  database = await testDatabase({ migrations: [...known, ...own, notesMigrations] })
  node = await openNode(database, { answerer: assistant.answer, features: [notesFeature, assistant.feature] })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const activities = async ({ call }: Pick<Chatter, 'call'>) => (await call<Activity[]>('GET', '/v1/activity')).body
const factsOf = async ({ call }: Pick<Chatter, 'call'>) => (await call<Fact[]>('GET', '/v1/assistant/facts')).body
const ask = async (person: Chatter, id: string, words: string) =>
  (await person.ask(id, words)) as unknown as Message & { content: string }

describe('in a conversation', () => {
  test('what the person asks for is done, shown as a card, and taken back when they say so', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Lunch')
    const answer = await ask(ana, id, 'Rename this chat to Budget')
    expect(answer).toMatchObject({
      content: 'Renamed the chat to “Budget”.\n\nNothing else was changed.',
      outcome: 'Nothing else was changed.',
    })
    const [renamed] = await activities(ana)
    expect(renamed).toMatchObject({ state: 'done', origin: 'chat', conversation_id: id, sources: [] })
    const { messages } = await ana.read(id)
    expect(messages.at(-1)?.steps).toMatchObject([{ state: 'done', card: { kind: 'activity', id: renamed?.id } }])
    await ask(ana, id, 'Undo that')
    expect((await ana.read(id)).title).toBe('Lunch')
  })

  test.each([
    ['Rename this chat to Budget', 'Nothing else was changed.'],
    ['Rename this chat', 'Nothing was changed.'],
    ['Send an e-mail to Ben', 'Nothing was changed.'],
    ['Hello!', null],
    ['What time is it?', null],
    ['What do you know about me?', null],
  ])('“%s” is answered with %j as the ledger’s line', async (words, outcome) => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Lunch')
    const { content, ...answer } = await ask(ana, id, words)
    expect(answer.outcome).toBe(outcome)
    expect(content.endsWith(outcome ?? content)).toBe(true)
    expect((await ana.read(id)).messages.at(-1)).toMatchObject({ content, outcome })
  })

  test('what the person wants remembered is remembered, with where it was said, and recalled in another', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    await ask(ana, id, 'Remember that I am allergic to peanuts')
    expect(await factsOf(ana)).toMatchObject([{ origin: 'said', conversation_id: id }])
    const elsewhere = await ana.begin()
    expect((await ask(ana, elsewhere.id, 'List all facts')).content).toContain('peanuts')
  })

  test('the word of a command does what its feature says', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    await ask(ana, id, '/note Buy milk')
    expect(await activities(ana)).toMatchObject([{ action: 'notes.add-note', state: 'done' }])
  })

  test('a title in the person’s own words makes no later order ask', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Lunch')
    await ask(ana, id, 'Pin this chat')
    await ask(ana, id, 'Rename this chat to Budget')
    await ask(ana, id, '/note Buy milk')
    const states = (await activities(ana)).map(({ action, state, asked_by }) => [action, state, asked_by])
    expect(states).toEqual([
      ['notes.add-note', 'done', 'Built-in assistant'],
      ['chat.rename-conversation', 'done', 'Built-in assistant'],
      ['chat.pin-conversation', 'done', 'Built-in assistant'],
    ])
  })

  test('what is in the person’s own words needs no yes, even after words of others were read', async () => {
    const ana = await openChatter(node)
    const input = { text: 'My boss is called Ben.', sources: ['the mail of Ben'] }
    await ana.call('POST', '/v1/actions/assistant.remember-fact', { input })
    const { id } = await ana.begin('Lunch')
    await ask(ana, id, 'List all facts')
    await ask(ana, id, 'Rename this chat to Budget')
    expect((await activities(ana))[0]).toMatchObject({ state: 'done', sources: [] })
    expect((await ana.read(id)).title).toBe('Budget')
  })
})

test('facts are added, changed and forgotten by their routes, each with an activity', async () => {
  const ana = await openChatter(node)
  const facts = '/v1/assistant/facts'
  const added = await ana.call<Fact>('POST', facts, { text: 'I drink tea.' })
  expect([added.status, added.body]).toMatchObject([201, { text: 'I drink tea.', origin: 'said', revision: 1 }])
  const one = `${facts}/${added.body.id}`
  expect((await ana.call<Fact>('PATCH', one, { text: 'I drink coffee.' })).body).toMatchObject({ revision: 2 })
  expect((await ana.call('DELETE', one)).status).toBe(200)
  expect(await factsOf(ana)).toEqual([])
  expect((await ana.call('PATCH', one, { text: 'Mine' })).status).toBe(404)
  await ana.heard(({ type }) => type === 'assistant/facts-changed')
  const done = await activities(ana)
  expect(done.filter(({ state }) => state === 'done').map(({ title }) => title)).toEqual([
    'Forget a fact',
    'Change a fact',
    'Remember a fact',
  ])
  const forgotten = done.find(({ title }) => title === 'Forget a fact')
  await ana.call('POST', `/v1/activity/${forgotten?.id}/undo`)
  expect(await factsOf(ana)).toMatchObject([{ text: 'I drink coffee.' }])
})
