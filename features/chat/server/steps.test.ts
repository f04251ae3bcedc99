import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode } from '#start/testing/node.ts'
import type { Answerer } from './answerer.ts'
import { listOpenRuns } from './run-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
})
afterAll(() => database.close())

test('a step acts only once it is stored that it has begun, so that no crash has it act again', async () => {
  const stored: unknown[] = []
  const answerer: Answerer = async function* act({ person, conversationId }) {
    for (const label of ['Looked at 3 calendars', 'Wrote an invitation']) {
      yield { type: 'step-start', step: { id: label, label } }
      const [run] = await database.as(person.id, (tx) => listOpenRuns(tx, person.id, conversationId))
      stored.push([run?.hasBegun, run?.steps.map(({ id, state }) => `${id}: ${state}`)])
      yield { type: 'step-end', step: { id: label, label, state: 'done' } }
    }
    yield { type: 'text', text: 'Done.' }
  }
  // Nothing is stored automatically during this test.
  await using node = await openNode(database, { answerer, limits: { storing: 60_000 } })
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  expect(await ana.ask(id, 'Invite Ben.')).toMatchObject({ content: 'Done.', state: 'whole' })
  expect(stored).toEqual([
    [true, ['Looked at 3 calendars: running']],
    [true, ['Looked at 3 calendars: done', 'Wrote an invitation: running']],
  ])
})
