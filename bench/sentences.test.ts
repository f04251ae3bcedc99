import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { casesOf, sentenceFiles } from './sentences/cases.ts'
import { tryAll } from './sentences/trials.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
})
afterAll(() => database.close())

/** Enough of each file to notice a regression; `npm run bench sentences` runs them all. */
const most = 24

test.each(sentenceFiles)(
  'sentences in %s work but those known to be misread, and none claims an action or reaches others without approval',
  async (file) => {
    const all = casesOf(file)
    const every = 2 * Math.ceil(all.length / (2 * most))
    const cases = all.filter((_, at) => at % every === 0)
    const { newlyWrong, grave } = await tryAll(database, cases)
    expect(grave).toEqual([])
    expect(newlyWrong).toEqual([])
  },
)
