import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { countUsage } from '#foundation/server/quota/usage-store.ts'
import { conversations, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { messagesQuota } from './quotas.ts'

let database: TestDatabase
let node: TestNode
/** Answers wait for it. */
let permission = Promise.resolve()
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
  node = await openNode(database, {
    settings: { QUOTAS: 'messages=4' },
    async *answerer() {
      await permission
      yield { type: 'text', text: 'Good morning' }
    },
  })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const usageOf = (ownerId: string) => database.as(ownerId, (tx) => countUsage(tx, ownerId, messagesQuota.counted))

test('an answer that is tried again counts as another message', async () => {
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  const answer = await ana.ask(id, 'Good morning')
  const retry = () => ana.call<{ id: string }>('POST', `${conversations}${id}/messages/${answer['id'] as string}/retry`)
  for (let used = 3; used <= 4; used += 1) {
    const { status, body } = await retry()
    expect(status).toBe(200)
    await ana.heard(({ type, id: ended }) => type === 'assistant_message' && ended === body.id)
    expect((await usageOf(ana.id)).used).toBe(used)
  }
  expect(await retry()).toMatchObject({ status: 409, body: { code: 'full' } })
})

test('an answer that is being written counts as the message that it becomes', async () => {
  const given = Promise.withResolvers<void>()
  permission = given.promise
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  for (const words of ['One', 'Two', 'Three']) ana.say(id, words)
  expect(await ana.heard(({ type }) => type === 'error')).toMatchObject({ code: 'full' })
  expect((await usageOf(ana.id)).used).toBe(4)
  given.resolve()
  const ended = () => ana.socket.frames.filter(({ type }) => type === 'assistant_message').length
  await ana.heard(() => ended() === 2)
  expect((await usageOf(ana.id)).used).toBe(4)
})

test('messages of a deleted chat count as deleted until they are gone', async () => {
  const ana = await openChatter(node, randomUUID())
  const { id } = await ana.begin()
  await ana.ask(id, 'Good morning')
  await ana.call('DELETE', `${conversations}${id}`)
  expect(await usageOf(ana.id)).toEqual({ used: 2, deleted: 2 })
})
