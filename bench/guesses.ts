import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase } from '#foundation/server/database/testing/fresh-database.ts'
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
} from '#features/people/server/provider/testing.ts'
import { deriveByScrypt } from '#features/people/server/provider/scrypt.ts'
import { type Bench, median, milliseconds, type Row } from './measure.ts'

const many = 1000
const tries = 200
const quarterHour = 16 * 60_000

/** What guessing at passwords gains, and what the time of an answer gives away. */
export const guesses: Bench = {
  name: 'guesses',
  async run() {
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, [peopleMigrations])
    await using node = await openNode(database)
    await using slow = await openNode(database, { deriveKey: deriveByScrypt })
    return [await atOneAccount(node), await atManyAccounts(node), await fromManyAddresses(node), await timesOf(slow)]
  },
}

async function atOneAccount(node: Node): Promise<Row> {
  const owner = somebody()
  await join(openBrowser(node), await begin(node), owner)
  const lookedAt = await guess(node, () => owner.email)
  const back = await signIn(openBrowser(node), await begin(node), owner)
  const admitted = back.searchParams.has('code')
  return {
    what: `${many} guesses at one account`,
    measured: `${lookedAt} looked at, owner ${admitted ? 'signs in' : 'LOCKED OUT'}`,
    bar: 'throttled, owner signs in',
    met: lookedAt <= 10 && admitted,
  }
}

async function atManyAccounts(node: Node): Promise<Row> {
  const owner = somebody()
  await join(openBrowser(node), await begin(node), owner)
  const lookedAt = await guess(node, () => somebody().email)
  const back = await signIn(openBrowser(node), await begin(node), owner)
  const admitted = back.searchParams.has('code')
  return {
    what: `${many} guesses spread over ${many} accounts`,
    measured: `${lookedAt} looked at, others ${admitted ? 'sign in' : 'LOCKED OUT'}`,
    bar: 'throttled, others sign in',
    met: lookedAt <= 50 && admitted,
  }
}

/** After them, time alone does not help: a browser that the owner has used does, and so does a new password. */
async function fromManyAddresses(node: Node): Promise<Row> {
  const [owner, browser] = [somebody(), openBrowser(node)]
  await join(browser, await begin(node), owner)
  const before = node.hashed()
  for (let done = 0; done < many; done++)
    await (await atSignIn(node)).submit({ email: owner.email, password: `guess number ${done}` })
  const lookedAt = node.hashed() - before
  node.clock.advance(quarterHour)
  const { status } = await (await atSignIn(node)).submit({ email: owner.email, password: owner.password })
  const admitted = (await signIn(browser, await begin(node), owner)).searchParams.has('code')
  return {
    what: `${many} guesses at one account from ${many} addresses`,
    measured: `${lookedAt} looked at, then ${status}; owner, where known, ${admitted ? 'signs in' : 'LOCKED OUT'}`,
    bar: 'at most 100, owner signs in',
    met: lookedAt <= 100 && status === 429 && admitted,
  }
}

/** How many of the guesses from one place were really looked at. */
async function guess(node: Node, email: () => string): Promise<number> {
  const attacker = await atSignIn(node)
  const before = node.hashed()
  for (let done = 0; done < many; done++) await attacker.submit({ email: email(), password: `guess number ${done}` })
  return node.hashed() - before
}

/** In turns, so that what else the machine does falls on both alike; time passes between tries, so that none waits. */
async function timesOf(node: Node): Promise<Row> {
  // Enough accounts that none of them runs out of tries.
  const owners = Array.from({ length: tries / 50 }, () => somebody())
  for (const owner of owners) await join(openBrowser(node), await begin(node), owner)
  const known: number[] = []
  const unknown: number[] = []
  for (let done = 0; done < tries; done++) {
    known.push(await timeOf(node, owners[done % owners.length]?.email ?? ''))
    unknown.push(await timeOf(node, somebody().email))
    node.clock.advance(quarterHour)
  }
  const difference = Math.abs(median(known) - median(unknown)) / median(known)
  return {
    what: `wrong password or unknown e-mail, ${tries} tries each`,
    measured: `${(difference * 100).toFixed(1)} % apart (${median(known).toFixed(0)} and ${median(unknown).toFixed(0)} ms)`,
    bar: '< 5 % of the median',
    met: difference < 0.05,
  }
}

async function timeOf(node: Node, email: string): Promise<number> {
  const browser = await atSignIn(node)
  return milliseconds(() => browser.submit({ email, password: 'not the password' }))
}

async function atSignIn(node: Node): Promise<Browser> {
  const browser = openBrowser(node)
  await browser.follow(await browser.get((await begin(node)).path))
  return browser
}
