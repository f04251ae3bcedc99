import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '#foundation/server/database/index.ts'
import { tables } from './tables.ts'

export type Account = {
  id: string
  email: string
  name: string
  passwordHash: string
  emailVerified: boolean
}

export type NewAccount = { email: string; name: string; passwordHash: string }

/** One address, however it is written. */
export function normalise(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

export async function findAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  const row = await select(tx).where('id', '=', id).executeTakeFirst()
  return row && toAccount(row)
}

export async function findAccountByEmail(tx: Transaction, email: string): Promise<Account | undefined> {
  const row = await select(tx).where('email_lower', '=', normalise(email)).executeTakeFirst()
  return row && toAccount(row)
}

/** What an account says of its owner, for its owner. */
export async function describeAccount(tx: Transaction, id: string) {
  return tables(tx)
    .selectFrom('house.idp_accounts')
    .select([
      'id',
      'email',
      'name',
      'email_verified_at as emailVerifiedAt',
      'password_changed_at as passwordChangedAt',
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The first account is always allowed: someone must be able to sign in. */
export async function isOpen(tx: Transaction, registration: 'open' | 'closed'): Promise<boolean> {
  if (registration === 'open') return true
  const any = await tables(tx).selectFrom('house.idp_accounts').select('id').limit(1).executeTakeFirst()
  return any === undefined
}

/** Returns `undefined` if the e-mail address already has an account. */
export async function addAccount(
  tx: Transaction,
  { email, name, passwordHash }: NewAccount,
  { registration, now }: { registration: 'open' | 'closed'; now: Date },
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
  if (!(await isOpen(tx, registration))) throw new Failure('forbidden', 'New accounts are not open here.')
  const added = await tables(tx)
    .insertInto('house.idp_accounts')
    .values({
      id: randomUUID(),
      email: email.trim(),
      email_lower: normalise(email),
      name: name.trim(),
      password_hash: passwordHash,
      email_verified_at: null,
      password_changed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_lower').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Open links to a new password end with the old one. */
export async function setPassword(tx: Transaction, id: string, passwordHash: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('house.idp_accounts')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', id)
    .execute()
  await tables(tx).deleteFrom('house.idp_resets').where('account_id', '=', id).execute()
}

export async function markVerified(tx: Transaction, id: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('house.idp_accounts')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute()
}

export async function removeAccount(tx: Transaction, id: string): Promise<void> {
  await tables(tx).deleteFrom('house.idp_accounts').where('id', '=', id).execute()
}

/** Any number works as long as no other program locks it in this database. */
const lockNumber = 1_414_213_562

const select = (tx: Transaction) =>
  tables(tx).selectFrom('house.idp_accounts').select(['id', 'email', 'name', 'password_hash', 'email_verified_at'])

type Row = { id: string; email: string; name: string; password_hash: string; email_verified_at: string | Date | null }

function toAccount({ id, email, name, password_hash, email_verified_at }: Row): Account {
  return { id, email, name, passwordHash: password_hash, emailVerified: email_verified_at !== null }
}
