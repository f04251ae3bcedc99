import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createMemoryBus } from '#foundation/server/live/memory-bus.ts'
import type { Received } from '#foundation/server/live/testing.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode } from '#start/testing/node.ts'
import { tokensOf } from '#start/testing/scripted.ts'
import type { Message, Thread } from '../contract.ts'
import { makeConversation, writePiece } from './testing/conversation.ts'
import { follow } from './testing/follower.ts'
import { openLine } from './testing/line.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
})
afterAll(() => database.close())

/** A lease outlasts a pause of a busy machine, which would lose it otherwise. */
const limits = { lease: 2_000, renewal: 200, sweep: 100, storing: 50, drain: 1_000 }

/** Two nodes that hear each other. */
async function openTwo() {
  const bus = createMemoryBus({ clock: systemClock })
  const line = openLine(database)
  const open = async (at: TestDatabase | typeof line.database) => {
    const node = await openNode(at, { bus, limits, isAlone: false })
    onTestFinished(() => node[Symbol.asyncDispose]())
    return node
  }
  const [first, second] = [await open(line.database), await open(database)]
  const ana = await openChatter(first)
  return { line, first, second, ana, elsewhere: await openChatter(second, ana.id) }
}

const isDelta = ({ type }: Received) => type === 'answer/delta'
const isWhole = ({ type }: Received) => type === 'assistant_message'

function said({ messages }: Thread): unknown[] {
  return messages.map(({ content, state }) => [content, state])
}

test('the answer of a node that dies is closed by another, with what was written, and told with a sentence', async () => {
  const { line, ana, elsewhere } = await openTwo()
  const { id } = await ana.begin()
  const follower = follow({ socket: elsewhere.socket, read: () => elsewhere.read(id) })
  ana.say(id, { say: 'So far', hang: true })
  ana.say(id, 'And then?')
  await ana.heard(isDelta)
  await expect.poll(() => storedPieces(ana)).toBe('So far')
  line.cut()
  const closed = await elsewhere.heard(isWhole)
  expect(closed).toMatchObject({ content: 'So far', state: 'interrupted' })
  expect(await elsewhere.heard(({ type }) => type === 'notice')).toMatchObject({
    conversation_id: id,
    text: expect.stringContaining('interrupted'),
  })
  await elsewhere.heard((frame) => isWhole(frame) && frame['content'] === 'You said: And then?')
  await expect.poll(() => follower.thread()).toEqual(await elsewhere.read(id))
})

test('what a node writes after it was given up changes nothing any more', async () => {
  const { line, first, ana, elsewhere } = await openTwo()
  const { id } = await ana.begin()
  ana.say(id, { say: 'So far', tokens: 200, every: 10 })
  await ana.heard(isDelta)
  await expect.poll(() => storedPieces(ana)).toContain('So far')
  line.cut()
  const closed = await elsewhere.heard(isWhole)
  line.mend()
  await expect.poll(() => first.logged.join('')).toMatch(/ended by somebody else|had ended already/)
  const { messages, answers } = await elsewhere.read(id)
  expect(answers).toEqual([])
  expect(messages.at(-1)).toMatchObject({ content: closed['content'], state: 'interrupted' })
  expect(elsewhere.socket.frames.filter(isWhole)).toHaveLength(1)
})

test('an answer of which nothing was written is begun anew by another node, once', async () => {
  const { line, ana, elsewhere } = await openTwo()
  const { id } = await ana.begin()
  ana.say(id, { after: 1_000, say: 'At last' })
  await ana.heard(({ type }) => type === 'answer/start')
  line.cut()
  expect(await elsewhere.heard(isWhole)).toMatchObject({ content: 'At last', state: 'whole' })
  expect(elsewhere.socket.frames.filter(({ type }) => type === 'conversation/reload')).toHaveLength(1)
  expect(said(await elsewhere.read(id))).toEqual([
    ['{"after":1000,"say":"At last"}', 'whole'],
    ['At last', 'whole'],
  ])
})

