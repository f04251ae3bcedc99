import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Exchanged } from '../rules/formality.ts'

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

/**
 * Lists on which the person gets mail, with the subject of the latest of each. An address is that of the list only if the id
 * of the list is made of it, as RFC 2919 says: others may stand in To as well. Anybody can send mail with such an id, so it
 * counts only where the person wrote to the list, or to somebody who wrote on it.
 */
export async function listLists(
  tx: Transaction,
  ownerId: string,
): Promise<{ name: string; address: string; subject: string }[]> {
  const { rows } = await sql<{ name: string; address: string; subject: string }>`
    with looked as (
      select m.subject, m.to_people, m.list_id, m.at, lower(m.from_address) as writer from mail_messages m
      join mail_accounts a on a.owner_id = m.owner_id and a.id = m.account_id and a.deleted_at is null
      where m.owner_id = ${ownerId} and not m.hidden and not m.draft and not m.own and m.list_id <> ''
        and m.marks = '[]'
      order by m.at desc, m.id desc limit ${mostListed}
    ), written as (
      select lower(to_person ->> 'address') as address from (
        select to_people, cc, bcc from mail_messages
        where owner_id = ${ownerId} and own and not draft and not hidden
        order by at desc limit ${mostWritten}) own_mail, jsonb_array_elements(to_people || cc || bcc) to_person
    )
    select distinct on (lower(to_person ->> 'address')) to_person ->> 'name' as name,
      lower(to_person ->> 'address') as address, subject
    from looked, lateral jsonb_array_elements(to_people) to_person
    where to_person ->> 'address' <> ''
      and position('<' || replace(lower(to_person ->> 'address'), '@', '.') || '>' in '<' || lower(list_id) || '>') > 0
      and lower(to_person ->> 'address') not in (select lower(address) from mail_accounts where owner_id = ${ownerId})
      and (writer in (select address from written) or lower(to_person ->> 'address') in (select address from written))
    order by lower(to_person ->> 'address'), at desc`.execute(tx)
  return rows
}

/** Of newer mail on lists. */
const mostListed = 500

/** Of newer mail by the person, whom it went to. */
const mostWritten = 500

/**
 * The person's own addresses, and those they wrote to: senders who look like one of these are suspicious. What they wrote
 * in `except` does not count, for they may have been deceived there.
 */
export async function listKnown(
  tx: Transaction,
  ownerId: string,
  { except }: { except?: string } = {},
): Promise<{ name: string; address: string }[]> {
  const { rows } = await sql<{ name: string; address: string }>`
    select name, lower(address) as address from mail_accounts where owner_id = ${ownerId} and deleted_at is null
    union
    select to_person ->> 'name', lower(to_person ->> 'address') from (
      select to_people, cc, bcc from mail_messages
      where owner_id = ${ownerId} and own and not draft and not hidden
        ${except === undefined ? sql`` : sql`and thread_id <> ${except}`}
      order by at desc limit ${mostWritten}) written, jsonb_array_elements(to_people || cc || bcc) to_person
    where to_person ->> 'address' <> ''
    order by address, name`.execute(tx)
  return rows
}

/** `address` is in lower case. */
export type Met = { address: string; received: number; first: string }

/** How many mails came from each of these addresses, and when the first did. Spam and what is in `except` do not count. */
export async function countReceived(
  tx: Transaction,
  ownerId: string,
  { addresses, except }: { addresses: readonly string[]; except: string },
): Promise<Met[]> {
  const written = [...addresses, ...addresses.map((address) => address.toLowerCase())]
  const { rows } = await sql<Met>`
    select lower(from_address) as address, count(*)::integer as received, min(at) as first from mail_messages
    where owner_id = ${ownerId} and from_address = any(${written}) and not hidden and thread_id <> ${except}
    group by lower(from_address) order by address`.execute(tx)
  return rows
}

const mostExchanged = 40
const mostBegun = 200

/** How the newest mails between the person and these addresses begin, the newest first; addresses are in lower case. */
export async function listExchanged(
  tx: Transaction,
  ownerId: string,
  addresses: readonly string[],
): Promise<(Exchanged & { address: string })[]> {
  const { rows } = await sql<Exchanged & { address: string }>`
    with mails as (
      (select m.id, m.at, true as own, lower(to_person ->> 'address') as address from (
        select id, at, to_people from mail_messages
        where owner_id = ${ownerId} and own and not draft and not hidden
        order by at desc limit ${mostWritten}) m, jsonb_array_elements(m.to_people) to_person
      where lower(to_person ->> 'address') = any(${[...addresses]}))
      union all
      (select id, at, false, lower(from_address) from mail_messages
      where owner_id = ${ownerId} and not own and not hidden and from_address = any(${[...addresses]})
      order by at desc limit ${mostExchanged})
    )
    select mails.address, mails.own, left(b.own_text, ${mostBegun}) as text from mails
    join mail_bodies b on b.owner_id = ${ownerId} and b.id = mails.id
    order by mails.at desc, mails.id desc limit ${mostExchanged}`.execute(tx)
  return rows
}
