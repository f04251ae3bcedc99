import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import {
  admitAccount,
  begin,
  type Browser,
  join,
  type Node,
  openBrowser,
  openNode,
  origin,
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
  await admitAccount(database, person)
  return { person, browser }
}

async function atSignIn(address?: string, on = node): Promise<Browser> {
  const browser = openBrowser(on, address)
  await browser.follow(await browser.get((await begin(on)).path))
  return browser
}

/** How many concurrent guesses were really checked. */
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

test('of many guesses at one account from one place, a handful is looked at', async () => {
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

test('guesses spread over many accounts from one place are held back as well', async () => {
  const attacker = await atSignIn()
  expect(
    await guess(
      attacker,
      times(200, () => somebody().email),
    ),
  ).toBeLessThanOrEqual(40)
})

/** Guesses at one account from as many places, four from each. */
async function guessFromPlaces(places: number, email: string): Promise<number> {
  const before = node.hashed()
  const guessFour = async () =>
    guess(
      await atSignIn(),
      times(4, () => email),
    )
  for (let done = 0; done < places; done += 10) await Promise.all(times(10, guessFour))
  return node.hashed() - before
}

test('guesses from many places end at a hundred, and the owner goes on where they have been before', async () => {
  const { person, browser: owners } = await withAccount()
  expect(await guessFromPlaces(40, person.email)).toBe(100)
  node.clock.advance(300 * 86_400_000)
  const stranger = await atSignIn()
  const before = node.hashed()
  const held = await stranger.submit({ email: person.email, password: person.password })
  expect(held.status).toBe(429)
  expect(held.headers['retry-after']).toBeUndefined()
  expect(held.text).toContain('Sign in from a browser that you have used here before, or choose a new password.')
  expect(node.hashed()).toBe(before)

  expect((await signIn(owners, await begin(node), person)).searchParams.has('code')).toBe(true)
  expect((await signIn(openBrowser(node), await begin(node), person)).searchParams.has('code')).toBe(true)
})

test('an e-mail that nobody has is closed after as many guesses, with the same words', async () => {
  const [{ person }, nobody] = [await withAccount(), somebody()]
  const answers: string[] = []
  for (const { email, password } of [person, nobody]) {
    expect(await guessFromPlaces(40, email)).toBe(100)
    const { status, text } = await (await atSignIn()).submit({ email, password })
    answers.push(`${status} ${text.replace(email, 'E-MAIL').replaceAll(changing, '')}`)
  }
  expect(answers[0]).toContain('or choose a new password')
  expect(answers[1]).toBe(answers[0])

  await join(openBrowser(node), await begin(node), nobody)
  expect((await signIn(openBrowser(node), await begin(node), nobody)).searchParams.has('code')).toBe(true)
})

const changing = /interaction\/[\w-]+|form_token" value="[\w-]+/g

test('a guess that was not looked at, since too many people sign in, does not count', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  node.clock.advance(1_000)
  await using busy = await openNode(database, {
    clock: node.clock,
    deriveKey: async (_password, salt) => {
      await opened
      return Buffer.alloc(32, salt)
    },
  })
  const email = somebody().email
  const browsers = await Promise.all(times(60, () => atSignIn(undefined, busy)))
  const answers = browsers.map((browser) => browser.submit({ email, password: 'a guess' }))
  await expect.poll(async () => (await Promise.race([...answers, Promise.resolve(undefined)]))?.status).toBe(503)
  open()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  const looked = statuses.filter((status) => status === 422).length
  expect(looked).toBeLessThan(60)
  expect(looked + statuses.filter((status) => status === 503).length).toBe(60)
  const { rows } = await database.pool.query(
    "select failures from house.attempts where key like 'cap %' order by counted_at desc limit 1",
  )
  expect(rows).toEqual([{ failures: looked }])
})

test('a new password by a link opens an account that was guessed at, there and elsewhere', async () => {
  const { person } = await withAccount()
  await guessFromPlaces(40, person.email)
  const browser = openBrowser(node)
  await browser.get(((await node.provider.resetLink(person.email)) ?? '').replace(origin, ''))
  const renewed = { ...person, password: 'a louder harbour' }
  expect((await browser.submit({ new_password: renewed.password })).status).toBe(200)
  expect((await signIn(openBrowser(node), await begin(node), renewed)).searchParams.has('code')).toBe(true)
  await guessFromPlaces(40, person.email)
  expect((await signIn(browser, await begin(node), renewed)).searchParams.has('code')).toBe(true)
})

test('a browser that was used before has tries of its own, which end as well', async () => {
  const { person, browser } = await withAccount()
  await browser.follow(await browser.get((await begin(node)).path))
  let looked = 0
  for (let round = 0; round < 110; round += 1) {
    looked += await guess(browser, [person.email])
    node.clock.advance(15 * 60_000)
    if (round % 3 === 0) await browser.follow(await browser.get((await begin(node)).path))
  }
  expect(looked).toBe(100)
  expect((await signIn(openBrowser(node), await begin(node), person)).searchParams.has('code')).toBe(true)
})

test('people who share a browser are both known by it, for a year', async () => {
  const [{ person: ana, browser }, ben] = [await withAccount(), somebody()]
  await join(browser, await begin(node), ben)
  await admitAccount(database, ben)
  for (const { email } of [ana, ben]) await guessFromPlaces(40, email)
  for (const person of [ana, ben])
    expect((await signIn(browser, await begin(node), person)).searchParams.has('code')).toBe(true)

  await guessFromPlaces(40, ana.email)
  node.clock.advance(366 * 86_400_000)
  await browser.follow(await browser.get((await begin(node)).path))
  expect((await browser.submit({ email: ana.email, password: ana.password })).status).toBe(429)
})

test('who had an account with an e-mail before is not known to who has it now', async () => {
  const { person, browser } = await withAccount()
  const { rows } = await database.pool.query('select id from house.idp_accounts where email = $1', [person.email])
  await database.asHouse((tx) => node.provider.deleteAccount(rows[0].id, tx))
  await join(openBrowser(node), await begin(node), { ...person, password: 'of somebody else' })
  await guessFromPlaces(40, person.email)
  await browser.follow(await browser.get((await begin(node)).path))
  expect((await browser.submit({ email: person.email, password: 'a guess more' })).status).toBe(429)
})

test('what was counted in a row outlives the housekeeping, what only slowed somebody down does not', async () => {
  const { person } = await withAccount()
  await guessFromPlaces(40, person.email)
  const before = await countRows()
  node.clock.advance(400 * 86_400_000)
  await openBrowser(node).get((await begin(node)).path)
  const after = await countRows()
  expect(after.capped).toBe(before.capped)
  expect(after.all).toBe(after.capped)
  expect(before.all).toBeGreaterThan(after.all)
})

async function countRows() {
  const { rows } = await database.pool.query('select failures from house.attempts')
  return { all: rows.length, capped: rows.filter(({ failures }) => failures === 100).length }
}

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