test('an answer that killed two nodes before its first word is not begun a third time', async () => {
  const ana = randomUUID()
  await database.as(ana, async (tx) => {
    await makeConversation(tx, ana, 'Again')
    await sql`update runs set attempt = 2, lease_until = now()`.execute(tx)
  })
  const node = await openNode(database, { limits, isAlone: false })
  onTestFinished(() => node[Symbol.asyncDispose]())
  const { rows } = await database.as(ana, (tx) =>
    sql`select state, content from messages where role = 'assistant'`.execute(tx),
  )
  expect(rows).toEqual([{ state: 'interrupted', content: expect.stringContaining('before its first word') }])
})

test('what an earlier life left is closed before the port is opened, where there is no other node', async () => {
  const ana = randomUUID()
  const { conversationId } = await database.as(ana, (tx) => makeConversation(tx, ana, 'Earlier'))
  await database.asHouse(async (tx) => {
    const { rows } = await sql<{ node: string; runId: string; attempt: number }>`
      select node, id as "runId", attempt from runs where owner_id = ${ana}`.execute(tx)
    for (const run of rows) await writePiece(tx, run, 'Half an answer')
  })
  await using node = await openNode(database, { limits })
  const { body } = await node.call<Thread>(ana, 'GET', `/v1/conversations/conversations/${conversationId}`)
  expect(body.answers).toEqual([])
  expect(body.messages.at(-1)).toMatchObject({
    content: 'Half an answer',
    state: 'interrupted',
    steps: [{ label: 'Half an answer', state: 'done' }],
  })
})

test('stopping works from any node', async () => {
  const { ana, elsewhere } = await openTwo()
  const { id } = await ana.begin()
  ana.say(id, { say: 'So far', hang: true })
  await elsewhere.heard(isDelta)
  elsewhere.socket.send({ type: 'stop', conversation_id: id })
  expect(await elsewhere.heard(isWhole)).toMatchObject({ content: 'So far', state: 'stopped' })
})

test('another branch chosen on one node ends the answer that another node writes', async () => {
  const { ana, elsewhere } = await openTwo()
  const { id } = await ana.begin()
  ana.say(id, { say: 'So far', hang: true })
  await elsewhere.heard(isDelta)
  await expect.poll(() => storedPieces(ana)).toBe('So far')
  const [question] = (await elsewhere.read(id)).messages
  await elsewhere.ask(id, 'Rather this', { replaces: question?.id })
  expect(said(await ana.read(id))).toEqual([
    ['Rather this', 'whole'],
    ['You said: Rather this', 'whole'],
  ])
  await elsewhere.call('PUT', `/v1/conversations/conversations/${id}/branch`, { message_id: question?.id })
  expect(said(await ana.read(id)).at(-1)).toEqual(['So far', 'stopped'])
})

test('a message sent to one node while the other writes waits for its turn', async () => {
  const { ana, elsewhere } = await openTwo()
  const { id } = await ana.begin()
  ana.say(id, { tokens: 20, every: 10 })
  await ana.heard(isDelta)
  elsewhere.say(id, 'And then?')
  expect(await elsewhere.heard(({ type }) => type === 'ack')).toBeDefined()
  await elsewhere.heard((frame) => isWhole(frame) && frame['content'] === 'You said: And then?')
  expect(said(await ana.read(id))).toEqual([
    ['{"tokens":20,"every":10}', 'whole'],
    [tokensOf(20), 'whole'],
    ['And then?', 'whole'],
    ['You said: And then?', 'whole'],
  ])
})

