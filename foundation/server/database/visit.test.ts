import { expect, test } from 'vitest'
import { testDatabase } from './testing.ts'
import { visitDatabase } from './visit.ts'

const say = () => {}

test('a database elsewhere is opened by its address, and closed again', async () => {
  await using database = await testDatabase()
  const { host, user, password, database: name } = database.address.house
  const url = `postgres://${user}:${String(password)}@/${name}?host=${encodeURIComponent(host ?? '')}`
  const count = () =>
    database.pool.query(`select from pg_stat_activity where datname = $1 and application_name = 'attache'`, [name])
  const before = await count()
  const found = await visitDatabase({ dataDirectory: 'nowhere', database: { kind: 'postgres', url }, say }, (visited) =>
    visited.ping().then(() => 'there'),
  )
  expect(found).toBe('there')
  await expect.poll(async () => (await count()).rowCount).toBe(before.rowCount)
})

test('a missing database is reported as such', async () => {
  const visit = visitDatabase({ dataDirectory: '/nowhere', database: { kind: 'embedded' }, say }, async () => 'there')
  await expect(visit).rejects.toThrow('/nowhere holds no database yet. Start Attaché once, or set DATA_DIR.')
})
