import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { conversations as all, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { tokensOf } from '#start/testing/scripted.ts'
import type { Conversation } from '../contract.ts'

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

test('a message is stored, acknowledged, answered in pieces and then as a whole', async () => {
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  const whole = await ana.ask(id, { tokens: 60, every: 2 })
  expect(whole).toMatchObject({ role: 'assistant', content: tokensOf(60), conversation_id: id, state: 'whole' })
  await ana.heard(({ type, conversation }) => type === 'conversation/changed' && (conversation as Conversation).unread)
  const types = ana.socket.frames.map(({ type }) => type)
  const kinds = types.filter((type, at) => type !== types[at - 1])
  expect(kinds).toEqual([
    'hello',
    'conversation/changed',
    'ack',
    'message/added',
    'answer/start',
    'conversation/changed',
    'answer/delta',
    'assistant_message',
    'answer/end',
    'conversation/changed',
  ])
  const told = ana.socket.frames.filter(({ type }) => type === 'answer/delta').map(({ text }) => text)
  expect(told.length).toBeLessThan(40)
  expect(told.join('')).toBe(tokensOf(60))
  const thread = await ana.read(id)
  expect(thread.messages.map(({ role, content, order }) => [role, content, order])).toEqual([
    ['user', '{"tokens":60,"every":2}', 1],
    ['assistant', tokensOf(60), 2],
  ])
  expect(thread).toMatchObject({ answers: [], earlier: false, later: false, unread: true })
})

describe('a conversation', () => {
  test('that a client asks for twice with its own id is made once', async () => {
    const ana = await openChatter(node)
    const wanted = { id: randomUUID(), title: 'Plans', firstMessage: 'Hello!' }
    const made = await Promise.all([1, 2, 3].map(() => ana.call<Conversation>('POST', all, wanted)))
    expect(made.map(({ status, body: { id, title } }) => [status, id, title])).toEqual(
      Array.from({ length: 3 }, () => [201, wanted.id, 'Plans']),
    )
    const { body: list } = await ana.call<Conversation[]>('GET', all)
    expect(list).toHaveLength(1)
    expect((await ana.read(wanted.id)).messages).toEqual([])
  })

  test('with an id that somebody else has is one’s own all the same', async () => {
    const [ana, ben] = [await openChatter(node), await openChatter(node)]
    const { id } = await ana.begin('Of Ana')
    await ben.call('POST', all, { id, title: 'Of Ben' })
    expect((await ana.read(id)).title).toBe('Of Ana')
    expect((await ben.read(id)).title).toBe('Of Ben')
  })

  test.each([
    ['New Chat', undefined, true],
    ['b7x2k', true, true],
    ['Plans for May', undefined, false],
  ])('titled %j (provisional: %j) is provisional: %j', async (title, provisional, expected) => {
    const ana = await openChatter(node)
    const { body } = await ana.call<Conversation>('POST', all, {
      title,
      ...(provisional !== undefined && { provisional }),
    })
    expect(body.provisional).toBe(expected)
  })

  test.each(['', '   ', 'x'.repeat(201), 'nul \0'])('cannot be titled %j', async (title) => {
    const ana = await openChatter(node)
    const { status } = await ana.call('POST', all, { title })
    expect(status).toBe(422)
  })

  test('is called by its first message after its first exchange, unless the person gave it a title', async () => {
    const ana = await openChatter(node)
    const [first, second] = [await ana.begin(), await ana.begin()]
    await ana.call('PATCH', `${all}${second.id}`, { title: 'Mine' })
    for (const { id } of [first, second]) await ana.ask(id, '/schedule a call with **Zoë** at nine. It is urgent!')
    expect(await ana.read(first.id)).toMatchObject({ title: 'A call with Zoë at nine', provisional: false })
    expect(await ana.read(second.id)).toMatchObject({ title: 'Mine', provisional: false })
    await ana.ask(first.id, 'Something else')
    expect(await ana.read(first.id)).toMatchObject({ title: 'A call with Zoë at nine' })
  })

  test('is unread when an answer has come, until it was read that far; what is read stays read', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    const { order } = await ana.ask(id, 'Hello')
    const read = (place: number) => ana.call<Conversation>('PATCH', `${all}${id}`, { read_through: place })
    expect((await ana.read(id)).unread).toBe(true)
    expect((await read(Number(order) - 1)).body.unread).toBe(true)
    expect((await read(Number(order))).body.unread).toBe(false)
    expect((await read(0)).body.unread).toBe(false)
    await read(1_000)
    await ana.ask(id, 'And now?')
    expect((await ana.read(id)).unread).toBe(true)
  })

  test('that is deleted is gone from everywhere, and can be restored for two weeks', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Old plans')
    await ana.ask(id, 'Keep this')
    expect((await ana.call<Conversation>('DELETE', `${all}${id}`)).body).toMatchObject({ id, deleted: true })
    expect((await ana.call('DELETE', `${all}${id}`)).status).toBe(200)
    expect((await ana.call<Conversation[]>('GET', all)).body).toEqual([])
    for (const [method, path, body] of [
      ['GET', `${all}${id}`],
      ['PATCH', `${all}${id}`, { pinned: true }],
      ['GET', `${all}${id}/export.md`],
    ] as const)
      expect((await ana.call<Problem>(method, path, body)).body).toMatchObject({ code: 'not-found' })
    ana.say(id, 'Hello?', { client_message_id: 'into the void' })
    expect(await ana.heard(({ type }) => type === 'error')).toMatchObject({
      code: 'not-found',
      client_message_id: 'into the void',
    })
    expect((await ana.call<Conversation>('POST', `${all}${id}/restore`)).body).toMatchObject({ deleted: false })
    expect((await ana.read(id)).messages).toHaveLength(2)
  })

  test('that is deleted while an answer is written keeps what was written', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    ana.say(id, { say: 'So far', hang: true })
    ana.say(id, 'And then?', { client_message_id: 'second' })
    await ana.heard(({ type, client_message_id: own }) => type === 'ack' && own === 'second')
    await ana.heard(({ type }) => type === 'answer/delta')
    await ana.call('DELETE', `${all}${id}`)
    await ana.call('POST', `${all}${id}/restore`)
    const { messages, answers } = await ana.read(id)
    expect(answers).toEqual([])
    expect(messages.map(({ content, state }) => [content, state])).toEqual([
      ['{"say":"So far","hang":true}', 'whole'],
      ['So far', 'stopped'],
      ['And then?', 'whole'],
      ['Stopped before the first word.', 'stopped'],
    ])
  })
})

