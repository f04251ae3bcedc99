import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { begin, type Node, openBrowser, openNode, peopleMigrations, somebody } from './testing.ts'

let database: TestDatabase
let node: Node
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  node = await openNode(database)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

/** The status of one more account that is asked for from there; 0: refused without a word of how long. */
async function create(on: Node, address: string): Promise<number> {
  const browser = openBrowser(on, address)
  browser.headers['origin'] = new URL(on.provider.issuer).origin
  await browser.follow(await browser.get((await begin(on)).path))
  await browser.get(/href="([^"]+\/create)"/.exec(browser.page())?.[1] ?? '')
  const { status, headers } = await browser.submit({ ...somebody() })
  return status === 429 && Number(headers['retry-after']) < 60 ? 0 : status
}

test('from one place twenty accounts are made within an hour', async () => {
  const statuses: number[] = []
  for (let made = 0; made < 22; made += 1) statuses.push(await create(node, '192.0.2.20'))
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429, 429])
  expect(await create(node, '192.0.2.21')).toBe(303)
  node.clock.advance(3_600_000)
  expect(await create(node, '192.0.2.20')).toBe(303)
})

test('whoever sits at the machine that an installation is for alone makes as many accounts as they like', async () => {
  await using own = await openNode(database, { publicUrl: 'https://localhost' })
  const statuses: number[] = []
  for (let made = 0; made < 22; made += 1) statuses.push(await create(own, '127.0.0.1'))
  expect(new Set(statuses)).toEqual(new Set([303]))
  for (let made = 0; made < 21; made += 1) statuses.push(await create(own, '192.0.2.22'))
  expect(statuses.at(-1)).toBe(429)
})
