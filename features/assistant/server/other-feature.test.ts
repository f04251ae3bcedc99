import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { createAssistant } from './index.ts'

const assistant = createAssistant()
const folder = assistant.feature.migrations

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  const own = folder ? [{ feature: 'assistant', folder }] : []
  database = await testDatabase({ migrations: [...nodeMigrations, ...own, notesMigrations] })
  node = await openNode(database, { answerer: assistant.answer, features: [notesFeature, assistant.feature] })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function titles(person: Chatter): Promise<string[]> {
  return (await person.call<{ title: string }[]>('GET', '/v1/notes')).body.map(({ title }) => title)
}

test('what a feature brings to say is understood, asked back, corrected and undone', async () => {
  const ana = await openChatter(node)
  const { id } = await ana.begin('Shopping')
  const say = async (words: string) => String((await ana.ask(id, words))['content'])

  expect(await say('write a note please')).toContain('What should the note say?')
  expect(await titles(ana)).toEqual([])
  expect(await say('buy milk')).toContain('Kept the note “Buy milk”.')
  expect(await say('no, it should say buy oat milk')).toContain('Changed the note to “Buy oat milk”.')
  expect(await titles(ana)).toEqual(['Buy oat milk'])
  expect(await say('undo that')).toContain('Taken back: Change the note “Buy milk”.')
  expect(await titles(ana)).toEqual(['Buy milk'])
  expect(await say('find my notes about milk')).toContain('I found “Buy milk”.')
})

test('what a feature does not understand to the last word is not done, and the word is named', async () => {
  const ana = await openChatter(node)
  const { id } = await ana.begin('Shopping')
  const answer = await ana.ask(id, 'add a memo for Zebulon')
  expect(answer['content']).toContain('“Zebulon”')
  expect(await titles(ana)).toEqual([])
})

test.each(["don't jot down buy milk", 'how do I make a note?', 'should I jot down the number?'])(
  '“%s” keeps no note',
  async (words) => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Shopping')
    await ana.ask(id, words)
    expect(await titles(ana)).toEqual([])
  },
)
