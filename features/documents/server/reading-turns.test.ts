import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createLog } from '#foundation/server/log.ts'
import type { ReadFile } from '#foundation/server/reading/reader.ts'
import { createReadingWork } from './reading.ts'

const migrations = ['people', 'documents'].map((feature) => ({
  feature,
  folder: new URL(`../../${feature}/server/migrations/`, import.meta.url),
}))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations })
})
afterAll(() => database.close())

async function keep(owner: string, name: string): Promise<void> {
  const content = randomUUID()
  await database.pool.query(`insert into file_contents (owner_id, id, bytes, sha256) values ($1, $2, 4, 'of it')`, [
    owner,
    content,
  ])
  await database.pool.query('insert into file_readings (owner_id, content_id, name) values ($1, $2, $3)', [
    owner,
    content,
    name,
  ])
}

const steps = 5
const long = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${name} ${from + at}`)
async function* nothing() {}
const readings = async () =>
  (
    await database.pool.query<{ name: string; state: string; passages: number; attempts: number }>(
      'select name, state, passages, attempts from file_readings order by name',
    )
  ).rows

test('people take turns: a long file of one waits for a short one of another, and is then read on where it was', async () => {
  const [ana, ben] = [randomUUID(), randomUUID()]
  const seen: string[] = []
  let now = Date.parse('2026-11-20T12:00:00Z')
  // Each step takes two seconds.
  const readFile: ReadFile = async ({ name, from, signal, onProgress }) => {
    const most = name.startsWith('long') ? steps : 1
    for (let done = from + 1; done <= most; done += 1) {
      now += 2_000
      seen.push(`${name} ${done}`)
      if (seen.length === 2) await keep(ben, 'short')
      const passages = [{ kind: 'text' as const, text: `${name} ${done}`, place: {}, language: null }]
      await onProgress({ kind: 'text', unit: 'parts', done, most, passages })
      if (signal.aborted) return 'stopped'
    }
    return {}
  }
  await keep(ana, 'long a')
  await keep(ana, 'long b')
  const work = createReadingWork({
    database,
    clock: { now: () => new Date(now) },
    log: createLog('info', { write: () => undefined }),
    announce: async () => undefined,
    receiving: { read: () => nothing() },
    readFile,
    isAlone: true,
    lookMilliseconds: 20,
  })
  work.start()
  await expect.poll(readings).toEqual([
    { name: 'long a', state: 'read', passages: steps, attempts: 1 },
    { name: 'long b', state: 'read', passages: steps, attempts: 1 },
    { name: 'short', state: 'read', passages: 1, attempts: 1 },
  ])
  await work.stop()
  // The turn is over after five seconds; nobody else waits for the rest.
  expect(seen).toEqual([...long('long a', 1, 4), 'short 1', ...long('long a', 5, 5), ...long('long b', 1, 5)])
})
