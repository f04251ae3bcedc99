import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { conversations as all, type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Conversation } from '../contract.ts'
import { chatJobs } from './jobs.ts'
import { ownPart } from './own-part.ts'

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
  node = await openNode(database)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

describe('a conversation as a file', () => {
  test('reads as it is shown, in Markdown', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Zoë’s plans')
    await ana.ask(id, 'First')
    const [question] = (await ana.read(id)).messages
    await ana.ask(id, 'Rather **this**', { replaces: question?.id })
    const { status, body } = await ana.call<string>('GET', `${all}${id}/export.md`)
    expect(status).toBe(200)
    expect(body.replaceAll(/\d{4}-\d\d-\d\d( \d\d:\d\d UTC)?/g, 'then')).toBe(
      [
        '# Zoë’s plans\n\nthen\n',
        '## You, then\n\nRather **this**\n',
        '## Attaché, then\n\nYou said: Rather **this**\n',
      ].join('\n'),
    )
  })

  test('has everything, in JSON', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Plans')
    await ana.ask(id, 'First')
    const [question] = (await ana.read(id)).messages
    await ana.ask(id, 'Rather this', { replaces: question?.id })
    const { body } = await ana.call<{ conversation: Conversation; messages: object[] }>(
      'GET',
      `${all}${id}/export.json`,
    )
    expect(body.conversation).toMatchObject({ id, title: 'Plans' })
    expect(body.messages).toMatchObject([
      { content: 'First', active: false },
      { content: 'You said: First', active: false },
      { content: 'Rather this', active: true },
      { content: 'You said: Rather this', active: true },
    ])
  })

  test('is whole however long it is', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Long')
    await database.pool.query(
      `insert into messages (owner_id, id, conversation_id, place, role, content, state, active)
        select $1, gen_random_uuid(), $2, place, 'user', 'line ' || place, 'whole', true from generate_series(1, 1001) place`,
      [ana.id, id],
    )
    const { body } = await ana.call<{ messages: { place: number }[] }>('GET', `${all}${id}/export.json`)
    expect(body.messages.map(({ place }) => place)).toEqual(Array.from({ length: 1001 }, (_, at) => at + 1))
  })
})

test('the archive of a person holds their conversations whole, and an answer that is still being written', async () => {
  const ana = await openChatter(node)
  const { id } = await ana.begin('Plans')
  await ana.ask(id, 'First')
  ana.say(id, { say: 'So far', hang: true })
  await ana.heard(({ type, text }) => type === 'answer/delta' && text === 'So far')
  const files = new Map<string, unknown[]>()
  const read = async () => {
    for await (const { name, content } of ownPart(database, ana.id))
      files.set(
        name,
        JSON.parse(typeof content === 'string' ? content : Buffer.concat(await Array.fromAsync(content)).toString()),
      )
    return files.get('chat/pieces-being-written.json')
  }
  await expect.poll(read).toMatchObject([{ text: 'So far' }])
  expect(files.get('chat/conversations.json')).toMatchObject([{ id, title: 'Plans' }])
  expect(files.get('chat/messages.json')).toMatchObject([
    { content: 'First' },
    { content: 'You said: First' },
    { role: 'user' },
  ])
  expect(files.get('chat/answers-being-written.json')).toMatchObject([{ conversationId: id, state: 'running' }])
  ana.socket.send({ type: 'stop', conversation_id: id })
  await ana.heard(({ type, state }) => type === 'answer/end' && state === 'stopped')
})

test('what was deleted is destroyed after two weeks, with everything in it, and not before', async () => {
  const ana = await openChatter(node)
  const [gone, kept] = [await ana.begin('Gone'), await ana.begin('Kept')]
  for (const { id } of [gone, kept]) await ana.ask(id, 'Hello')
  await ana.call('DELETE', `${all}${gone.id}`)
  const clock = testClock(new Date().toISOString())
  const [housekeeping] = chatJobs({ database, clock })
  const count = async () => {
    await housekeeping?.run({} as never, new AbortController().signal)
    const { rows } = await database.pool.query<{ count: string }>('select count(*) from messages where owner_id = $1', [
      ana.id,
    ])
    return Number(rows[0]?.count)
  }
  clock.advance(13.9 * 86_400_000)
  expect(await count()).toBe(4)
  clock.advance(0.2 * 86_400_000)
  expect(await count()).toBe(2)
  expect((await ana.call('POST', `${all}${gone.id}/restore`)).status).toBe(404)
  expect((await ana.read(kept.id)).messages).toHaveLength(2)
})

const personOf = ({ id }: Chatter) => ({ id, sessionId: id })

async function perform(person: Chatter, name: string, input: object) {
  const { actions } = node.app
  const outcome = await actions.perform(personOf(person), name, input, { origin: 'chat' })
  if (outcome.state !== 'done') throw new Error('It waits for a yes.')
  const undo = async () => actions.find(name).undo?.(personOf(person), outcome.receipt as never)
  return { ...outcome, undo }
}

async function approve(person: Chatter, id: string): Promise<void> {
  const { body } = await person.call<Activity>('GET', `/v1/activity/${id}`)
  const { status } = await person.call('POST', `/v1/activity/${id}/approve`, { hash: body.hash })
  if (status !== 200) throw new Error('It was refused.')
}

