import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Conversation } from '#features/chat/contract.ts'
import type { Problem } from '#foundation/contract/failure.ts'
import { defineAction, type Outcome } from '#foundation/server/action.ts'
import type { Feature } from '#foundation/server/feature.ts'
import type { Note } from '#foundation/server/testing/notes/contract.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { conversations as chats } from '#start/testing/chatter.ts'
import type { Activity } from '../contract.ts'
import { openStage } from '#start/testing/stage.ts'

/** Reaches others, and reaches them again when it is taken back. */
const invitations: Feature<unknown> = {
  name: 'invitations',
  open: () => ({
    actions: [
      defineAction({
        name: 'invitations.invite',
        title: 'Invite somebody',
        description: 'Invites somebody.',
        input: z.object({ who: z.string() }),
        effect: 'outward',
        show: (_person, { who }) => ({ title: `Invite ${who}`, fields: [] }),
        run: async (_person, { who }) => ({ thing: who, inverse: { who } }),
        done: ({ thing }) => `Invited ${thing}.`,
        undo: async (_person, { thing }) => ({
          thing,
          changes: [{ label: 'Invited', before: thing, after: null }],
          inverse: { who: thing },
        }),
      }),
    ],
  }),
}

const stage = openStage({ features: [notesFeature, invitations] })

const undo = ({ id }: Activity) => stage.ana.call<Activity & Problem>('POST', `/v1/activity/${id}/undo`)
const notes = async () => (await stage.ana.call<Note[]>('GET', '/v1/notes')).body
const chat = async (id: string): Promise<Partial<Conversation>> => {
  const { body } = await stage.ana.call<Conversation[]>('GET', chats)
  const { revision: _, ...rest } = body.find((each) => each.id === id) ?? ({} as Conversation)
  return rest
}

describe('undo right after', () => {
  test.each([
    ['chat.rename-conversation', { title: 'Renamed' }],
    ['chat.pin-conversation', { pinned: true }],
    ['chat.pin-conversation', { pinned: false }],
    ['chat.delete-conversation', {}],
  ])('%s, everything is as it was', async (name, input) => {
    const { id } = await stage.ana.begin()
    const before = await chat(id)
    const done = await stage.act(name, { id, ...input })
    expect(done).toMatchObject({ state: 'done', undoable: true })
    const { body } = await undo(done)
    expect(body).toMatchObject({ id: done.id, state: 'undone', undoable: false })
    expect(body.sentence).toBe(`Taken back: ${done.shown.title}.`)
    expect(body.undone_at).not.toBeNull()
    expect(await chat(id)).toEqual(before)
    await stage.ana.heard(({ activity }) => (activity as Activity | undefined)?.state === 'undone')
  })

  test('adding a note leaves nothing of it', async () => {
    await undo(await stage.act('notes.add-note', { title: 'Milk' }))
    expect(await notes()).toEqual([])
  })
})

