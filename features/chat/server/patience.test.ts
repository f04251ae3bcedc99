import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode } from '#start/testing/node.ts'
import type { Answerer } from './answerer.ts'
import { outwait } from './patience.ts'
import { openLine } from './testing/line.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
})
afterAll(() => database.close())

test('an answer that wants to know what was said waits for a database that is away for a moment', async () => {
  const line = openLine(database)
  const cut = Promise.withResolvers<void>()
  const answerer: Answerer = async function* recall({ history }) {
    line.cut()
    cut.resolve()
    const said = await history(10)
    yield { type: 'text', text: said.map(({ content }) => content).join() }
  }
  await using node = await openNode(line.database, { answerer })
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  const answered = ana.ask(id, 'Hello')
  await cut.promise
  line.mend()
  expect(await answered).toMatchObject({ state: 'whole', content: 'Hello' })
})

test('what fails for another reason, or when it is over, is not tried again', async () => {
  let tries = 0
  const fail = (error: Error) => async () => {
    tries += 1
    throw error
  }
  await expect(outwait(fail(new TypeError('a bug')), () => false)).rejects.toThrow('a bug')
  await expect(outwait(fail(new Failure('unavailable', 'It is away.')), () => true)).rejects.toThrow('It is away.')
  expect(tries).toBe(2)
})
