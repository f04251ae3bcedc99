import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/index.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { tables } from './tables.ts'
import { type Count, countGuess, type Limit, waitOf } from './throttle-rules.ts'

/** Who guesses, and at what. `known`: a browser that has signed in to this account before. */
export type Guess = { account: string; address: string; known: boolean }

export type Throttle = {
  /** Counts a guess as wrong beforehand; answers the seconds to wait instead where there have been too many. */
  enter(keys: Counted[]): Promise<number>
  /** It was right: what was counted beforehand is taken back. */
  forgive(keys: Counted[]): Promise<void>
  guess(guess: Guess): Counted[]
  /** For what is not a guess but must not happen all the time either, such as mail. */
  each(kind: string, name: string, limit: Limit): Counted
}

export type Counted = { key: string; limit: Limit; clears: boolean }

/**
 * The pair of account and address is held hard. The account alone is held only softly and late, so that nobody can
 * lock its owner out from elsewhere; a browser that the owner has used before is counted for itself.
 */
export const limits = {
  pair: { free: 6, longest: 15 * 60 },
  address: { free: 40, longest: 15 * 60 },
  account: { free: 100, longest: 20 },
  device: { free: 12, longest: 15 * 60 },
} as const satisfies Record<string, Limit>

export function createThrottle({
  database,
  secrets,
  clock,
}: {
  database: Database
  secrets: Secrets
  clock: Clock
}): Throttle {
  const secret = secrets.derive('provider attempts')
  const counted = (kind: string, name: string, limit: Limit, clears: boolean): Counted => ({
    key: createHmac('sha256', secret).update(`${kind} ${name}`).digest('base64url'),
    limit,
    clears,
  })

  return {
    enter: (keys) => database.asHouse((tx) => enter(tx, inOrder(keys), clock.now().getTime())),
    forgive: (keys) => database.asHouse((tx) => forgive(tx, inOrder(keys))),
    guess({ account, address, known }) {
      if (known) return [counted('device', account, limits.device, true)]
      const network = networkOf(address)
      return [
        counted('pair', `${account} ${network}`, limits.pair, true),
        counted('address', network, limits.address, false),
        counted('account', account, limits.account, false),
      ]
    },
    each: (kind, name, limit) => counted(kind, kind.startsWith('address') ? networkOf(name) : name, limit, false),
  }
}

export async function removeOldAttempts(tx: Transaction, now: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('house.attempts')
    .where('counted_at', '<', new Date(now.getTime() - 24 * 3_600_000))
    .execute()
}

/** All take the rows in one order, so that nobody waits for each other. */
function inOrder(keys: Counted[]): Counted[] {
  return keys.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

async function enter(tx: Transaction, keys: Counted[], now: number): Promise<number> {
  const counts = await lockCounts(tx, keys)
  const wait = Math.max(...keys.map(({ key }) => waitOf(counts.get(key), now)))
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

async function write(tx: Transaction, key: string, { failures, blockedUntil, countedAt }: Count): Promise<void> {
  await tables(tx)
    .updateTable('house.attempts')
    .set({ failures, blocked_until: new Date(blockedUntil), counted_at: new Date(countedAt) })
    .where('key', '=', key)
    .execute()
}

async function forgive(tx: Transaction, keys: Counted[]): Promise<void> {
  const [cleared, lowered] = [keys.filter(({ clears }) => clears), keys.filter(({ clears }) => !clears)]
  if (cleared.length > 0) await tables(tx).deleteFrom('house.attempts').where('key', 'in', names(cleared)).execute()
  if (lowered.length > 0)
    await tables(tx)
      .updateTable('house.attempts')
      .set((row) => ({ failures: row('failures', '-', 1), blocked_until: new Date(0) }))
      .where('key', 'in', names(lowered))
      .where('failures', '>', 0)
      .execute()
}

const names = (keys: Counted[]): string[] => keys.map(({ key }) => key)

/** Whoever has one IPv6 address has the whole network of it. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  return `${expand(address).slice(0, 4).join(':')}::/64`
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...gap, ...after]
}