test('a lost acknowledgement: five resends over two sockets, another node and a restart are one message', async () => {
  const { first, ana, elsewhere } = await openTwo()
  const { id } = await ana.begin()
  const send = (by: Chatter) => by.say(id, 'Once', { client_message_id: 'the only one' })
  const other = await openChatter(first, ana.id)
  for (const by of [ana, other, elsewhere]) send(by)
  await elsewhere.heard(isWhole)
  await first[Symbol.asyncDispose]()
  const again = await openNode(database, { limits, isAlone: false })
  onTestFinished(() => again[Symbol.asyncDispose]())
  const later = await openChatter(again, ana.id)
  for (const by of [elsewhere, later]) send(by)
  const acks = await Promise.all([elsewhere, later].map((by) => by.heard(({ type }) => type === 'ack')))
  expect(new Set(acks.map(({ message_id }) => message_id)).size).toBe(1)
  expect(said(await later.read(id))).toEqual([
    ['Once', 'whole'],
    ['You said: Once', 'whole'],
  ])
})

test('a node that closes lets answers end for a while, keeps what was written of the rest, and hands on what was not begun', async () => {
  const { first, ana, elsewhere } = await openTwo()
  const [quick, half, empty] = [await ana.begin(), await ana.begin(), await ana.begin()]
  ana.say(quick.id, { say: 'Just in time', after: 150 })
  ana.say(half.id, { say: 'So far', hang: true })
  ana.say(empty.id, { after: 2_000, say: 'By another' })
  await ana.heard(({ type, text }) => type === 'answer/delta' && text === 'So far')
  await expect
    .poll(() => ana.socket.frames.filter(({ type }) => type === 'answer/start').length)
    .toBeGreaterThanOrEqual(3)
  await first.app.drain()
  expect((await ana.socket.closed).code).toBe(1012)
  const told = ana.socket.frames.filter(isWhole).map(({ content, state }) => [content, state])
  expect(told).toEqual([
    ['Just in time', 'whole'],
    ['So far', 'interrupted'],
  ])
  await elsewhere.heard((frame) => isWhole(frame) && frame['content'] === 'By another')
})

test('three devices that send at once keep their order, in one order without a gap', async () => {
  const { first, ana, elsewhere } = await openTwo()
  const { id } = await ana.begin()
  const devices = [ana, await openChatter(first, ana.id), elsewhere]
  const count = 60
  for (let n = 0; n < count; n += 1)
    for (const [device, by] of devices.entries()) by.say(id, `${device} ${n}`, { client_message_id: `${device} ${n}` })
  const patience = { interval: 200 }
  for (const by of devices) await expect.poll(() => endings(by), patience).toBe(devices.length * count)

  const { messages, answers } = await ana.read(id)
  expect(answers).toEqual([])
  expect(messages.map(({ order }) => order)).toEqual(Array.from({ length: 2 * 3 * count }, (_, at) => at + 1))
  const questions = messages.filter(({ role }) => role === 'user')
  for (const device of devices.keys()) {
    const own = questions.filter(({ content }) => content.startsWith(`${device} `))
    expect(own.map(({ content }) => content)).toEqual(Array.from({ length: count }, (_, n) => `${device} ${n}`))
  }
  const replies = messages.filter(({ role }) => role === 'assistant')
  expect(replies.map(({ content, parent_id }) => [content, parent_id])).toEqual(
    questions.map(({ content, id: questionId }) => [`You said: ${content}`, questionId]),
  )
  // Two commits may be announced in reverse order; clients sort messages by place.
  const heard = devices.map(({ socket }) =>
    socket.frames.flatMap(({ type, message }) => (type === 'message/added' ? [message as Message] : [])),
  )
  for (const each of heard) expect(each).toEqual(heard[0])
  expect(heard[0]?.toSorted((one, other) => one.order - other.order)).toEqual(questions)
})

function endings({ socket }: Chatter): number {
  return socket.frames.filter(({ type }) => type === 'answer/end').length
}

async function storedPieces(ana: Chatter): Promise<string> {
  const { rows } = await database.as(ana.id, (tx) =>
    sql<{ text: string }>`select coalesce(string_agg(text, '' order by number), '') as text from run_pieces`.execute(
      tx,
    ),
  )
  return rows[0]?.text ?? ''
}