describe('undo after other changes', () => {
  test.each([
    ['chat.rename-conversation', { title: 'Mine' }, { title: 'Newer' }],
    ['chat.pin-conversation', { pinned: true }, { pinned: false }],
  ])('%s is refused with a sentence, and what is there stays', async (name, input, newer) => {
    const { id } = await stage.ana.begin()
    const done = await stage.act(name, { id, ...input })
    await stage.ana.call('PATCH', chats + id, newer)
    const before = await chat(id)
    const { status, body } = await undo(done)
    expect([status, body.detail]).toEqual([409, 'This chat was changed again since. It stays as it is.'])
    expect(await chat(id)).toEqual(before)
    expect((await stage.ana.call<Activity>('GET', `/v1/activity/${done.id}`)).body).toEqual(done)
  })

  test('to something else is possible', async () => {
    const { id } = await stage.ana.begin('First')
    const done = await stage.act('chat.rename-conversation', { id, title: 'Second' })
    await stage.ana.call('PATCH', chats + id, { pinned: true })
    expect((await undo(done)).body).toMatchObject({ state: 'undone' })
    expect(await chat(id)).toMatchObject({ title: 'First', pinned: true })
  })

  test('that restored the same state is possible', async () => {
    const { id } = await stage.ana.begin('First')
    const done = await stage.act('chat.rename-conversation', { id, title: 'Second' })
    for (const title of ['Third', 'Second']) await stage.ana.call('PATCH', chats + id, { title })
    expect((await undo(done)).status).toBe(200)
    expect(await chat(id)).toMatchObject({ title: 'First' })
  })

  test('leaves a note that was edited', async () => {
    const done = await stage.act('notes.add-note', { title: 'Milk' })
    const [note] = await notes()
    const edited = { title: 'Milk', body: 'two', revision: note?.revision }
    await stage.ana.call('PUT', `/v1/notes/${note?.id}`, edited)
    expect((await undo(done)).status).toBe(409)
    expect(await notes()).toMatchObject([{ body: 'two' }])
  })

  test('does not find a chat that is permanently deleted', async () => {
    const { id } = await stage.ana.begin()
    const done = await stage.act('chat.delete-conversation', { id })
    await stage.database.pool.query('delete from conversations where id = $1', [id])
    expect((await undo(done)).body.detail).toBe('There is no such conversation.')
  })
})

test('twice at once works once', async () => {
  const { id } = await stage.ana.begin('First')
  const done = await stage.act('chat.rename-conversation', { id, title: 'Second' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo(done)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(await chat(id)).toMatchObject({ title: 'First' })
})

test('a sent message cannot be undone, and the refusal says so', async () => {
  const proposal = await stage.act('notes.send-note', { to: 'sara@example.com', title: 'Lunch' })
  expect(await undo(proposal)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('not done') } })
  await stage.ana.call('POST', `/v1/activity/${proposal.id}/approve`, { hash: proposal.hash })
  expect(await undo(proposal)).toMatchObject({ status: 409, body: { detail: 'This cannot be undone.' } })
})

const here = (conversationId?: string) => ({
  origin: 'chat' as const,
  ...(conversationId !== undefined && { conversationId }),
})
const me = () => ({ id: stage.ana.id, sessionId: stage.ana.id })

function say(input: object, conversationId?: string) {
  return stage.node.app.actions.perform(me(), 'activity.undo', input, here(conversationId))
}

function add(title: string, conversationId: string) {
  return stage.node.app.actions.perform(me(), 'notes.add-note', { title }, here(conversationId))
}

function look() {
  return stage.node.app.actions.look(me(), 'activity.list', {})
}

async function titles() {
  return (await notes()).map(({ title }) => title)
}

async function approve(outcome: Outcome): Promise<Activity> {
  if (outcome.state !== 'waits') throw new Error('Nobody was asked.')
  const { body } = await stage.ana.call<Activity>('GET', `/v1/activity/${outcome.activityId}`)
  return (await stage.ana.call<Activity>('POST', `/v1/activity/${body.id}/approve`, { hash: body.hash })).body
}

/** In a separate conversation, as when the assistant renames a chat. */
async function renameFrom(conversationId: string, title = 'Second') {
  const { id } = await stage.ana.begin('First')
  const outcome = await stage.node.app.actions.perform(
    me(),
    'chat.rename-conversation',
    { id, title },
    here(conversationId),
  )
  return { id, activityId: outcome.activityId }
}

