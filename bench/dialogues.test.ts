import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { casesOf, type DialogueCase, sentenceFiles } from './sentences/cases.ts'
import type { Surroundings } from './sentences/room.ts'
import { tryAll } from './sentences/trials.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
})
afterAll(() => database.close())

/** Dialogues in which a later message means something only after the earlier ones. */
const dialogues = sentenceFiles
  .flatMap(casesOf)
  .filter(({ said }) => said.filter((words) => !/^(?:yes|no)$/i.test(words)).length > 1)

/** Every so many of them, so that the tests take a minute each. */
function some(most: number): DialogueCase[] {
  const every = Math.ceil(dialogues.length / most)
  return dialogues.filter((_, at) => at % every === 0)
}

/** Nothing of what was said is left but how long it is, and whether it asks. */
function otherWords(text: string): string {
  return text
    .replaceAll(/\p{L}/gu, 'x')
    .replaceAll(/\d/g, '0')
    .replaceAll(/[“”"*:.]/g, '')
}

async function tried(cases: readonly DialogueCase[], surroundings: Surroundings): Promise<string[]> {
  const untold = cases.map((one) => ({ ...one, expect: { ...one.expect, answer_includes: [] } }))
  const plain = await tryAll(database, untold)
  const other = await tryAll(database, untold, surroundings)
  const known = new Set(plain.wrong.map(([said]) => said))
  return other.wrong.filter(([said]) => !known.has(said)).map((each) => each.join('\n'))
}

test('dialogues come to the same when every answer is worded in another way', async () => {
  expect(await tried(some(36), { reword: otherWords })).toEqual([])
})

test('dialogues come to the same when each message reaches another node', async () => {
  expect(await tried(some(24), { between: 'another node' })).toEqual([])
})

test('dialogues come to the same when the house restarts before each message', async () => {
  expect(await tried(some(6), { between: 'a restart' })).toEqual([])
})
