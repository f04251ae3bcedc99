import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { ChangedPreferences, WorkingHours } from '../contract.ts'
import { peopleTables } from './tables.ts'

/** A person as their row has them. */
export type PersonRow = {
  id: string
  name: string
  nameSources: string[]
  email: string
  zone: string
  zoneChosen: boolean
  workingHours: WorkingHours
  /** What was chosen; the rest is as usual. */
  preferences: ChangedPreferences
  createdAt: string
  leavingAt: string | null
}

export type NewPerson = Pick<PersonRow, 'name' | 'email' | 'zone' | 'workingHours'>

export async function addPerson(tx: Transaction, ownerId: string, person: NewPerson, now: Date): Promise<PersonRow> {
  return peopleTables(tx)
    .insertInto('people')
    .values({
      owner_id: ownerId,
      name: person.name,
      email: person.email,
      zone: person.zone,
      working_hours: json(person.workingHours),
      created_at: now.toISOString(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function findPerson(tx: Transaction, ownerId: string): Promise<PersonRow | undefined> {
  return peopleTables(tx).selectFrom('people').select(columns).where('owner_id', '=', ownerId).executeTakeFirst()
}

/** Nobody changes this person until the transaction is over. */
export async function holdPerson(tx: Transaction, ownerId: string): Promise<PersonRow | undefined> {
  return peopleTables(tx)
    .selectFrom('people')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
}

type Changes = {
  [Name in 'name' | 'nameSources' | 'email' | 'zone' | 'zoneChosen' | 'workingHours' | 'preferences']?:
    | PersonRow[Name]
    | undefined
}

export async function changePerson(tx: Transaction, ownerId: string, changes: Changes): Promise<PersonRow | undefined> {
  const { name, nameSources, email, zone, zoneChosen, workingHours, preferences } = changes
  return peopleTables(tx)
    .updateTable('people')
    .set({
      ...(name !== undefined && { name }),
      ...(nameSources !== undefined && { name_sources: JSON.stringify(nameSources) }),
      ...(email !== undefined && { email }),
      ...(zone !== undefined && { zone }),
      ...(zoneChosen !== undefined && { zone_chosen: zoneChosen }),
      ...(workingHours !== undefined && { working_hours: json(workingHours) }),
      ...(preferences !== undefined && { preferences: JSON.stringify(preferences) }),
      owner_id: ownerId,
    })
    .where('owner_id', '=', ownerId)
    .returning(columns)
    .executeTakeFirst()
}

/** Nothing for both: the person stays. */
export async function markLeaving(
  tx: Transaction,
  ownerId: string,
  dates: { leavingAt: Date; purgeAt: Date } | undefined,
): Promise<void> {
  await peopleTables(tx)
    .updateTable('people')
    .set({
      leaving_at: dates?.leavingAt.toISOString() ?? null,
      purge_at: dates?.purgeAt.toISOString() ?? null,
    })
    .where('owner_id', '=', ownerId)
    .execute()
}

export type IdentityRow = { issuer: string; sub: string; email: string }

export async function saveIdentity(tx: Transaction, ownerId: string, identity: IdentityRow): Promise<void> {
  await peopleTables(tx)
    .insertInto('identities')
    .values({ owner_id: ownerId, ...identity })
    .onConflict((conflict) => conflict.columns(['owner_id', 'issuer', 'sub']).doUpdateSet({ email: identity.email }))
    .execute()
}

export async function listIdentities(tx: Transaction, ownerId: string): Promise<IdentityRow[]> {
  return peopleTables(tx)
    .selectFrom('identities')
    .select(['issuer', 'sub', 'email'])
    .where('owner_id', '=', ownerId)
    .orderBy('issuer')
    .orderBy('sub')
    .execute()
}

/** The driver would write a list as one of PostgreSQL's own arrays. */
function json(value: WorkingHours) {
  return sql<WorkingHours>`${JSON.stringify(value)}::jsonb`
}

const columns = [
  'owner_id as id',
  'name',
  'name_sources as nameSources',
  'email',
  'zone',
  'zone_chosen as zoneChosen',
  'working_hours as workingHours',
  'preferences',
  'created_at as createdAt',
  'leaving_at as leavingAt',
] as const
