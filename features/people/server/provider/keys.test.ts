import { randomUUID } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import * as client from 'openid-client'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import { keepingHours, loadKeys, showingHours, signingDays } from './keys.ts'
import {
  begin,
  join,
  type Node,
  openBrowser,
  openNode,
  origin,
  peopleMigrations,
  redeem,
  secretKey,
  signIn,
  somebody,
} from './testing.ts'

const databases: TestDatabase[] = []
let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  databases.push(database)
})
afterAll(() => Promise.all(databases.map((each) => each.close())))

const hour = 3_600_000

async function published(node: Node): Promise<Set<string>> {
  const answer = await node.provider.fetch(`${origin}/idp/jwks`)
  const { keys }: { keys: { kid: string; d?: string }[] } = JSON.parse(await answer.text())
  expect(keys.every(({ d }) => d === undefined)).toBe(true)
  return new Set(keys.map(({ kid }) => kid))
}

async function signer(node: Node): Promise<string | undefined> {
  const beginning = await begin(node)
  const tokens = await redeem(beginning, await join(openBrowser(node), beginning, somebody()))
  return decodeProtectedHeader(tokens.id_token ?? '').kid
}

test('keys outlive a restart and are the same on every node', async () => {
  await using one = await openNode(database)
  const first = await signer(one)
  await using other = await openNode(database)
  expect(await signer(other)).toBe(first)
  expect(await published(other)).toEqual(new Set([first]))
})

test('a new key is shown before it signs, and the old one after it has signed its last', async () => {
  const clock = testClock()
  await using node = await openNode(database, { clock })
  const old = await signer(node)

  clock.advance(signingDays * 24 * hour)
  expect((await published(node)).size).toBe(2)
  expect(await signer(node)).toBe(old)

  clock.advance((showingHours + 1) * hour)
  const fresh = await signer(node)
  expect(fresh).not.toBe(old)
  expect(await published(node)).toEqual(new Set([old, fresh]))

  clock.advance((keepingHours + 1) * hour)
  expect(await published(node)).toEqual(new Set([fresh]))
})

test('nodes that start together make one key', async () => {
  const secrets = createSecrets([secretKey])
  const sets = await Promise.all(Array.from({ length: 5 }, () => loadKeys(database, secrets, new Date())))
  expect(new Set(sets.flat().map(({ kid }) => kid)).size).toBe(1)
})

test('after the secret key was changed the signing keys are the same, and need the old one no more', async () => {
  const [old, fresh] = [randomUUID(), randomUUID()]
  const [before] = await loadKeys(database, createSecrets([old]), new Date())
  const [between] = await loadKeys(database, createSecrets([fresh, old]), new Date())
  const [after] = await loadKeys(database, createSecrets([fresh]), new Date())
  expect(between).toEqual(before)
  expect(after).toEqual(before)
})

test('after the secret key was lost people sign in again, and what was begun before is begun anew', async () => {
  await using before = await openNode(database)
  const [beginning, person, browser] = [await begin(before), somebody(), openBrowser(before)]
  const tokens = await redeem(beginning, await join(browser, beginning, person))
  const old = decodeProtectedHeader(tokens.id_token ?? '').kid
  await browser.follow(await browser.get((await begin(before)).path))

  await using after = await openNode(database, { secretKey: randomUUID() })
  browser.moveTo(after)
  expect((await browser.submit({ email: person.email, password: person.password })).status).toBe(403)
  expect(await signer(after)).not.toBe(old)
  const again = await begin(after)
  const back = await redeem(again, await signIn(openBrowser(after), again, person))
  expect(back.claims()?.sub).toBe(tokens.claims()?.sub)
  const refreshed = client.refreshTokenGrant(again.configuration, tokens.refresh_token ?? '')
  await expect(refreshed).rejects.toThrow(expect.objectContaining({ error: 'invalid_grant' }))
})
