import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Only the newest messages are read: the others are too old to say who is in touch. */
const mostLooked = 10_000

/** Marks of senders who may not be who they claim to be. */
const imitating = '$[*] ? (@.kind == "lookalike" || @.kind == "spoofed" || @.kind == "failed")'

export type CorrespondentRow = {
  name: string
  /** In lower case. */
  address: string
  at: string
  /** The subject of the latest mail. */
  subject: string
  /** The person entered the address themselves, in a mail that was no reply. */
  written: boolean
}

/** Who wrote to the person, and to whom they wrote. Spam, mailing lists and automatic mail are left out. */
export async function listCorrespondents(tx: Transaction, ownerId: string): Promise<CorrespondentRow[]> {
  const { rows } = await sql<CorrespondentRow>`
    with looked as (
      select m.*, m.own and jsonb_array_length(m.in_reply_to) = 0 as begun from mail_messages m
      join mail_accounts a on a.owner_id = m.owner_id and a.id = m.account_id and a.deleted_at is null
      where m.owner_id = ${ownerId} and not m.hidden and not m.draft and not m.automatic and m.list_id = ''
        and not m.marks @? ${imitating}::jsonpath
      order by m.at desc, m.id desc limit ${mostLooked}
    ), people as (
      select from_name as name, lower(from_address) as address, at, subject, false as written from looked where not own
      union all
      select to_person ->> 'name', lower(to_person ->> 'address'), at, subject, begun from looked,
        lateral jsonb_array_elements(to_people || cc || bcc) to_person where own
    )
    select (array_agg(name order by (name = ''), at desc))[1] as name, address, max(at) as at,
      (array_agg(subject order by at desc))[1] as subject, written
    from people
    where address <> '' and address not in (select lower(address) from mail_accounts where owner_id = ${ownerId})
    group by address, written`.execute(tx)
  return rows
}
