import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { zone } from '#foundation/contract/time.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import { defaultWorkingHours } from '../../rules.ts'
import { dropRevocation } from '../leaving/revocation-books.ts'
import { endSessions } from '../sessions/session-store.ts'
import { addPerson, changePerson, holdPerson, markLeaving, type PersonRow, saveIdentity } from '../store.ts'
import { houseTables } from '../tables.ts'
import type { Identity } from './id-token.ts'
import { ownerOf } from './identity-books.ts'

export type Admitted = { person: PersonRow; restored: boolean }

/**
 * The person behind an identity, made when it is seen for the first time. Issuer and sub alone say who it is: an
 * address that changed is still the same person, and the same address at another issuer is somebody else.
 */
export async function admit(
  tx: Transaction,
  identity: Identity,
  { timezone, now }: { timezone: string | null | undefined; now: Date },
): Promise<Admitted> {
  const { issuer, sub, email } = identity
  // Two first sign-ins at once make one person.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${sub}`}, 0))`.execute(tx)
  const guessed = zone.safeParse(timezone)
  const known = await ownerOf(tx, identity)
  if (known === undefined) {
    const person = await addPerson(
      tx,
      randomUUIDv7(),
      { name: identity.name, email, zone: guessed.data ?? 'UTC', workingHours: defaultWorkingHours },
      now,
    )
    await saveIdentity(tx, person.id, { issuer, sub, email })
    return { person, restored: false }
  }
  await saveIdentity(tx, known, { issuer, sub, email })
  return welcomeBack(tx, known, { issuer, email, guessed: guessed.data, now })
}

/** Whoever the provider signs out everywhere is signed out here too; says who that is. */
export async function endSessionsOfIdentity(
  tx: Transaction,
  identity: Pick<Identity, 'issuer' | 'sub'>,
  now: Date,
): Promise<string | undefined> {
  const owner = await ownerOf(tx, identity)
  if (owner !== undefined) await endSessions(tx, owner, {}, now)
  return owner
}

type Return = { issuer: string; email: string; guessed: string | undefined; now: Date }

async function welcomeBack(
  tx: Transaction,
  ownerId: string,
  { issuer, email, guessed, now }: Return,
): Promise<Admitted> {
  const before = await holdPerson(tx, ownerId)
  // What they grant anew must not be given back for what they granted before.
  await dropRevocation(tx, { ownerId, issuer })
  if (!before) throw new Error('An identity outlived its person.')
  const restored = before.leavingAt !== null
  if (restored) await restore(tx, before, now)
  const person = await changePerson(tx, ownerId, {
    ...(email && { email }),
    ...(!before.zoneChosen && guessed !== undefined && { zone: guessed }),
  })
  return { person: person ?? before, restored }
}

async function restore(tx: Transaction, { id, leavingAt }: PersonRow, now: Date): Promise<void> {
  await markLeaving(tx, id, undefined)
  await houseTables(tx)
    .updateTable('house.departures')
    .set({ restored_at: now.toISOString() })
    .where('owner_id', '=', id)
    .where('left_at', '=', leavingAt)
    .execute()
}
