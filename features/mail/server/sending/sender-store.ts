import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { MailSender } from '../../contract.ts'
import type { SentMail } from '../../rules/manner.ts'

/** `writtenAfter`: whose words were read before it was written. */
export type StoredSender = MailSender & { writtenAfter: string[] }

const columns = sql`a.id as account, a.address, coalesce(s.name, '') as name, coalesce(s.signature, '') as signature,
  coalesce(s.hold_seconds, 10) as "holdSeconds", coalesce(s.greeting, '') as greeting,
  coalesce(s.formal_greeting, '') as "formalGreeting", coalesce(s.closing, '') as closing,
  coalesce(s.formal_closing, '') as "formalClosing", coalesce(s.written_after, '[]') as "writtenAfter"`

/** The accounts that mail can be sent from, the oldest first. A sample sends nothing, nor does one without a server for it. */
export async function listSenders(tx: Transaction, ownerId: string): Promise<StoredSender[]> {
  const { rows } = await sql<StoredSender>`
    select ${columns} from mail_accounts a
    left join mail_senders s on s.owner_id = a.owner_id and s.account_id = a.id
    where a.owner_id = ${ownerId} and a.kind = 'imap' and a.sends
      and a.deleted_at is null order by a.created_at, a.id`.execute(tx)
  return rows
}

type Kept = Omit<StoredSender, 'address'>

/** Does nothing where the account is somebody else’s, or gone. */
export async function keepSender(
  tx: Transaction,
  ownerId: string,
  { account, name, signature, holdSeconds, greeting, formalGreeting, closing, formalClosing, writtenAfter }: Kept,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into mail_senders (owner_id, account_id, name, signature, hold_seconds, greeting, formal_greeting, closing,
      formal_closing, written_after)
    select ${ownerId}, ${account}, ${name}, ${signature}, ${holdSeconds}, ${greeting}, ${formalGreeting}, ${closing},
      ${formalClosing}, ${JSON.stringify(writtenAfter)}::jsonb
    where exists (select from mail_accounts where owner_id = ${ownerId} and id = ${account})
    on conflict (owner_id, account_id) do update set name = excluded.name, signature = excluded.signature,
      hold_seconds = excluded.hold_seconds, greeting = excluded.greeting, formal_greeting = excluded.formal_greeting,
      closing = excluded.closing, formal_closing = excluded.formal_closing, written_after = excluded.written_after, changed_at = clock_timestamp()`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

const mostRead = 200

/** The newest mails in the folder of sent mail, without what they quote; a sender can be forged elsewhere. */
export async function listOwnMails(tx: Transaction, ownerId: string, account: string): Promise<SentMail[]> {
  const { rows } = await sql<SentMail>`
    select left(b.own_text, 5000) as text, m.to_people as "to", m.from_name as own from mail_messages m
    join mail_bodies b on b.owner_id = m.owner_id and b.id = m.id
    where m.owner_id = ${ownerId} and m.account_id = ${account} and not m.draft and exists (
      select from mail_placements p join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id
      where p.owner_id = m.owner_id and p.message_id = m.id and f.role = 'sent')
    order by m.at desc, m.id desc limit ${mostRead}`.execute(tx)
  return rows
}

export async function exportSenders(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select account_id as "accountId", name, signature, hold_seconds as "holdSeconds", greeting,
      formal_greeting as "formalGreeting", closing, formal_closing as "formalClosing", written_after as "writtenAfter", created_at as "createdAt",
      changed_at as "changedAt"
    from mail_senders where owner_id = ${ownerId} order by account_id`.execute(tx)
  return rows
}
