import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode } from '#start/testing/node.ts'
import { scripted } from '#start/testing/scripted.ts'
import type { Answerer } from './answerer.ts'
import { follow } from './testing/follower.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
})
afterAll(() => database.close())

const limits = { lease: 2_000, renewal: 200, sweep: 100 }

/** A node whose database does, when told to, what it was asked and is then not heard to say so. */
async function openUnheard(isAlone: boolean) {
  let unheard = 0
  const called: string[] = []
  const as: Database['as'] = async (ownerId, work) => {
    const done = await database.as(ownerId, work)
    if (unheard === 0) return done
    unheard -= 1
    throw new Failure('unavailable', 'The database cannot be reached at the moment.')
  }
  const answerer: Answerer = (turn, signal) => {
    called.push(turn.conversationId)
    return scripted(turn, signal)
  }
  const node = await openNode({ ...database, as }, { limits, isAlone, answerer })
  onTestFinished(() => node[Symbol.asyncDispose]())
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  const device = await openChatter(node, ana.id)
  const follower = follow({ socket: device.socket, read: () => ana.read(id) })
  await follower.thread()
  return {
    ana,
    id,
    /** How often this conversation's answers were asked for. */
    called: () => called.filter((conversationId) => conversationId === id),
    follower,
    /** Resolves when it has happened to a person's next transaction. */
    loseNext: async (meanwhile: () => void = () => {}) => {
      unheard = 1
      meanwhile()
      await expect.poll(() => unheard).toBe(0)
    },
  }
}

describe.each([true, false])('where it is not known whether something was stored (alone: %s),', (isAlone) => {
  test('a message is refused, sent again, there once and answered once', async () => {
    const { ana, id, called, follower, loseNext } = await openUnheard(isAlone)
    const send = () => ana.say(id, 'Once', { client_message_id: 'the only one' })
    await loseNext(send)
    await ana.heard(({ type, code }) => type === 'error' && code === 'unavailable')
    send()
    await ana.heard(({ type }) => type === 'ack')
    const said = async () => (await ana.read(id)).messages.map(({ content }) => content)
    await expect.poll(said).toEqual(['Once', 'You said: Once'])
    expect(called()).toHaveLength(1)
    await expect.poll(() => follower.thread()).toEqual(await ana.read(id))
  })

  test('a message that has to wait for its turn is seen by every device', async () => {
    const { ana, id, follower, loseNext } = await openUnheard(isAlone)
    ana.say(id, { say: 'One', tokens: 40, every: 50 })
    await ana.heard(({ type }) => type === 'answer/delta')
    const send = () => ana.say(id, 'Two', { client_message_id: 'two' })
    await loseNext(send)
    send()
    await ana.heard(({ type, client_message_id }) => type === 'ack' && client_message_id === 'two')
    const held = async () => (await follower.thread()).messages.map(({ client_message_id }) => client_message_id)
    await expect.poll(held).toContain('two')
  })

  test('an answer ends once, the next one begins, and every device holds both', async () => {
    const { ana, id, called, follower, loseNext } = await openUnheard(isAlone)
    ana.say(id, { say: 'One', tokens: 10, every: 50 })
    ana.say(id, 'Two')
    await ana.heard(({ type, answer }) => type === 'answer/start' && (answer as { state: string }).state === 'queued')
    await ana.heard(({ type }) => type === 'answer/delta')
    await loseNext()
    await expect.poll(async () => (await ana.read(id)).messages.length).toBe(4)
    expect(called()).toHaveLength(2)
    await expect.poll(() => follower.thread()).toEqual(await ana.read(id))
  })
})
