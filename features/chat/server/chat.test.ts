import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { nodeMigrations, openNode, type TestNode, until } from '#start/testing/node.ts'
import { tokensOf } from '#start/testing/scripted.ts'
import type { Conversation, Thread } from '../contract.ts'

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

const all = '/v1/conversations/conversations/'

async function begin(ana: string, title = 'New Chat'): Promise<Conversation> {
  const { status, body } = await node.call<Conversation>(ana, 'POST', all, { title, firstMessage: 'Hello!' })
  expect(status).toBe(201)
  return body
}

test('a message is stored, acknowledged, answered in pieces and then as a whole', async () => {
  const ana = randomUUID()
  const { id } = await begin(ana)
  const socket = await node.enter(ana)
  socket.send({
    type: 'user_message',
    content: '{"tokens":60,"every":2}',
    conversation_id: id,
    client_message_id: 'one',
  })
  const whole = await until(socket, ({ type }) => type === 'assistant_message')
  expect(whole).toMatchObject({ role: 'assistant', content: tokensOf(60), conversation_id: id, state: 'whole' })
  await until(socket, ({ type }) => type === 'conversation/changed')
  const kinds = socket.frames.map(({ type }) => type).filter((type, at, types) => type !== types[at - 1])
  expect(kinds).toEqual([
    'hello',
    'ack',
    'message/added',
    'answer/start',
    'conversation/changed',
    'answer/delta',
    'assistant_message',
    'answer/end',
    'conversation/changed',
  ])
  const told = socket.frames.filter(({ type }) => type === 'answer/delta').map(({ text }) => text)
  expect(told.join('')).toBe(tokensOf(60))
  const { body } = await node.call<Thread>(ana, 'GET', `${all}${id}`)
  expect(body.messages.map(({ role, content, order }) => [role, content, order])).toEqual([
    ['user', '{"tokens":60,"every":2}', 1],
    ['assistant', tokensOf(60), 2],
  ])
  expect(body).toMatchObject({ answers: [], earlier: false, later: false, unread: true })
})
