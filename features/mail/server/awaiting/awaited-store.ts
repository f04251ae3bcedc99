import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** An answer that is waited for: to which own mail, and until when. */
export type Awaited = {
  id: string
  account: string
  headerId: string
  since: string
  until: string
  state: AwaitedState
}
export type AwaitedState = 'waiting' | 'told' | 'answered'

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const columns = sql`w.id, w.account_id as account, w.header_id as "headerId", ${iso('w.since')} as since,
  ${iso('w.until')} as until, w.state`

/** Of the newest own mail in a thread that an answer is waited for. */
export async function findAwaited(tx: Transaction, ownerId: string, thread: string): Promise<Awaited | undefined> {
  const { rows } = await sql<Awaited>`
    select ${columns} from mail_awaited w
    join mail_messages m on m.owner_id = w.owner_id and m.account_id = w.account_id and m.header_id = w.header_id
    where w.owner_id = ${ownerId} and m.thread_id = ${thread} and w.state <> 'answered'
    order by m.at desc, w.id limit 1`.execute(tx)
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function holdAwaited(
  tx: Transaction,
  ownerId: string,
  { account, headerId }: Pick<Awaited, 'account' | 'headerId'>,
): Promise<Awaited | undefined> {
  const { rows } = await sql<Awaited>`
    select ${columns} from mail_awaited w
    where w.owner_id = ${ownerId} and w.account_id = ${account} and w.header_id = ${headerId} for update`.execute(tx)
  return rows[0]
}

/** Does nothing where the account is somebody else’s, or gone. */
export async function keepAwaited(tx: Transaction, ownerId: string, awaited: Awaited): Promise<void> {
  const { id, account, headerId, since, until, state } = awaited
  await sql`
    insert into mail_awaited (owner_id, id, account_id, header_id, since, until, state)
    select ${ownerId}, ${id}, ${account}, ${headerId}, ${since}, ${until}, ${state}
    where exists (select from mail_accounts where owner_id = ${ownerId} and id = ${account})
    on conflict (owner_id, account_id, header_id) do update set until = excluded.until, state = excluded.state,
      changed_at = clock_timestamp()`.execute(tx)
}

export async function dropAwaited(
  tx: Transaction,
  ownerId: string,
  { account, headerId }: Pick<Awaited, 'account' | 'headerId'>,
): Promise<void> {
  await sql`
    delete from mail_awaited where owner_id = ${ownerId} and account_id = ${account} and header_id = ${headerId}`.execute(
    tx,
  )
}

/** The newest own mail in a thread, and whether somebody has answered since; what a machine sent is no answer. */
export async function findOwnLast(
  tx: Transaction,
  ownerId: string,
  thread: string,
): Promise<{ account: string; headerId: string; since: string; isAnswered: boolean } | undefined> {
  const { rows } = await sql<{ account: string; headerId: string; since: string; isAnswered: boolean }>`
    select m.account_id as account, m.header_id as "headerId", ${iso('m.at')} as since,
      exists (
        select from mail_messages a where a.owner_id = m.owner_id and a.thread_id = m.thread_id
          and not a.own and not a.draft and not a.automatic and a.at > m.at) as "isAnswered"
    from mail_messages m
    where m.owner_id = ${ownerId} and m.thread_id = ${thread} and m.own and not m.draft and m.header_id <> ''
    order by m.at desc, m.id desc limit 1`.execute(tx)
  return rows[0]
}

export type AwaitedMail = { thread: string | null; subject: string; people: { name: string; address: string }[] }

/** What the mail is about, by its copy in the mailbox, else by what was sent from here. */
export async function readAwaitedMail(
  tx: Transaction,
  ownerId: string,
  { account, headerId }: Pick<Awaited, 'account' | 'headerId'>,
): Promise<AwaitedMail | undefined> {
  const { rows } = await sql<AwaitedMail>`
    select m.thread_id as thread, m.subject, m.to_people as people from mail_messages m
    where m.owner_id = ${ownerId} and m.account_id = ${account} and m.header_id = ${headerId} and m.own
    union all
    select null, s.content->>'subject', s.content->'to' from mail_sends s
    where s.owner_id = ${ownerId} and s.account_id = ${account} and s.header_id = ${headerId}
    limit 1`.execute(tx)
  return rows[0]
}

export async function exportAwaited(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, account_id as "accountId", header_id as "headerId", since, until, state, created_at as "createdAt",
      changed_at as "changedAt"
    from mail_awaited where owner_id = ${ownerId} order by id`.execute(tx)
  return rows
}
