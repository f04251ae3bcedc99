import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

type Tables = {
  'house.revocations': {
    owner_id: string
    issuer: string
    left_at: string
    token: string
    tries: number
    next_try_at: string
    give_up_at: string
  }
  'house.departures': { owner_id: string; left_at: string; grants_abandoned_at: string | null }
}

/** Something a person who left had granted at a provider; the token is encrypted. */
export type Revocation = {
  ownerId: string
  issuer: string
  leftAt: string
  token: string
  tries: number
  giveUpAt: string
}

export async function addRevocation(tx: Transaction, revocation: Revocation): Promise<void> {
  const { ownerId, issuer, leftAt, giveUpAt, token, tries } = revocation
  const values = { left_at: leftAt, token, tries, next_try_at: leftAt, give_up_at: giveUpAt }
  await tablesOf(tx)
    .insertInto('house.revocations')
    .values({ owner_id: ownerId, issuer, ...values })
    .onConflict((conflict) => conflict.columns(['owner_id', 'issuer']).doUpdateSet(values))
    .execute()
}

/** Claims some that are due; if their node dies, the next one claims them after `until`. */
export async function claimRevocations(
  tx: Transaction,
  { now, until, ownerId }: { now: Date; until: Date; ownerId?: string | undefined },
): Promise<Revocation[]> {
  const due = tablesOf(tx)
    .selectFrom('house.revocations')
    .select(['owner_id', 'issuer'])
    .where(sql<string>`least(next_try_at, give_up_at)`, '<=', now.toISOString())
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .orderBy(sql`least(next_try_at, give_up_at)`)
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
  return tablesOf(tx)
    .with('due', () => due)
    .updateTable('house.revocations')
    .from('due')
    .set({ next_try_at: until.toISOString() })
    .whereRef('house.revocations.owner_id', '=', 'due.owner_id')
    .whereRef('house.revocations.issuer', '=', 'due.issuer')
    .returning([
      'house.revocations.owner_id as ownerId',
      'house.revocations.issuer',
      'left_at as leftAt',
      'token',
      'tries',
      'give_up_at as giveUpAt',
    ])
    .execute()
}

export async function postponeRevocation(
  tx: Transaction,
  { ownerId, issuer, leftAt }: Revocation,
  { tries, nextTryAt }: { tries: number; nextTryAt: Date },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('house.revocations')
    .set({ tries, next_try_at: nextTryAt.toISOString() })
    .where('owner_id', '=', ownerId)
    .where('issuer', '=', issuer)
    .where('left_at', '=', leftAt)
    .execute()
}

/** For one departure, or any: the person may have come back and left again in the meantime. */
export async function dropRevocation(
  tx: Transaction,
  { ownerId, issuer, leftAt }: Pick<Revocation, 'ownerId' | 'issuer'> & { leftAt?: string },
): Promise<void> {
  await tablesOf(tx)
    .deleteFrom('house.revocations')
    .where('owner_id', '=', ownerId)
    .where('issuer', '=', issuer)
    .$if(leftAt !== undefined, (query) => query.where('left_at', '=', leftAt ?? ''))
    .execute()
}

/** That it stayed with the provider is all that is kept of it. */
export async function abandonRevocation(tx: Transaction, revocation: Revocation, now: Date): Promise<void> {
  await dropRevocation(tx, revocation)
  await tablesOf(tx)
    .updateTable('house.departures')
    .set({ grants_abandoned_at: now.toISOString() })
    .where('owner_id', '=', revocation.ownerId)
    .where('left_at', '=', revocation.leftAt)
    .execute()
}

const mostAtOnce = 20

function tablesOf(tx: Transaction) {
  return tx.$extendTables<Tables>()
}
