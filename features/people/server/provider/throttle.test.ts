import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import {
  begin,
  type Browser,
  join,
  type Node,
  openBrowser,
  openNode,
  peopleMigrations,
  signIn,
  somebody,
} from './testing.ts'

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

async function withAccount() {
  const [person, browser] = [somebody(), openBrowser(node)]
  await join(browser, await begin(node), person)
  return { person, browser }
}

async function atSignIn(address?: string): Promise<Browser> {
  const browser = openBrowser(node, address)
  await browser.follow(await browser.get((await begin(node)).path))
  return browser
}

/** How many of so many guesses at once were really looked at. */
async function guess(browser: Browser, emails: string[]): Promise<number> {
  const before = node.hashed()
  for (let done = 0; done < emails.length; done += 25) {
    const some = emails.slice(done, done + 25)
    // An address has a limit of requests of its own, which is not what is tried here.
    await Promise.all(some.map((email) => browser.submit({ email, password: `guess number ${done}` })))
  }
  return node.hashed() - before
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

test('of many guesses at one account from one place, a handful is looked at', { timeout: 60_000 }, async () => {
  const { person, browser: owners } = await withAccount()
  const attacker = await atSignIn()
  expect(
    await guess(
      attacker,
      times(250, () => person.email),
    ),
  ).toBeLessThanOrEqual(6)

  const held = await attacker.submit({ email: person.email, password: person.password })
  expect(held.status).toBe(429)
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0)
  expect(held.text).toMatch(/role="alert">There were too many tries\. Please wait/)

  const elsewhere = await signIn(openBrowser(node), await begin(node), person)
  expect(elsewhere.searchParams.has('code')).toBe(true)
  const known = await signIn(owners, await begin(node), person)
  expect(known.searchParams.has('code')).toBe(true)
})

test('the owner, on the attacker’s own network in a new browser, waits for seconds, not for ever', async () => {
  const { person } = await withAccount()
  const address = '192.0.2.7'
  await guess(
    await atSignIn(address),
    times(100, () => person.email),
  )
  node.clock.advance(2_000)
  const back = await signIn(openBrowser(node, address), await begin(node), person)
  expect(back.searchParams.has('code')).toBe(true)
})

test('guesses spread over many accounts from one place are held back as well', { timeout: 60_000 }, async () => {
  const attacker = await atSignIn()
  expect(
    await guess(
      attacker,
      times(200, () => somebody().email),
    ),
  ).toBeLessThanOrEqual(40)
})

test('guesses spread over many places do not lock the owner out', { timeout: 60_000 }, async () => {
  const { person, browser: owners } = await withAccount()
  const attackers = await Promise.all(times(60, () => atSignIn()))
  const before = node.hashed()
  await Promise.all(
    attackers.map((attacker) =>
      guess(
        attacker,
        times(4, () => person.email),
      ),
    ),
  )
  expect(node.hashed() - before).toBeLessThanOrEqual(100)
  expect((await signIn(owners, await begin(node), person)).searchParams.has('code')).toBe(true)
  node.clock.advance(20_000)
  expect((await signIn(openBrowser(node), await begin(node), person)).searchParams.has('code')).toBe(true)
})

test('an IPv6 network counts as one place', async () => {
  const person = somebody()
  const looked = []
  for (const host of ['1', '2', '3', '4']) {
    const attacker = await atSignIn(`2001:db8:1:2::${host}`)
    looked.push(
      await guess(
        attacker,
        times(4, () => person.email),
      ),
    )
  }
  expect(looked.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(6)
})

test('a right password makes the wrong ones before it forgotten', async () => {
  const { person } = await withAccount()
  const browser = await atSignIn()
  for (let round = 0; round < 3; round += 1) {
    await guess(
      browser,
      times(4, () => person.email),
    )
    const back = await signIn(browser, await begin(node), person)
    expect(back.searchParams.has('code')).toBe(true)
    await browser.follow(await browser.get((await begin(node)).path))
  }
})

test('waits grow, and a quiet quarter of an hour ends them', async () => {
  const person = somebody()
  const browser = await atSignIn()
  const waits: number[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    const reply = await browser.submit({ email: person.email, password: 'wrong again' })
    const wait = Number(reply.headers['retry-after'] ?? 0)
    if (wait > 0) waits.push(wait)
    node.clock.advance(wait * 1000)
  }
  expect(waits).toEqual([1, 2, 4])
  node.clock.advance(16 * 60_000)
  expect(
    await guess(
      browser,
      times(5, () => person.email),
    ),
  ).toBe(5)
})
