import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Conversation } from '#features/chat/contract.ts'
import type { Problem } from '#foundation/contract/failure.ts'
import type { Note } from '#foundation/server/testing/notes/contract.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { conversations as chats } from '#start/testing/chatter.ts'
import type { Activity } from '../contract.ts'
import { openStage } from '#start/testing/stage.ts'

const stage = openStage({ features: [notesFeature] })

const undo = ({ id }: Activity) => stage.ana.call<Activity & Problem>('POST', `/v1/activity/${id}/undo`)
const redo = ({ id }: Activity) => stage.ana.call<Activity & Problem>('POST', `/v1/activity/${id}/redo`)
const titles = async () => (await stage.ana.call<Note[]>('GET', '/v1/notes')).body.map(({ title }) => title)
const chat = async (id: string) =>
  (await stage.ana.call<Conversation[]>('GET', chats)).body.find((each) => each.id === id)

const me = () => ({ id: stage.ana.id, sessionId: stage.ana.id })
const inChat = (conversationId: string) => ({ origin: 'chat' as const, conversationId })
const undoLast = (chatId: string) => stage.node.app.actions.perform(me(), 'activity.undo', {}, inChat(chatId))
const again = (chatId: string) => stage.node.app.actions.perform(me(), 'activity.redo', {}, inChat(chatId))

describe('what was undone', () => {
  test('is redone by a button, and every device hears of it', async () => {
    const done = await stage.act('notes.add-note', { title: 'Milk' })
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
    await stage.ana.heard(({ activity }) => (activity as Activity | undefined)?.sentence === body.sentence)
  })

  test('is redone by “put it back” only in its conversation', async () => {
    const chatId = randomUUID()
    const { id } = await stage.ana.begin('First')
    await stage.node.app.actions.perform(me(), 'chat.rename-conversation', { id, title: 'Second' }, inChat(chatId))
    await undoLast(chatId)
    await expect(again(randomUUID())).rejects.toMatchObject({
      message: 'There is nothing here that was taken back and could be done again.',
    })
    expect(await again(chatId)).toMatchObject({ state: 'done', sentence: 'Done again: Rename the chat “First”.' })
    expect(await chat(id)).toMatchObject({ title: 'Second' })
  })

  test('asks from a chat before it deletes again', async () => {
    const chatId = randomUUID()
    const { id } = await stage.ana.begin('First')
    await stage.node.app.actions.perform(me(), 'chat.delete-conversation', { id }, inChat(chatId))
    await undoLast(chatId)
    const outcome = await again(chatId)
    expect(outcome).toMatchObject({ state: 'waits', shown: { title: 'Do again “Delete the chat ‘First’”' } })
    expect(await chat(id)).toMatchObject({ title: 'First' })
  })

  test('is not redone over another change', async () => {
    const { id } = await stage.ana.begin('First')
    const done = await stage.act('chat.rename-conversation', { id, title: 'Second' })
    await undo(done)
    await stage.ana.call('PATCH', chats + id, { title: 'Third' })
    expect(await redo(done)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('changed again') } })
    expect(await chat(id)).toMatchObject({ title: 'Third' })
    expect((await stage.ana.call<Activity>('GET', `/v1/activity/${done.id}`)).body.state).toBe('undone')
  })

  test('is redone once, though ten ask at the same time', async () => {
    const done = await stage.act('notes.add-note', { title: 'Milk' })
    await undo(done)
    const answers = await Promise.all(Array.from({ length: 10 }, () => redo(done)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await titles()).toEqual(['Milk'])
  })

  test('before redo existed is reported as impossible to redo', async () => {
    const done = await stage.act('notes.add-note', { title: 'Milk' })
    await undo(done)
    await stage.database.pool.query(`update activities set receipt = receipt - 'inverse' where id = $1`, [done.id])
    expect((await stage.ana.call<Activity>('GET', `/v1/activity/${done.id}`)).body.redoable).toBe(false)
    expect((await redo(done)).body.detail).toBe('This cannot be done again.')
  })

  test('and never existed is refused with a sentence', async () => {
    const done = await stage.act('notes.add-note', { title: 'Milk' })
    expect((await redo(done)).body.detail).toBe('This is not taken back, so there is nothing to do again.')
  })
})
