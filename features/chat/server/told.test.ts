import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, conversations as all, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Thread } from '../contract.ts'
import { type Follower, follow } from './testing/follower.ts'

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

type Scene = { ana: Chatter; id: string; ended: (count: number) => Promise<unknown>; watch: () => void }

/** Every kind of change, as something that happens in a conversation with one exchange. */
const scenes: Record<string, (scene: Scene) => Promise<unknown>> = {
  'a new title': ({ ana, id }) => ana.call('PATCH', all + id, { title: 'Renamed' }),
  'a pin': ({ ana, id }) => ana.call('PATCH', all + id, { pinned: true }),
  'reading on': ({ ana, id }) => ana.call('PATCH', all + id, { read_through: 2 }),
  'a deletion that was taken back': async ({ ana, id, watch }) => {
    await ana.call('DELETE', all + id)
    watch()
    await ana.call('POST', `${all}${id}/restore`)
  },
  'an exchange, streamed': async ({ ana, id, watch, ended }) => {
    ana.say(id, { tokens: 100, every: 2 })
    for (let n = 1; n < 10; n += 1) {
      await ana.heard(({ at }) => Number(at) >= n * 60)
      watch()
    }
    await ended(2)
  },
  'an exchange with steps': async ({ ana, id, watch, ended }) => {
    const steps = [
      { label: 'Looked at 3 calendars', takes: 50 },
      { label: 'Asked Zoë', takes: 50, fails: 'She is away' },
    ]
    ana.say(id, { steps, say: 'Here they are.' })
    await ana.heard(({ type }) => type === 'step/start')
    watch()
    await ana.heard(({ type }) => type === 'step/end')
    watch()
    await ended(2)
  },
  'twenty messages in a burst': async ({ ana, id, watch, ended }) => {
    for (let n = 1; n <= 20; n += 1) ana.say(id, { say: `Answer ${n}`, after: 5 })
    await ana.heard(({ type, answer }) => type === 'answer/start' && (answer as { order: number }).order === 12)
    watch()
    await ended(10)
    watch()
    await ended(21)
  },
  'a stop while an answer is written and others wait': async ({ ana, id, watch, ended }) => {
    ana.say(id, { say: 'So far', hang: true })
    ana.say(id, 'And then?')
    await ana.heard(({ type, text }) => type === 'answer/delta' && text === 'So far')
    watch()
    ana.socket.send({ type: 'stop', conversation_id: id })
    await ended(3)
  },
  'an answer that fails in the middle': ({ ana, id }) => ana.ask(id, { say: 'So far', fail: 'The line is dead.' }),
  'an answer that fails at once': ({ ana, id }) => ana.ask(id, { fail: 'The line is dead.' }),
  'an edited message': async ({ ana, id }) => {
    const [question] = (await ana.read(id)).messages
    await ana.ask(id, 'Rather this', { replaces: question?.id })
  },
  'an edited message while its answer is written': async ({ ana, id, ended, watch }) => {
    ana.say(id, { say: 'So far', hang: true })
    await ana.heard(({ type, text }) => type === 'answer/delta' && text === 'So far')
    watch()
    const [, , question] = (await ana.read(id)).messages
    await ana.ask(id, 'Rather this', { replaces: question?.id })
    await ended(3)
  },
  'another try at an answer in the middle': async ({ ana, id, watch, ended }) => {
    await ana.ask(id, 'And then?')
    const [, answer] = (await ana.read(id)).messages
    await ana.call('POST', `${all}${id}/messages/${answer?.id}/retry`)
    watch()
    await ended(3)
  },
  'an earlier version, chosen again': async ({ ana, id, watch }) => {
    const [question] = (await ana.read(id)).messages
    await ana.ask(id, 'Rather this', { replaces: question?.id })
    await ana.ask(id, 'And on', {})
    watch()
    await ana.call('PUT', `${all}${id}/branch`, { message_id: question?.id })
  },
}

describe('what is held and what is heard make what is there, after', () => {
  test.each(Object.entries(scenes))('%s', async (_, play) => {
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    const source = { socket: ana.socket, read: () => readUndeleted(ana, id) }
    const followers: Follower[] = [follow(source)]
    await ana.ask(id, { say: 'Good morning.' })
    const watch = () => void followers.push(follow(source))
    watch()
    await followers.at(-1)?.thread()
    await play({ ana, id, watch, ended: (count) => endings(ana, count) })
    watch()
    const there = await ana.read(id)
    for (const follower of followers) await expect.poll(() => follower.thread()).toEqual(there)
  })

  test('nothing at all, without reading again, where nothing asked for it', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    const follower = follow({ socket: ana.socket, read: () => ana.read(id) })
    for (let n = 0; n < 3; n += 1) await ana.ask(id, { tokens: 50, every: 1 })
    await expect.poll(() => follower.thread()).toEqual(await ana.read(id))
    expect(follower.reads).toBe(1)
  })
})

async function readUndeleted(ana: Chatter, id: string): Promise<Thread | undefined> {
  const { status, body } = await ana.call<Thread>('GET', all + id)
  expect([200, 404]).toContain(status)
  return status === 200 ? body : undefined
}

/** Resolves when this many answers have ended in all. */
async function endings(ana: Chatter, count: number): Promise<void> {
  await ana.heard(() => ana.socket.frames.filter(({ type }) => type === 'answer/end').length >= count)
}
