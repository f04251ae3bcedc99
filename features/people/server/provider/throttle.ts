import { createHmac } from 'node:crypto'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/index.ts'
import { networkOf } from '#foundation/server/network/address.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { tables } from './tables.ts'
import { type Count, countGuess, type Limit, waitOf, yearMilliseconds } from './throttle-rules.ts'

/** Who guesses, and at what. `browser`: which one, of those that have signed in to this account before. */
export type Guess = { account: string; address: string; browser: string | undefined }

export type Throttle = {
  /** As `enter`, for a guess at a password. */
  guess(guess: Guess): Promise<number>
  /** It was right: what was counted beforehand is taken back, and nothing wrong in a row is left of the account. */
  forgive(guess: Guess): Promise<void>
  /** It was not looked at. */
  takeBack(guess: Guess): Promise<void>
  /** There is a new password, or a first one: what was guessed before counts no more. */
  beginAnew(tx: Transaction, account: string): Promise<void>
  /** Counts beforehand; answers the seconds to wait instead where there has been too much, Infinity where no time helps. */
  enter(keys: Counted[]): Promise<number>
  /** For what is not a guess but must not happen all the time either, such as mail. */
  each(kind: string, name: string, limit: Limit): Counted
  eachFrom(kind: string, address: string, limit: Limit): Counted
}

export type Counted = { key: string; limit: Limit; clears: boolean }

/**
 * Slows down each pair of account and address, and each address. An account accepts this many wrong guesses in a row
 * from everywhere together; after that, only from a browser that its owner has used before, or after a password reset.
 */
export const limits = {
  pair: { kind: 'slower', free: 6, longest: 15 * 60 },
  address: { kind: 'slower', free: 40, longest: 15 * 60 },
  account: { kind: 'cap', most: 100 },
  browser: { kind: 'slower', free: 12, longest: 15 * 60 },
} as const satisfies Record<string, Limit>

type Parts = { database: Database; secrets: Secrets; clock: Clock }

export function createThrottle({ database, secrets, clock }: Parts): Throttle {
  const secret = secrets.derive('provider attempts')
  const counted = (kind: string, name: string, limit: Limit, clears: boolean): Counted => ({
    key: `${limit.kind} ${createHmac('sha256', secret).update(`${kind} ${name}`).digest('base64url')}`,
    limit,
    clears,
  })
  const ofAccount = (account: string) => counted('account', account, limits.account, true)
  const enterAll = (keys: Counted[]) => database.asHouse((tx) => enter(tx, inOrder(keys), clock.now().getTime()))

  function keysOf({ account, address, browser }: Guess): Counted[] {
    if (browser !== undefined)
      return [
        counted('browser', `${account} ${browser}`, limits.browser, true),
        counted('browser', `${account} ${browser}`, limits.account, true),
      ]
    const network = networkOf(address)
    return [
      counted('pair', `${account} ${network}`, limits.pair, true),
      counted('address', network, limits.address, false),
      ofAccount(account),
    ]
  }

  return {
    guess: (guess) => enterAll(keysOf(guess)),
    forgive: (guess) => database.asHouse((tx) => forgive(tx, inOrder([...keysOf(guess), ofAccount(guess.account)]))),
    takeBack: (guess) => database.asHouse((tx) => lower(tx, inOrder(keysOf(guess)))),
    beginAnew: (tx, account) => clear(tx, [ofAccount(account)]),
    enter: enterAll,
    each: (kind, name, limit) => counted(`${kind} for`, name, limit, false),
    eachFrom: (kind, address, limit) => counted(`${kind} from`, networkOf(address), limit, false),
  }
}

/** What only slowed somebody down is gone after a day; what counts in a row, as the rules say. */
export async function removeOldAttempts(tx: Transaction, now: Date): Promise<void> {
  const [dayAgo, yearAgo] = [new Date(now.getTime() - 24 * 3_600_000), new Date(now.getTime() - yearMilliseconds)]
  await tables(tx)
    .deleteFrom('house.attempts')
    .where('counted_at', '<', dayAgo)
    .where('key', 'not like', 'cap %')
    .execute()
  await tables(tx)
    .deleteFrom('house.attempts')
    .where('counted_at', '<', yearAgo)
    .where('failures', '<', limits.account.most)
    .execute()
}

/** Every transaction locks the rows in the same order, so that no two wait for each other. */
function inOrder(keys: Counted[]): Counted[] {
  return keys.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

async function enter(tx: Transaction, keys: Counted[], now: number): Promise<number> {
  const counts = await lockCounts(tx, keys)
  const wait = Math.max(...keys.map(({ key, limit }) => waitOf(counts.get(key), limit, now)))
  if (wait > 0) return Math.ceil(wait / 1000)
  for (const { key, limit } of keys) await write(tx, key, countGuess(counts.get(key), limit, now))
  return 0
}

async function lockCounts(tx: Transaction, keys: Counted[]): Promise<Map<string, Count>> {
  const never = new Date(0)
  await tables(tx)
    .insertInto('house.attempts')
    .values(keys.map(({ key }) => ({ key, failures: 0, blocked_until: never, counted_at: never })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await tables(tx)
    .selectFrom('house.attempts')
    .select(['key', 'failures', 'blocked_until', 'counted_at'])
    .where('key', 'in', names(keys))
    .orderBy('key')
    .forUpdate()
    .execute()
  return new Map(
    rows.map((row) => [
      row.key,
      {
        failures: row.failures,
        blockedUntil: new Date(row.blocked_until).getTime(),
        countedAt: new Date(row.counted_at).getTime(),
      },
    ]),
  )
}

/** Also where the row was thrown away a moment ago, being old. */
async function write(tx: Transaction, key: string, { failures, blockedUntil, countedAt }: Count): Promise<void> {
  const row = { failures, blocked_until: new Date(blockedUntil), counted_at: new Date(countedAt) }
  await tables(tx)
    .insertInto('house.attempts')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

async function forgive(tx: Transaction, keys: Counted[]): Promise<void> {
  await clear(
    tx,
    keys.filter(({ clears }) => clears),
  )
  await lower(
    tx,
    keys.filter(({ clears }) => !clears),
  )
}

async function clear(tx: Transaction, keys: Counted[]): Promise<void> {
  await tables(tx).deleteFrom('house.attempts').where('key', 'in', names(keys)).execute()
}

async function lower(tx: Transaction, keys: Counted[]): Promise<void> {
  if (keys.length === 0) return
  await tables(tx)
    .updateTable('house.attempts')
    .set((row) => ({ failures: row('failures', '-', 1), blocked_until: new Date(0) }))
    .where('key', 'in', names(keys))
    .where('failures', '>', 0)
    .execute()
}

const names = (keys: Counted[]): string[] => keys.map(({ key }) => key)
