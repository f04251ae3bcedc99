import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { begin, browserAt, enterByAccount } from '../testing/account.ts'
import { openHouse, peopleMigrations, type TestHouse } from '../testing/house.ts'
import { allow, type Somebody, somebody } from './testing.ts'

let database: TestDatabase
let house: TestHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  house = await openHouse(database)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await database.close()
})

const day = 86_400_000

async function createOnly(person: Somebody) {
  const browser = browserAt(house)
  await browser.follow(await browser.get((await begin(house)).path))
  await browser.get(/href="([^"]+\/create)"/.exec(browser.page())?.[1] ?? '')
  await browser.follow(await browser.submit({ ...person }))
  return browser
}

/** Whose accounts there are, after somebody has asked for a page. */
async function kept(...people: Somebody[]): Promise<boolean[]> {
  await browserAt(house).get((await begin(house)).path)
  const { rows } = await database.pool.query('select email from house.idp_accounts')
  return people.map(({ email }) => rows.some((row) => row.email === email))
}

test('an account whose owner said no is gone after a week, one that somebody came in with is not', async () => {
  const [cancelled, closed, entered] = [somebody(), somebody(), somebody()]
  await allow(await createOnly(cancelled), 'cancel')
  await createOnly(closed)
  await enterByAccount(house, entered, { isNew: true })
  house.clock.advance(7 * day - 60_000)
  expect(await kept(cancelled, closed, entered)).toEqual([true, true, true])
  await database.pool.query("update house.idp_payloads set expires_at = '2026-01-01'")
  house.clock.advance(11 * 60_000)
  expect(await kept(cancelled, closed, entered)).toEqual([false, false, true])
  house.clock.advance(-7 * day)
  expect((await enterByAccount(house, entered, { isNew: false })).user).toMatchObject({ restored: false })
  expect((await enterByAccount(house, cancelled, { isNew: true })).user).toMatchObject({ email: cancelled.email })
})

test('an account stays while its owner is signing in', async () => {
  const late = somebody()
  await createOnly(late)
  await database.pool.query("update house.idp_payloads set expires_at = '2100-01-01' where model = 'Session'")
  house.clock.advance(8 * day)
  expect(await kept(late)).toEqual([true])
})
