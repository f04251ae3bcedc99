import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { casesOf, type DialogueCase, sentenceFiles } from './sentences/cases.ts'
import type { Surroundings } from './sentences/room.ts'
import { tryAll } from './sentences/trials.ts'

let database: TestDatabase
/** Dialogues that go wrong even when nothing is changed. */
let known: ReadonlySet<string | undefined>
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const plain = await tryAll(database, chosen)
  known = new Set(plain.wrong.map(([said]) => said))
})
afterAll(() => database.close())

/** Dialogues in which a later message means something only after the earlier ones. */
const dialogues = sentenceFiles
  .flatMap(casesOf)
  .filter(({ said }) => said.filter((words) => !/^(?:yes|no)$/i.test(words)).length > 1)

/** Enough of them for a test; `npm run bench sentences` tries them all. Answers are not compared: they are reworded. */
const chosen = everyNth(dialogues, Math.ceil(dialogues.length / 36)).map((one) => ({
  ...one,
  expect: { ...one.expect, answer_includes: [] },
}))

function everyNth(cases: readonly DialogueCase[], nth: number): DialogueCase[] {
  return cases.filter((_, at) => at % nth === 0)
}

/** Nothing of what was said is left but how long it is, and whether it asks. */
function otherWords(text: string): string {
  return text
    .replaceAll(/\p{L}/gu, 'x')
    .replaceAll(/\d/g, '0')
    .replaceAll(/[“”"*:.]/g, '')
}

async function tried(cases: readonly DialogueCase[], surroundings: Surroundings): Promise<string[]> {
  const other = await tryAll(database, cases, surroundings)
  return other.wrong.filter(([said]) => !known.has(said)).map((each) => each.join('\n'))
}

test('dialogues come to the same when every answer is worded in another way', async () => {
  expect(await tried(chosen, { reword: otherWords })).toEqual([])
})

test('dialogues come to the same when each message reaches another node', async () => {
  expect(
    await tried(
      chosen.filter((_, at) => at % 3 !== 0),
      { between: 'another node' },
    ),
  ).toEqual([])
})

test('dialogues come to the same when the house restarts before each message', async () => {
  expect(await tried(everyNth(chosen, 6), { between: 'a restart' })).toEqual([])
})
