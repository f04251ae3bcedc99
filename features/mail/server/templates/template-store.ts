import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { MailTemplate } from '../../contract.ts'

/** `writtenAfter`: whose words were read before it was written. */
export type StoredTemplate = MailTemplate & { writtenAfter: string[] }

const columns = sql`id, name, subject, text, written_after as "writtenAfter", revision`

const mostListed = 500

export async function listTemplates(tx: Transaction, ownerId: string): Promise<StoredTemplate[]> {
  const { rows } = await sql<StoredTemplate>`
    select ${columns} from mail_templates where owner_id = ${ownerId} order by lower(name), id limit ${mostListed}`.execute(
    tx,
  )
  return rows
}

/** Locks the row until the transaction ends. */
export async function holdTemplate(tx: Transaction, ownerId: string, id: string): Promise<StoredTemplate | undefined> {
  const { rows } = await sql<StoredTemplate>`
    select ${columns} from mail_templates where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

type Kept = Omit<StoredTemplate, 'revision'>

/** False: another template has its name, or its id is taken. */
export async function addTemplate(tx: Transaction, ownerId: string, template: Kept): Promise<boolean> {
  const { id, name, subject, text, writtenAfter } = template
  const { numAffectedRows = 0n } = await sql`
    insert into mail_templates (owner_id, id, name, subject, text, written_after)
    values (${ownerId}, ${id}, ${name}, ${subject}, ${text}, ${JSON.stringify(writtenAfter)}::jsonb)
    on conflict do nothing`.execute(tx)
  return numAffectedRows > 0n
}

/** False: another template has its name. */
export async function saveTemplate(tx: Transaction, ownerId: string, template: Kept): Promise<boolean> {
  const { id, name, subject, text, writtenAfter } = template
  const { numAffectedRows = 0n } = await sql`
    update mail_templates set name = ${name}, subject = ${subject}, text = ${text},
      written_after = ${JSON.stringify(writtenAfter)}::jsonb, revision = revision + 1, changed_at = clock_timestamp()
    where owner_id = ${ownerId} and id = ${id} and not exists (
      select from mail_templates o where o.owner_id = ${ownerId} and o.id <> ${id} and lower(o.name) = lower(${name}))`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

export async function dropTemplate(tx: Transaction, ownerId: string, id: string): Promise<void> {
  await sql`delete from mail_templates where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

export async function exportTemplates(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, name, subject, text, written_after as "writtenAfter", revision, created_at as "createdAt",
      changed_at as "changedAt"
    from mail_templates where owner_id = ${ownerId} order by id`.execute(tx)
  return rows
}
