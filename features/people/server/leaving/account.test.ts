import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { leaveConfirmation } from '../../contract.ts'
import { somebody } from '../provider/testing.ts'
import { browserAt, enterByAccount } from '../testing/account.ts'
import { openHouse, peopleMigrations, type TestHouse } from '../testing/house.ts'

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

test('an account of the house comes back by signing in, and is gone with everything else after two weeks', async () => {
  const person = somebody()
  const { access_token: token, user } = await enterByAccount(house, person, { isNew: true })
  await house.api('POST', '/v1/me/leave', { token, body: { confirmation: leaveConfirmation } })
  await house.runJobs()
  const back = await enterByAccount(house, person, { isNew: false })
  expect(back.user).toMatchObject({ id: user.id, restored: true })

  await house.api('POST', '/v1/me/leave', { token: back.access_token, body: { confirmation: leaveConfirmation } })
  house.clock.advance(15 * 86_400_000)
  await house.runJobs('people.housekeeping')
  const { rows } = await database.pool.query(
    `select (select count(*)::int from people) as people, (select count(*)::int from house.idp_accounts) as accounts`,
  )
  expect(rows).toEqual([{ people: 0, accounts: 0 }])
  house.clock.advance(-15 * 86_400_000)
})

test('a password stays as it is when the sessions cannot be ended along with it', async () => {
  const person = somebody()
  const { access_token: token, user } = await enterByAccount(house, person, { isNew: true })
  await database.pool.query(`
    create function keep_session() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
    create trigger keep_session before update on sessions for each row execute function keep_session()`)
  const browser = browserAt(house)
  await browser.get('/idp/password')
  const fields = { email: person.email, password: person.password, new_password: 'another quiet harbour' }
  expect(await browser.submit({ ...fields, everywhere: 'yes' })).toMatchObject({ status: 500 })
  const body = { confirmation: leaveConfirmation }
  expect(await house.api('POST', '/v1/me/leave', { token, body })).toMatchObject({ status: 500 })
  await database.pool.query('drop function keep_session cascade')
  const back = await enterByAccount(house, person, { isNew: false })
  expect(back.user).toMatchObject({ id: user.id, restored: false })
})

test('a new password that asks to be signed out everywhere ends the sessions too', async () => {
  const person = somebody()
  const { refresh_token, access_token: token } = await enterByAccount(house, person, { isNew: true })
  const browser = browserAt(house)
  await browser.get('/idp/password')
  const fields = { email: person.email, password: person.password, new_password: 'another quiet harbour' }
  await browser.submit({ ...fields, everywhere: 'yes' })
  house.clock.advance(1_000)
  expect(await house.api('GET', '/v1/me', { token })).toMatchObject({ status: 401 })
  expect(await house.api('POST', '/v1/auth/refresh', { body: { refresh_token } })).toMatchObject({ status: 401 })
})
