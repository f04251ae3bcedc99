import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import { type Asking, defineAction, type Outcome } from '#foundation/server/action.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Feature } from '#foundation/server/feature.ts'
import type { Person } from '#foundation/server/person.ts'
import { notesFeature, sentNotes } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { z } from 'zod'
import type { Activity } from '../contract.ts'

/** Started actions end when the test says so. */
let gate = Promise.withResolvers<string>()
let begun = 0
const slowFeature: Feature<unknown> = {
  name: 'slow',
  open: () => ({
    actions: [
      defineAction({
        name: 'slow.wait',
        title: 'Wait',
        description: 'Waits.',
        input: z.object({}),
        effect: 'write',
        show: () => ({ title: 'Wait', fields: [] }),
        async run() {
          begun += 1
          const end = await gate.promise
          if (end === 'refuse') throw new Failure('conflict', 'This was not to be.')
          if (end === 'break') throw new TypeError('a bug, as it was asked for')
          return { thing: end, inverse: {} }
        },
        done: () => 'Waited.',
        undo: async () => ({ thing: await gate.promise, inverse: {} }),
      }),
    ],
  }),
}

let database: TestDatabase
let node: TestNode
let other: TestNode
let ana: Chatter
let person: Person
beforeAll(async () => {
  database = await testDatabase({ migrations: [...nodeMigrations, notesMigrations] })
  const options = { features: [notesFeature, slowFeature], isAlone: false }
  node = await openNode(database, options)
  other = await openNode(database, options)
})
beforeEach(async () => {
  ana = await openChatter(node)
  person = { id: ana.id, sessionId: ana.id }
  gate = Promise.withResolvers()
  begun = 0
})
afterAll(async () => {
  for (const each of [node, other]) await each[Symbol.asyncDispose]()
  await database.close()
})

const list = async (query = '') => (await ana.call<Activity[]>('GET', `/v1/activity${query}`)).body
const letter = { to: 'sara@example.com', title: 'Lunch', body: '' }

function perform(name: string, input: object, asking: Partial<Asking> = {}, on = node): Promise<Outcome> {
  return on.app.actions.perform(person, name, input, { origin: 'chat', ...asking })
}

describe('two requests with one key', () => {
  test('run once and get the same answer', async () => {
    const key = randomUUID()
    const [first, second] = [
      await perform('notes.add-note', { title: 'Milk' }, { key }),
      await perform('notes.add-note', { title: 'Milk' }, { key }),
    ]
    expect(second).toEqual(first)
    expect(await list()).toHaveLength(1)
  })

  test('run once at the same moment and on two nodes', async () => {
    const key = randomUUID()
    const asked = [node, other, node, other].map((on) => perform('slow.wait', {}, { key }, on))
    await expect.poll(() => begun).toBe(1)
    gate.resolve('done')
    const outcomes = await Promise.all(asked)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ state: 'done', sentence: 'Waited.' })
    expect(begun).toBe(1)
  })

  test('wait once, and get the outcome of the approval', async () => {
    const key = randomUUID()
    const ask = () => perform('notes.send-note', letter, { key })
    const first = await ask()
    expect(await ask()).toEqual(first)
    const [waiting] = await list()
    await ana.call('POST', `/v1/activity/${waiting?.id}/approve`, { hash: waiting?.hash })
    expect(await ask()).toMatchObject({ state: 'done', sentence: 'Sent “Lunch” to sara@example.com.' })
    expect(sentNotes.filter(({ from }) => from === ana.id)).toHaveLength(1)
  })

  test('get the outcome of an edit or a refusal', async () => {
    const key = randomUUID()
    const ask = () => perform('notes.send-note', letter, { key })
    await ask()
    const [waiting] = await list()
    const change = { hash: waiting?.hash, fields: { title: 'Dinner' } }
    const { body: edited } = await ana.call<Activity>('POST', `/v1/activity/${waiting?.id}/edit`, change)
    expect(await ask()).toMatchObject({ state: 'waits', activityId: edited.id })
    await ana.call('POST', `/v1/activity/${edited.id}/decline`)
    await expect(ask()).rejects.toMatchObject({ code: 'conflict', message: 'You said no. Nothing was done.' })
  })

  test('are refused alike', async () => {
    const key = randomUUID()
    gate.resolve('refuse')
    for (let time = 0; time < 2; time += 1)
      await expect(perform('slow.wait', {}, { key })).rejects.toMatchObject({ message: 'This was not to be.' })
    expect(begun).toBe(1)
  })

  test('are refused if the second asks for something else', async () => {
    const key = randomUUID()
    await perform('notes.add-note', { title: 'Milk' }, { key })
    await expect(perform('notes.add-note', { title: 'Bread' }, { key })).rejects.toMatchObject({ code: 'conflict' })
    await expect(perform('slow.wait', {}, { key })).rejects.toMatchObject({ code: 'conflict' })
    expect(begun).toBe(0)
  })

  test('are separate for each person and caller', async () => {
    const key = randomUUID()
    await perform('notes.add-note', { title: 'Milk' }, { key })
    for (let time = 0; time < 2; time += 1)
      await ana.call('POST', '/v1/actions/notes.add-note', { input: { title: 'Bread' }, key })
    expect((await list()).map(({ changes }) => changes[0]?.after)).toEqual(['Bread', 'Milk'])
    const ben = { id: randomUUID(), sessionId: randomUUID() }
    const asking = { origin: 'chat', key } as const
    expect(await node.app.actions.perform(ben, 'notes.add-note', { title: 'Eggs' }, asking)).toMatchObject({
      sentence: 'Kept the note “Eggs”.',
    })
  })
})