describe('the list', () => {
  test('is a plain array, the latest first, whole or in parts', async () => {
    const ana = await openChatter(node)
    const made: string[] = []
    for (const title of ['one', 'two', 'three', 'four']) made.unshift((await ana.begin(title)).id)
    await ana.call('PATCH', `${all}${made[2]}`, { pinned: true })
    const list = async (query = '') => (await ana.call<Conversation[]>('GET', all + query)).body
    expect(ids(await list())).toEqual(made)
    const page = await list('?limit=2')
    expect(ids(page)).toEqual(made.slice(0, 2))
    expect(ids(await list(`?limit=2&before=${page[1]?.updated_at}`))).toEqual(made.slice(2))
    expect(ids(await list('?pinned=true'))).toEqual([made[2]])
    expect(ids(await list('?pinned=false'))).toEqual(made.filter((id) => id !== made[2]))
    await ana.ask(made[3] ?? '', 'Hello')
    expect(ids(await list())).toEqual([made[3], ...made.slice(0, 3)])
    expect((await ana.call('GET', all.slice(0, -1))).status).toBe(200)
  })
})

function ids(found: Conversation[]): string[] {
  return found.map(({ id }) => id)
}

describe('a stretch of a conversation', () => {
  test('says whether there is more on either side', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    for (let n = 1; n <= 5; n += 1) await ana.ask(id, `${n}`)
    const places = async (query: string) => {
      const { messages, earlier, later } = await ana.read(id, query)
      return [messages.map(({ order }) => order), earlier, later]
    }
    const whole = await ana.read(id)
    expect(await places('?limit=3')).toEqual([[8, 9, 10], true, false])
    expect(await places('?limit=3&before=8')).toEqual([[5, 6, 7], true, true])
    expect(await places('?limit=3&before=4')).toEqual([[1, 2, 3], false, true])
    expect(await places('?limit=3&after=4')).toEqual([[5, 6, 7], true, true])
    expect(await places('?limit=3&after=7')).toEqual([[8, 9, 10], true, false])
    expect(await places('?after=10')).toEqual([[], true, false])
    expect(await places(`?limit=4&around=${whole.messages[4]?.id}`)).toEqual([[4, 5, 6, 7], true, true])
    expect(await places(`?limit=4&around=${whole.messages[0]?.id}`)).toEqual([[1, 2, 3], false, true])
    expect((await ana.call('GET', `${all}${id}?around=${randomUUID()}`)).status).toBe(404)
  })

  test('shows an open answer only where it reaches the end', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    await ana.ask(id, 'First')
    ana.say(id, { say: 'So far', hang: true })
    await ana.heard(({ type, text }) => type === 'answer/delta' && text === 'So far')
    expect((await ana.read(id, '?limit=2')).answers).toMatchObject([{ state: 'running', text: 'So far', order: 4 }])
    expect((await ana.read(id, '?limit=1&before=3')).answers).toEqual([])
    ana.socket.send({ type: 'stop', conversation_id: id })
    await ana.heard(({ type, state }) => type === 'answer/end' && state === 'stopped')
  })
})
