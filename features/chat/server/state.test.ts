import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode } from '#start/testing/node.ts'
import type { Answerer } from './answerer.ts'
import { listOpenRuns } from './run-store.ts'
import { keptState, longestState } from './state.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
})
afterAll(() => database.close())

/** Leaves the words of each question, and says what the answers before it left. */
const remembering: Answerer = async function* remember({ history }) {
  const lines = await history(40)
  const left = lines.flatMap(({ role, state }) => (role === 'assistant' ? [JSON.stringify(state?.state)] : []))
  yield { type: 'text', text: `Left so far: ${left.join(' ')}` }
  yield { type: 'state', version: 1, state: 'replaced by the next' }
  yield { type: 'state', version: 1, state: { heard: lines.at(-1)?.content } }
}

test('hands an answer the last state of each answer before it, also on another node', async () => {
  await using node = await openNode(database, { answerer: remembering, isAlone: false })
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  await ana.ask(id, 'one')
  expect(await ana.ask(id, 'two')).toMatchObject({ content: 'Left so far: {"heard":"one"}' })
  await using other = await openNode(database, { answerer: remembering, isAlone: false })
  const elsewhere = await openChatter(other, ana.id)
  expect(await elsewhere.ask(id, 'three')).toMatchObject({ content: 'Left so far: {"heard":"one"} {"heard":"two"}' })
})

test('a state belongs to its branch, and is told to no client', async () => {
  await using node = await openNode(database, { answerer: remembering })
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  await ana.ask(id, 'one')
  const answer = await ana.ask(id, 'two')
  const edited = await ana.ask(id, 'three', { replaces: answer['parent_id'] })
  expect(edited).toMatchObject({ content: 'Left so far: {"heard":"one"}' })
  expect(JSON.stringify(await ana.read(id))).not.toContain('"heard":"three"')
  expect(JSON.stringify(ana.socket.frames)).not.toContain('"heard":"three"')
})

test('an answer that is cut off keeps the state that was stored with its pieces', async () => {
  let stored: unknown
  const answerer: Answerer = async function* act({ person, conversationId }, signal) {
    yield { type: 'state', version: 3, state: { did: 'it' } }
    yield { type: 'step-start', step: { id: 'a', label: 'Did it' } }
    stored = await database.as(person.id, (tx) => listOpenRuns(tx, person.id, conversationId))
    signal.throwIfAborted()
    yield { type: 'text', text: 'Done.' }
  }
  await using node = await openNode(database, { answerer, limits: { storing: 60_000 } })
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  await ana.ask(id, 'Do it.')
  expect(stored).toMatchObject([{ dialogue: { version: 3, state: { did: 'it' } } }])
})

test('a state that is too long is left out, and what no database can hold is taken out of it', () => {
  const state = 'x'.repeat(longestState)
  expect(keptState({ version: 1, state })).toBeNull()
  expect(keptState({ version: 1, state: state.slice(100) })).toEqual({ version: 1, state: state.slice(100) })
  expect(keptState({ version: 1, state: { title: 'a\0b\uD800' } })).toEqual({ version: 1, state: { title: 'ab' } })
})
