import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Conversation } from '#features/chat/contract.ts'
import type { Problem } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Note } from '#foundation/server/testing/notes/contract.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { conversations as chats, type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Activity } from '../contract.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: [...nodeMigrations, notesMigrations] })
  node = await openNode(database, { features: [notesFeature] })
})
beforeEach(async () => {
  ana = await openChatter(node)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function act(name: string, input: object): Promise<Activity> {
  const { status, body } = await ana.call<Activity>('POST', `/v1/actions/${name}`, { input })
  if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return body
}

const undo = ({ id }: Activity) => ana.call<Activity & Problem>('POST', `/v1/activity/${id}/undo`)
const redo = ({ id }: Activity) => ana.call<Activity & Problem>('POST', `/v1/activity/${id}/redo`)
const titles = async () => (await ana.call<Note[]>('GET', '/v1/notes')).body.map(({ title }) => title)
const chat = async (id: string) => (await ana.call<Conversation[]>('GET', chats)).body.find((each) => each.id === id)

const me = () => ({ id: ana.id, sessionId: ana.id })
const inChat = (conversationId: string) => ({ origin: 'chat' as const, conversationId })
const undoLast = (chatId: string) => node.app.actions.perform(me(), 'activity.undo', {}, inChat(chatId))
const again = (chatId: string) => node.app.actions.perform(me(), 'activity.redo', {}, inChat(chatId))

describe('what was taken back', () => {
  test('is done again by a button, and every device hears of it', async () => {
    const done = await act('notes.add-note', { title: 'Milk' })
    await undo(done)
    const { body } = await redo(done)
    expect(body).toMatchObject({
      id: done.id,
      state: 'done',
      undoable: true,
      redoable: false,
      sentence: 'Done again: Keep the note “Milk”.',
      undone_at: null,
    })
    expect(await titles()).toEqual(['Milk'])
    await ana.heard(({ activity }) => (activity as Activity | undefined)?.sentence === body.sentence)
  })

  test('is done again by “put it back” in its conversation alone', async () => {
    const chatId = randomUUID()
    const { id } = await ana.begin('First')
    await node.app.actions.perform(me(), 'chat.rename-conversation', { id, title: 'Second' }, inChat(chatId))
    await undoLast(chatId)
    await expect(again(randomUUID())).rejects.toMatchObject({
      message: 'There is nothing here that was taken back and could be done again.',
    })
    expect(await again(chatId)).toMatchObject({ state: 'done', sentence: 'Done again: Rename the chat “First”.' })
    expect(await chat(id)).toMatchObject({ title: 'Second' })
  })

  test('asks from a chat before it deletes again', async () => {
    const chatId = randomUUID()
    const { id } = await ana.begin('First')
    await node.app.actions.perform(me(), 'chat.delete-conversation', { id }, inChat(chatId))
    await undoLast(chatId)
    const outcome = await again(chatId)
    expect(outcome).toMatchObject({ state: 'waits', shown: { title: 'Do again “Delete the chat ‘First’”' } })
    expect(await chat(id)).toMatchObject({ title: 'First' })
  })

  test('is not done again over another change', async () => {
    const { id } = await ana.begin('First')
    const done = await act('chat.rename-conversation', { id, title: 'Second' })
    await undo(done)
    await ana.call('PATCH', chats + id, { title: 'Third' })
    expect(await redo(done)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('changed again') } })
    expect(await chat(id)).toMatchObject({ title: 'Third' })
    expect((await ana.call<Activity>('GET', `/v1/activity/${done.id}`)).body.state).toBe('undone')
  })

  test('is done again once, though ten ask at the same time', async () => {
    const done = await act('notes.add-note', { title: 'Milk' })
    await undo(done)
    const answers = await Promise.all(Array.from({ length: 10 }, () => redo(done)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await titles()).toEqual(['Milk'])
  })

  test('before redoing was possible is said not to be possible to do again', async () => {
    const done = await act('notes.add-note', { title: 'Milk' })
    await undo(done)
    await database.pool.query(`update activities set receipt = receipt - 'inverse' where id = $1`, [done.id])
    expect((await ana.call<Activity>('GET', `/v1/activity/${done.id}`)).body.redoable).toBe(false)
    expect((await redo(done)).body.detail).toBe('This cannot be done again.')
  })

  test('and never was, is refused with a sentence', async () => {
    const done = await act('notes.add-note', { title: 'Milk' })
    expect((await redo(done)).body.detail).toBe('This is not taken back, so there is nothing to do again.')
  })
})