describe('what the assistant may do, and undo', () => {
  const wishes = [
    ['chat.rename-conversation', { title: 'Renamed' }, { title: 'Renamed', provisional: false }],
    ['chat.pin-conversation', { pinned: true }, { pinned: true }],
    ['chat.delete-conversation', {}, { deleted: true }],
  ] as const

  test.each(wishes)('%s', async (name, input, expected) => {
    const ana = await openChatter(node)
    const { id, revision, updated_at, ...before } = await ana.begin()
    const { receipt, undo } = await perform(ana, name, { id, ...input })
    expect(receipt.thing).toMatchObject({ id, ...expected })
    const thing = (await undo())?.thing
    expect(thing).toMatchObject({ id, ...before })
    expect((thing as Conversation).revision).toBeGreaterThan(revision)
    expect((thing as Conversation).updated_at).toBe(updated_at)
  })

  test('nothing is undone that was changed again since, and other changes do not matter', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('First')
    const renaming = await perform(ana, 'chat.rename-conversation', { id, title: 'Second' })
    const pinning = await perform(ana, 'chat.pin-conversation', { id, pinned: true })
    await ana.call('PATCH', all + id, { title: 'Third' })
    await expect(renaming.undo()).rejects.toMatchObject({ code: 'out-of-date' })
    expect(await pinning.undo()).toMatchObject({ thing: { title: 'Third', pinned: false } })
    await expect(pinning.undo()).rejects.toMatchObject({ code: 'out-of-date' })
    const deleting = await perform(ana, 'chat.delete-conversation', { id })
    await ana.call('POST', `${all}${id}/restore`)
    await expect(deleting.undo()).rejects.toMatchObject({ code: 'out-of-date' })
    expect(await ana.read(id)).toMatchObject({ title: 'Third', pinned: false, deleted: false })
  })

  test('nothing of somebody else’s', async () => {
    const [ana, ben] = [await openChatter(node), await openChatter(node)]
    const { id } = await ana.begin()
    for (const [name, input] of wishes)
      await expect(perform(ben, name, { id, ...input })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('a title keeps what was read before it was written, and Undo brings its origin back', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Plans')
    const { actions } = node.app
    const rename = async (title: string, sources: string[]) => {
      const asking = { origin: 'chat' as const, sources }
      const outcome = await actions.perform(personOf(ana), 'chat.rename-conversation', { id, title }, asking)
      if (outcome.state === 'waits') await approve(ana, outcome.activityId)
      return outcome.activityId
    }
    const pinned = async () => (await perform(ana, 'chat.pin-conversation', { id, pinned: true })).receipt.sources
    expect(await pinned()).toEqual([])
    const read = await rename('Offer', ['the mail “Offer”'])
    expect(await ana.read(id)).toMatchObject({ title: 'Offer', title_sources: ['the mail “Offer”'] })
    expect(await pinned()).toEqual(['the chat “Offer”'])
    await ana.call('PATCH', all + id, { title: 'Offer' })
    expect(await pinned()).toEqual(['the chat “Offer”'])
    await ana.call('POST', `/v1/activity/${await rename('Mine', [])}/undo`)
    expect(await pinned()).toEqual(['the chat “Offer”'])
    await ana.call('PATCH', all + id, { title: 'My own' })
    expect(await pinned()).toEqual([])
    expect(await ana.call('POST', `/v1/activity/${read}/undo`)).toMatchObject({ status: 409 })
  })

  test('a title that the house made from the first message is the person’s own', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    await ana.ask(id, 'Plan my trip')
    expect(await ana.read(id)).toMatchObject({ title: 'Plan my trip', title_sources: [] })
  })

  test('a title from before origins were kept is of unknown origin, unless the house wrote it', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Plans')
    const { id: fresh } = await ana.begin()
    const file = await readFile(new URL('migrations/0003-title-sources.sql', import.meta.url), 'utf8')
    await database.pool.query(file.slice(file.indexOf('update conversations')))
    expect(await ana.read(id)).toMatchObject({ title_sources: ['text from before its origin was kept'] })
    expect(await ana.read(fresh)).toMatchObject({ title_sources: [] })
  })

  test('a title comes back as of unknown origin where the record of its change is older than origins', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Plans')
    const { receipt } = await perform(ana, 'chat.rename-conversation', { id, title: 'Second' })
    const added = new Set(['title_sources', 'titleSources'])
    const old = JSON.parse(JSON.stringify(receipt, (name, value: unknown) => (added.has(name) ? undefined : value)))
    const undone = await node.app.actions.find('chat.rename-conversation').undo?.(personOf(ana), old as never)
    const unknown = { title_sources: ['text from before its origin was kept'] }
    expect(undone?.thing).toMatchObject({ title: 'Plans', ...unknown })
  })

  test('finding the person’s own message names no source', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Plans')
    await ana.ask(id, { say: 'Fine.', remark: 'quarterly' })
    const found = await node.app.actions.look(personOf(ana), 'chat.search-conversations', { words: 'quarterly' })
    expect(found.answer).toHaveLength(1)
    expect(found.sources).toEqual([])
  })

  test('looking up what was said names the chats it is from', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Plans')
    await ana.ask(id, 'the quarterly numbers')
    const found = await node.app.actions.look(personOf(ana), 'chat.search-conversations', { words: 'quarterly' })
    expect(found.answer).toHaveLength(2)
    expect(found.sources).toEqual(['an answer in the chat “Plans”'])
  })
})