/** As a node leaves it that is killed between the row and the receipt. */
async function abandon(what: 'running' | 'undoing' | 'redoing'): Promise<string> {
  gate.resolve('done')
  const { activityId } = await perform('slow.wait', {})
  const left = {
    running: `state = 'running', receipt = null, sentence = null, ended_at = null`,
    undoing: 'undoing = true',
    redoing: `undoing = true, state = 'undone'`,
  }[what]
  await database.pool.query(
    `update activities set ${left}, node = $1, lease_until = now() - interval '1 second' where id = $2`,
    [randomUUID(), activityId],
  )
  return activityId
}

describe('an action interrupted by a dying server', () => {
  test.each([
    ['running', 'The server stopped while this was being done. It may have happened or not: please look.'],
    ['undoing', 'The server stopped while this was being taken back. It may have been or not: please look.'],
    ['redoing', 'The server stopped while this was being done again. It may have been or not: please look.'],
  ] as const)('%s, is said to be unknown, and is not tried again', async (what, sentence) => {
    const id = await abandon(what)
    expect(await list()).toMatchObject([{ id, state: 'unknown', sentence, undoable: false, redoable: false }])
    for (const word of ['undo', 'redo']) expect((await ana.call('POST', `/v1/activity/${id}/${word}`)).status).toBe(409)
    expect(begun).toBe(1)
  })

  test('is found at the next start, and its caller is told', async () => {
    const id = await abandon('running')
    await using _ = await openNode(database, { features: [notesFeature, slowFeature], isAlone: false })
    const { rows } = await database.pool.query('select state from activities where id = $1', [id])
    expect(rows).toEqual([{ state: 'unknown' }])
  })

  test('is left alone while its server renews the lease', async () => {
    const options = { features: [slowFeature], isAlone: false, activityLimits: { leaseMilliseconds: 2_000 } }
    await using swift = await openNode(database, options)
    const working = perform('slow.wait', {}, {}, swift)
    await expect.poll(() => begun).toBe(1)
    const read = async () =>
      (
        await database.pool.query(
          `select state, lease_until > now() as held, lease_until from activities
        where owner_id = $1`,
          [ana.id],
        )
      ).rows[0]
    const before = await read()
    await expect.poll(async () => (await read()).lease_until > before.lease_until).toBe(true)
    expect(await list()).toMatchObject([{ state: 'running' }])
    gate.resolve('done')
    expect(await working).toMatchObject({ state: 'done' })
  })

  test('still records its receipt if the server was only slow', async () => {
    const working = perform('slow.wait', {})
    await expect.poll(() => begun).toBe(1)
    await database.pool.query(`update activities set lease_until = now() - interval '1 hour' where owner_id = $1`, [
      ana.id,
    ])
    expect(await list()).toMatchObject([{ state: 'unknown' }])
    gate.resolve('done')
    await working
    expect(await list()).toMatchObject([{ state: 'done', sentence: 'Waited.' }])
  })
})

test('an action that breaks in the middle is unknown, and reported as broken', async () => {
  gate.resolve('break')
  await expect(perform('slow.wait', {})).rejects.toThrow('a bug, as it was asked for')
  expect(await list()).toMatchObject([
    { state: 'unknown', sentence: expect.stringContaining('Something went wrong on the server') },
  ])
})

test('the outcomes of a conversation are listed oldest first', async () => {
  const asking = { conversationId: randomUUID(), answerId: randomUUID() }
  await perform('notes.add-note', { title: 'Milk' }, asking)
  await perform('notes.send-note', letter, asking)
  await perform('notes.add-note', { title: 'Elsewhere' })
  expect(await node.app.actions.outcomes(person, asking.conversationId)).toEqual([
    {
      activityId: expect.any(String),
      action: 'notes.add-note',
      answerId: asking.answerId,
      title: 'Keep a note',
      state: 'done',
      sentence: 'Kept the note “Milk”.',
      sources: [],
      things: [{ kind: 'note', id: expect.any(String), title: 'Milk' }],
    },
    {
      activityId: expect.any(String),
      action: 'notes.send-note',
      answerId: asking.answerId,
      title: 'Send a note',
      state: 'waiting',
      sentence: undefined,
      sources: undefined,
      things: [],
    },
  ])
  expect(await node.app.actions.outcomes({ ...person, id: randomUUID() }, asking.conversationId)).toEqual([])
})
