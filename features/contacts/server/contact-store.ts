import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoredContact } from '../rules/contact.ts'

/** Deleted or not. */
export type KeptContact = StoredContact & { deleted: boolean }

const names = sql`id, name, emails, phones, company, notes, zone, origin, uid, written_after as "writtenAfter", revision`

/** Contacts that are not deleted. */
export async function listContacts(tx: Transaction, ownerId: string): Promise<StoredContact[]> {
  const { rows } = await sql<StoredContact>`
    select ${names} from contacts where owner_id = ${ownerId} and deleted_at is null order by id`.execute(tx)
  return rows
}

/** Deleted or not; locks the row until the transaction ends. */
export async function holdContact(tx: Transaction, ownerId: string, id: string): Promise<KeptContact | undefined> {
  const { rows } = await sql<KeptContact>`
    select ${names}, deleted_at is not null as deleted from contacts
    where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Serialises changes to a person's contacts, so that no two of them take the same address. */
export async function takeTurn(tx: Transaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts of ${ownerId}`}, 0))`.execute(tx)
}

/** Returns `undefined` if the id is taken. */
export async function addContact(
  tx: Transaction,
  ownerId: string,
  contact: StoredContact,
): Promise<StoredContact | undefined> {
  const { id, name, emails, phones, company, notes, zone, origin, uid, writtenAfter } = contact
  const { rows } = await sql<StoredContact>`
    insert into contacts (owner_id, id, name, emails, phones, company, notes, zone, origin, uid, written_after)
    values (${ownerId}, ${id}, ${name}, ${json(emails)}, ${json(phones)}, ${company}, ${notes}, ${zone}, ${origin},
      ${uid}, ${json(writtenAfter)})
    on conflict do nothing returning ${names}`.execute(tx)
  return rows[0]
}

/** Saves it as given, whatever was stored; increments the revision. */
export async function saveContact(
  tx: Transaction,
  ownerId: string,
  { deleted, ...contact }: KeptContact,
): Promise<StoredContact | undefined> {
  const { id, name, emails, phones, company, notes, zone, origin, uid, writtenAfter } = contact
  const { rows } = await sql<StoredContact>`
    update contacts set name = ${name}, emails = ${json(emails)}, phones = ${json(phones)}, company = ${company},
      notes = ${notes}, zone = ${zone}, origin = ${origin}, uid = ${uid}, written_after = ${json(writtenAfter)},
      deleted_at = case when ${deleted} then coalesce(deleted_at, clock_timestamp()) end, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} returning ${names}`.execute(tx)
  return rows[0]
}

export async function destroyDeleted(tx: Transaction, ownerId: string): Promise<void> {
  await sql`delete from contacts where owner_id = ${ownerId} and deleted_at is not null`.execute(tx)
}

/** Addresses of guests that the person removed from their contacts. */
export async function listDismissals(tx: Transaction, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from contact_dismissals where owner_id = ${ownerId} order by email`.execute(tx)
  return rows.map(({ email }) => email)
}

export async function addDismissals(tx: Transaction, ownerId: string, emails: readonly string[]): Promise<void> {
  await sql`insert into contact_dismissals (owner_id, email)
    select ${ownerId}, email from unnest(${[...emails]}::text[]) email on conflict do nothing`.execute(tx)
}

export async function dropDismissals(tx: Transaction, ownerId: string, emails: readonly string[]): Promise<void> {
  await sql`delete from contact_dismissals where owner_id = ${ownerId} and email = any(${[...emails]}::text[])`.execute(
    tx,
  )
}

/** All fields, for the archive. */
export async function exportContacts(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, name, emails, phones, company, notes, zone, origin, uid, written_after as "writtenAfter", revision,
      created_at as "createdAt", deleted_at as "deletedAt"
    from contacts where owner_id = ${ownerId} order by id`.execute(tx)
  return rows
}

export async function exportDismissals(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select email, created_at as "createdAt" from contact_dismissals where owner_id = ${ownerId} order by email`.execute(
    tx,
  )
  return rows
}

function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`
}
