import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { type TestDatabase, testDatabase } from '#foundation/server/database/testing.ts'
import { nodeMigrations } from './testing/node.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { type Running, startAttache, temporaryFolder } from './testing/running.ts'
import { tokenOf } from './testing/sample.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
})
afterAll(() => database.close())

async function startNode(): Promise<Running> {
  const folder = temporaryFolder()
  const { host = '', user, password, database: name } = database.address.house
  const running = await startAttache({
    command: [process.execPath, join(import.meta.dirname, 'testing/hanging-server.ts')],
    cwd: folder.path,
    env: {
      PORT: String(await freePort()),
      DATA_DIR: join(folder.path, 'data'),
      DATABASE_URL: `postgres://${user}:${String(password)}@localhost/${name}?host=${encodeURIComponent(host)}`,
      SECRET_KEY: 'shared by all nodes of this house',
    },
  })
  onTestFinished(async () => {
    await running.stop()
    folder[Symbol.dispose]()
  })
  return running
}

test('an action whose server is killed in the middle of it is said to be unknown, and is not tried again', async () => {
  const ana = randomUUID()
  const call = async <T>({ url }: Running, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${tokenOf(ana)}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return (await answer.json()) as T
  }
  const states = async (at: Running) => (await call<Activity[]>(at, 'GET', '/v1/activity')).map(({ state }) => state)

  const first = await startNode()
  const proposal = await call<Activity>(first, 'POST', '/v1/actions/letters.outward', { input: { to: 'Ben' } })
  const kept = await call<Activity>(first, 'POST', '/v1/actions/letters.outward', { input: { to: 'Sara' } })
  const unanswered = [
    call(first, 'POST', '/v1/actions/letters.write', { input: { to: 'Ana' } }),
    call(first, 'POST', `/v1/activity/${proposal.id}/approve`, { hash: proposal.hash }),
  ]
  // The server is killed before it answers.
  for (const each of unanswered) each.catch(() => {})
  await expect.poll(() => states(first)).toEqual(['running', 'waiting', 'running'])
  first.process.kill('SIGKILL')
  await first.ended

  const second = await startNode()
  await expect.poll(() => states(second)).toEqual(['unknown', 'waiting', 'unknown'])
  const again = await call<{ detail: string }>(second, 'POST', `/v1/activity/${proposal.id}/approve`, proposal)
  expect(again.detail).toBe('The server stopped while this was being done. It may have happened or not: please look.')
  expect(await call(second, 'POST', `/v1/activity/${kept.id}/decline`)).toMatchObject({ state: 'declined' })
  expect(await Promise.allSettled(unanswered)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
})
