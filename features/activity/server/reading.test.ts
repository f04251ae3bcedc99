import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readsOf } from '#foundation/server/database/testing/plan.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { listActivities } from './reading-store.ts'
import { settleActivities } from './sweep-books.ts'

const many = 20_000

let database: TestDatabase
const ana = randomUUID()
/** One in the middle. */
let middle: string
beforeAll(async () => {
  const folder = new URL('migrations/', import.meta.url)
  database = await testDatabase({ migrations: [{ feature: 'activity', folder }] })
  await database.pool.query(
    `insert into activities (owner_id, id, action, title, effect, origin, state, input, shown, editable, hash, sources,
        created_at, ended_at)
      select case when n % 2 = 0 then $1 else $2 end::uuid, gen_random_uuid(),
        case when n % 200 = 0 then 'mail.send' else 'chat.rename' end, 'Rename', 'write', 'chat',
        case when n % 100 = 0 then 'failed' else 'done' end, '{}', '{"title": "", "fields": []}', '[]', '', '[]',
        now() - n * interval '1 minute', now()
      from generate_series(1, ${many}) n`,
    [ana, randomUUID()],
  )
  await database.pool.query('vacuum analyze activities')
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from activities where owner_id = $1 order by created_at desc offset 5000 limit 1',
    [ana],
  )
  middle = rows[0]?.id ?? ''
})
afterAll(() => database.close())

test.each([
  ['activities_newest', {}],
  ['activities_newest', { origin: 'chat' }],
  ['activities_by_kind', { kind: 'mail' }],
  ['activities_by_state', { state: 'failed' }],
] as const)('a page in the middle of very many is read from %s by %j', async (index, choice) => {
  const { entries } = await readsOf(database, index, async () => {
    const found = await database.as(ana, (tx) => listActivities(tx, ana, { ...choice, before: middle, limit: 30 }))
    expect(found).toHaveLength(30)
  })
  expect(entries).toBeGreaterThan(0)
  expect(entries).toBeLessThan(60)
})

test('expired activities are found without reading completed ones', async () => {
  const before = await rowsRead()
  for (const index of ['activities_pkey', 'activities_newest', 'activities_by_state', 'activities_by_kind'])
    expect((await readsOf(database, index, settle)).entries).toBeLessThan(10)
  expect(await rowsRead()).toBe(before)
})

async function settle(): Promise<void> {
  const now = new Date()
  expect(await database.as(ana, (tx) => settleActivities(tx, { now, ownerId: ana }))).toEqual([])
  expect(await database.asHouse((tx) => settleActivities(tx, { now }))).toEqual([])
}

/** One after the other, by no index. */
async function rowsRead(): Promise<number> {
  const { rows } = await database.pool.query<{ reads: string }>(
    `select seq_tup_read as reads from pg_stat_user_tables where relname = 'activities'`,
  )
  return Number(rows[0]?.reads)
}