describe('“undo that”', () => {
  test('undoes the latest changes of this conversation, one by one', async () => {
    const here1 = randomUUID()
    const one = await renameFrom(here1)
    const two = await renameFrom(here1)
    const elsewhere = await renameFrom(randomUUID())
    const sentence = 'Taken back: Rename the chat “First”.'
    expect(await say({}, here1)).toMatchObject({ state: 'done', sentence })
    expect(await chat(two.id)).toMatchObject({ title: 'First' })
    expect(await chat(one.id)).toMatchObject({ title: 'Second' })
    await say({}, here1)
    expect(await chat(one.id)).toMatchObject({ title: 'First' })
    expect(await chat(elsewhere.id)).toMatchObject({ title: 'Second' })
  })

  test('asks before it removes what was added, and shows it', async () => {
    const chatId = randomUUID()
    await add('Milk', chatId)
    const outcome = await say({}, chatId)
    expect(outcome).toMatchObject({
      state: 'waits',
      shown: {
        title: 'Take back “Keep the note ‘Milk’”',
        fields: [{ value: 'Keep the note “Milk”' }, { label: 'Note', value: 'Removes Milk' }],
      },
    })
    expect(await titles()).toEqual(['Milk'])
    expect(await approve(outcome)).toMatchObject({ state: 'done', changes: [{ before: 'Milk', after: null }] })
    expect(await titles()).toEqual([])
  })

  test('never reaches into another conversation, nor out of all of them', async () => {
    await stage.act('notes.add-note', { title: 'By a button' })
    await add('Elsewhere', randomUUID())
    for (const place of [randomUUID(), undefined])
      await expect(say({}, place)).rejects.toMatchObject({ code: 'not-found' })
    expect(await titles()).toEqual(['Elsewhere', 'By a button'])
  })

  test('from a command or a button means what the person did a moment ago', async () => {
    await stage.act('notes.add-note', { title: 'By a button' })
    expect(await stage.act('activity.undo', {})).toMatchObject({ state: 'done' })
    expect(await titles()).toEqual([])
  })

  test('means the same at approval, whatever was done since', async () => {
    const chatId = randomUUID()
    await add('One', chatId)
    const outcome = await say({}, chatId)
    await add('Two', chatId)
    expect(await approve(outcome)).toMatchObject({ state: 'done' })
    expect(await titles()).toEqual(['Two'])
  })

  test('with an id undoes exactly that, after approval if it was done elsewhere', async () => {
    const { id, activityId } = await renameFrom(randomUUID())
    const outcome = await say({ id: activityId }, randomUUID())
    expect(await chat(id)).toMatchObject({ title: 'Second' })
    await approve(outcome)
    expect(await chat(id)).toMatchObject({ title: 'First' })
    await expect(say({ id: randomUUID() })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('asks from the second undo in one answer on', async () => {
    const chatId = randomUUID()
    const renamedChats = [await renameFrom(chatId), await renameFrom(chatId), await renameFrom(chatId)]
    const asking = { ...here(chatId), answerId: randomUUID() }
    const states: string[] = []
    for (const { activityId } of renamedChats)
      states.push((await stage.node.app.actions.perform(me(), 'activity.undo', { id: activityId }, asking)).state)
    expect(states).toEqual(['done', 'waits', 'waits'])
  })
})

test('needs approval in a chat for what reached others, while its own button approves itself', async () => {
  const invited: Activity[] = []
  for (const who of ['Ben', 'Sara']) {
    const { id, hash } = await stage.act('invitations.invite', { who })
    invited.push((await stage.ana.call<Activity>('POST', `/v1/activity/${id}/approve`, { hash })).body)
  }
  const [ben, sara] = invited
  expect(await say({ id: ben?.id })).toMatchObject({ state: 'waits', shown: { title: 'Take back “Invite Ben”' } })
  expect(sara && (await undo(sara))).toMatchObject({ status: 200, body: { state: 'undone' } })
})

test('looking at the activity names its untrusted sources, and leaves out the person’s own words', async () => {
  await stage.act('notes.add-note', { title: 'Milk' })
  const { answer, sources } = await look()
  expect(answer).toMatchObject([{ title: 'Keep the note “Milk”', state: 'done', undoable: true }])
  expect(sources).toEqual([])
  for (const title of ['Spam', 'Eggs'])
    await stage.node.app.actions.perform(me(), 'notes.add-note', { title }, { ...here(), sources: ['the note “Free”'] })
  expect((await look()).sources).toEqual(['the note “Free”'])
})
