import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** The same for the same seed (xorshift32). */
function chance(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % sides
  }
}

type Play = { ana: Chatter; id: string; thread: Thread; pick: (sides: number) => number }

/** What a person may do at any moment. */
const moves: ((play: Play) => Promise<unknown> | void)[] = [
  ({ ana, id, pick }) => ana.say(id, { tokens: 1 + pick(30), every: pick(4) }),
  ({ ana, id, pick }) => ana.say(id, { steps: [{ label: 'Looked', takes: pick(20) }], say: 'Here.', after: pick(20) }),
  ({ ana, id, pick }) => ana.say(id, pick(2) === 0 ? { say: 'So far', fail: 'No.' } : { hang: true }),
  ({ ana, id }) => ana.socket.send({ type: 'stop', conversation_id: id }),
  ({ ana, id, pick }) => ana.call('PATCH', all + id, { title: `Title ${pick(100)}`, pinned: pick(2) === 0 }),
  ({ ana, id, pick }) => ana.call('PATCH', all + id, { read_through: pick(20) }),
  ({ ana, id, thread: { messages }, pick }) => {
    const own = messages.filter(({ role }) => role === 'user')
    const replaced = own[pick(Math.max(1, own.length))]
    if (replaced) ana.say(id, { say: 'Edited.', after: pick(10) }, { replaces: replaced.id })
  },
  async ({ ana, id, thread: { messages }, pick }) => {
    const answers = messages.filter(({ role }) => role === 'assistant')
    const answer = answers[pick(Math.max(1, answers.length))]
    if (answer) await ana.call('POST', `${all}${id}/messages/${answer.id}/retry`)
  },
  async ({ ana, id, thread: { messages }, pick }) => {
    const versions = messages.flatMap((message) => (message.versions.length > 1 ? message.versions : []))
    const version = versions[pick(Math.max(1, versions.length))]
    if (version !== undefined) await ana.call('PUT', `${all}${id}/branch`, { message_id: version })
  },
]

test.each([11, 23, 37, 41])(
  'whatever is done, in whatever order, what is held and heard makes what is there (%i)',
  async (seed) => {
    const pick = chance(seed * 7_919)
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    const followers: Follower[] = []
    for (let turn = 0; turn < 25; turn += 1) {
      if (pick(4) === 0) followers.push(follow({ socket: ana.socket, read: () => ana.read(id) }))
      await moves[pick(moves.length)]?.({ ana, id, thread: await ana.read(id), pick })
    }
    ana.socket.send({ type: 'stop', conversation_id: id })
    // Messages are handled in order: when this is answered, all earlier ones were handled.
    ana.socket.send({ type: 'typing', conversation_id: id })
    await ana.heard(({ type }) => type === 'typing')
    await expect.poll(async () => (await ana.read(id)).answers).toEqual([])
    const there = await ana.read(id)
    expect(there.messages.every(({ state }, at) => at % 2 === 1 || state === 'whole')).toBe(true)
    expect(there.messages.map(({ parent_id }) => parent_id)).toEqual([
      null,
      ...there.messages.slice(0, -1).map((each) => each.id),
    ])
    for (const follower of followers) await expect.poll(() => follower.thread()).toEqual(await ana.read(id))
  },
)
