import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { dearness } from '../tools/growth.ts'
import { type Chatter, openChatter } from './testing/chatter.ts'
import { openNode, type TestNode } from './testing/node.ts'
import { productMigrations, register } from './testing/whole.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  node = await openNode(database, { answerer: assistant.answer, features: [assistant.feature, calendar] })
})
beforeEach(async () => {
  ana = await openChatter(node)
  await register(database, ana.id)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

/** A quadratic reader takes a hundred times as long on texts of this size. */
const mostTimes = 8

const marks = ['\n', ' ', '\t', '. ', ', ', '“', '"', '“”', '(', '- ', '\u200D', 'a\n', '\n\n', 'and ', '`', '*a ']

test('a calendar file of one repeated mark costs the server about what any file of its size costs', async () => {
  const size = 120_000
  const usual = () => send(`BEGIN:VCALENDAR\n${'X-ROOM:b\n'.repeat(size / 9)}END:VCALENDAR\n`)
  const runs = [...marks, '\r', '\r\n', '\n ', 'BEGIN\n', 'BEGIN:VEVENT\n', 'END:VEVENT\n', ';A=', 'A;B=\n', '\uFEFF']
  const dear = await costly(runs, usual, (run) => send(run.repeat(size / run.length)))
  expect(dear).toEqual([])
})

test('a message of one repeated mark costs the server about what any message of its size costs', async () => {
  const size = 15_900
  const ask = async (run: string) => {
    const { id } = await ana.begin('A long message')
    return ana.ask(id, `Lunch ${run.repeat(size / run.length)}`)
  }
  const usual = () => ask('with everybody who was there, ')
  const runs = [...marks, 'every Monday ', 'with Ann and ', 'at 9 ', '1:', 'cancel ', '9-10 ', 'the ', '“a ', '’s ']
  expect(await costly(runs, usual, ask)).toEqual([])
})

async function send(content: string): Promise<void> {
  const { status } = await ana.call('POST', '/v1/calendar/imports', { name: 'work.ics', content })
  expect([200, 400, 422]).toContain(status)
}

async function costly(
  runs: string[],
  usual: () => Promise<unknown>,
  work: (run: string) => Promise<unknown>,
): Promise<string[]> {
  const dear = await Array.fromAsync(runs, async (run) => {
    const times = await dearness(() => work(run), usual, mostTimes)
    return times === undefined ? [] : [`${JSON.stringify(run)}: ${times.toFixed(1)} times`]
  })
  return dear.flat()
}
