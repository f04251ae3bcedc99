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

/** Dialogues whose later messages depend on the earlier ones. */
const dialogues = sentenceFiles
  .flatMap(casesOf)
  .filter(({ said }) => said.filter((words) => !/^(?:yes|no)$/i.test(words)).length > 1)

/** Enough for a test; `npm run bench sentences` runs them all. Answers are not compared, because they are reworded. */
const chosen = everyNth(dialogues, 2 * Math.ceil(dialogues.length / 24)).map((one) => ({
  ...one,
  expect: { ...one.expect, answer_includes: [] },
}))

function everyNth(cases: readonly DialogueCase[], nth: number): DialogueCase[] {
  return cases.filter((_, at) => at % nth === 0)
}

/** Keeps only the length of the text, and whether it is a question. */
function otherWords(text: string): string {
  return text
    .replaceAll(/\p{L}/gu, 'x')
    .replaceAll(/\d/g, '0')
    .replaceAll(/[“”"*:.]/g, '')
}

/** Dialogues that fail in these surroundings only; those that fail are tried again without any change. */
async function tried(cases: readonly DialogueCase[], surroundings: Surroundings): Promise<string[]> {
  const { wrong } = await tryAll(database, cases, surroundings)
  const failed = new Set(wrong.map(([said]) => said))
  const plain = await tryAll(
    database,
    cases.filter(({ said }) => failed.has(said.join(' | '))),
  )
  const known = new Set(plain.wrong.map(([said]) => said))
  return wrong.filter(([said]) => !known.has(said)).map((each) => each.join('\n'))
}

test('dialogues have the same result when every answer is reworded', async () => {
  expect(await tried(chosen, { reword: otherWords })).toEqual([])
})

test('dialogues have the same result when each message reaches another node', async () => {
  expect(
    await tried(
      chosen.filter((_, at) => at % 3 !== 0),
      { between: 'another node' },
    ),
  ).toEqual([])
})

test('dialogues have the same result when the server restarts before each message', async () => {
  expect(await tried(everyNth(chosen, 3), { between: 'a restart' })).toEqual([])
})
