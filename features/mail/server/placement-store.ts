import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { FolderRole } from '../contract.ts'

/** What can be said of a copy here and on its server alike. */
export type CopyState = {
  folder: string
  seen: boolean
  starred: boolean
  answered: boolean
  draft: boolean
  labels: string[]
}

/** A message in a folder. */
export type Copy = CopyState & {
  id: string
  message: string
  thread: string
  account: string
  role: FolderRole
  own: boolean
  at: string
  serverFolder: string
  uidValidity: number | null
}

/** Where a server has a copy. */
export type ServerPlace = { folder: string; uidValidity: number; uid: number }

const copy = sql`p.id, p.message_id as message, m.thread_id as thread, m.account_id as account, p.folder_id as folder,
  p.server_folder_id as "serverFolder", p.uid_validity as "uidValidity", f.role, m.own, m.at, p.seen, p.starred, p.answered, p.draft, p.labels`
const joined = sql`mail_placements p join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
  join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id`

/** Of these threads and messages, the oldest message first; locked until the transaction ends. */
export async function holdCopies(
  tx: Transaction,
  ownerId: string,
  { threads = [], messages = [], ids = [] }: Partial<Record<'threads' | 'messages' | 'ids', readonly string[]>>,
): Promise<Copy[]> {
  // Each by its own index: one condition with "or" would read every copy of the person.
  const { rows } = await sql<Copy>`
    select ${copy} from ${joined} where p.owner_id = ${ownerId} and p.id in (
      select id from mail_placements where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])
      union select id from mail_placements where owner_id = ${ownerId} and message_id = any(${[...messages]}::uuid[])
      union select of.id from mail_messages t join mail_placements of on of.owner_id = t.owner_id and of.message_id = t.id
        where t.owner_id = ${ownerId} and t.thread_id = any(${[...threads]}::uuid[]))
    order by m.at, p.id for update of p`.execute(tx)
  return rows
}

/** Everything in folders of this role; locked until the transaction ends. */
export async function holdCopiesIn(
  tx: Transaction,
  ownerId: string,
  { role, limit }: { role: FolderRole; limit: number },
): Promise<Copy[]> {
  const { rows } = await sql<Copy>`
    select ${copy} from ${joined} join mail_accounts a on a.owner_id = p.owner_id and a.id = m.account_id
    where p.owner_id = ${ownerId} and f.role = ${role} and a.deleted_at is null
    order by m.at, p.id limit ${limit} for update of p`.execute(tx)
  return rows
}

/** Those that a server has there. */
export async function findCopies(
  tx: Transaction,
  ownerId: string,
  { folder, uidValidity, uids }: Omit<ServerPlace, 'uid'> & { uids: readonly number[] },
): Promise<(Copy & { uid: number })[]> {
  const { rows } = await sql<Copy & { uid: number }>`
    select ${copy}, p.uid from ${joined} where p.owner_id = ${ownerId} and p.server_folder_id = ${folder}
      and p.uid_validity = ${uidValidity} and p.uid = any(${[...uids]}::bigint[])
    order by p.uid for update of p`.execute(tx)
  return rows
}

export type NewCopy = CopyState & { id: string; message: string; uidValidity: number | null; uid: number | null }

/** Leaves out those of messages or folders that are not this person's, and those that are here already. Returns the stored ones. */
export async function addCopies(tx: Transaction, ownerId: string, copies: readonly NewCopy[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into mail_placements (owner_id, id, message_id, folder_id, server_folder_id, uid_validity, uid, seen,
      starred, answered, draft, labels)
    select ${ownerId}, c.id, m.id, f.id, f.id, c."uidValidity", c.uid, c.seen, c.starred, c.answered, c.draft, c.labels
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) c(id uuid, message uuid, folder uuid,
      "uidValidity" bigint, uid bigint, seen boolean, starred boolean, answered boolean, draft boolean, labels jsonb)
    join mail_messages m on m.owner_id = ${ownerId} and m.id = c.message
    join mail_folders f on f.owner_id = ${ownerId} and f.id = c.folder
    on conflict do nothing returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** How they are here. */
export async function saveCopies(
  tx: Transaction,
  ownerId: string,
  copies: readonly (CopyState & { id: string })[],
): Promise<void> {
  await sql`
    update mail_placements p set folder_id = f.id, seen = c.seen, starred = c.starred, answered = c.answered,
      draft = c.draft, labels = c.labels
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) c(id uuid, folder uuid, seen boolean, starred boolean,
      answered boolean, draft boolean, labels jsonb)
    join mail_folders f on f.owner_id = ${ownerId} and f.id = c.folder
    where p.owner_id = ${ownerId} and p.id = c.id`.execute(tx)
}

/** Where its server has a copy now. */
export async function setServerPlace(
  tx: Transaction,
  ownerId: string,
  { id, folder, uidValidity, uid }: ServerPlace & { id: string },
): Promise<void> {
  await sql`
    update mail_placements p set server_folder_id = f.id, uid_validity = ${uidValidity}, uid = ${uid}
    from mail_folders f where p.owner_id = ${ownerId} and p.id = ${id}
      and f.owner_id = ${ownerId} and f.id = ${folder}`.execute(tx)
}

/** Where its server has it, for who changes it there; without numbers where that is not known. */
export async function findServerPlace(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<{ folder: string; uidValidity: number | null; uid: number | null; headerId: string } | undefined> {
  const { rows } = await sql<{ folder: string; uidValidity: number | null; uid: number | null; headerId: string }>`
    select p.server_folder_id as folder, p.uid_validity as "uidValidity", p.uid, m.header_id as "headerId"
    from mail_placements p join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
    where p.owner_id = ${ownerId} and p.id = ${id}`.execute(tx)
  return rows[0]
}

export async function removeCopies(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from mail_placements where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Those that a server has there from this number on. */
export async function listUids(
  tx: Transaction,
  ownerId: string,
  { folder, uidValidity, from }: Omit<ServerPlace, 'uid'> & { from: number },
): Promise<{ id: string; uid: number }[]> {
  const { rows } = await sql<{ id: string; uid: number }>`
    select id, uid from mail_placements where owner_id = ${ownerId} and server_folder_id = ${folder}
      and uid_validity = ${uidValidity} and uid >= ${from} order by uid`.execute(tx)
  return rows
}

/** How large the messages are that a server has there. */
export async function listSizes(
  tx: Transaction,
  ownerId: string,
  { folder, uidValidity }: Omit<ServerPlace, 'uid'>,
): Promise<{ uid: number; bytes: number }[]> {
  const { rows } = await sql<{ uid: number; bytes: number }>`
    select p.uid, m.bytes from mail_placements p join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
    where p.owner_id = ${ownerId} and p.server_folder_id = ${folder} and p.uid_validity = ${uidValidity}
      and p.uid is not null order by p.uid`.execute(tx)
  return rows
}

/** How many messages a server has there, and those of them with one of these Message-IDs. */
export async function findThere(
  tx: Transaction,
  ownerId: string,
  { folder, headerIds }: { folder: string; headerIds: readonly string[] },
): Promise<{ all: number; known: { headerId: string; bytes: number }[] }> {
  const { rows } = await sql<{ all: number; known: { headerId: string; bytes: number }[] }>`
    select count(*)::integer as all, coalesce(jsonb_agg(jsonb_build_object('headerId', m.header_id, 'bytes', m.bytes))
      filter (where m.header_id = any(${[...headerIds]})), '[]') as known
    from mail_placements p join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
    where p.owner_id = ${ownerId} and p.server_folder_id = ${folder} and p.uid is not null`.execute(tx)
  return rows[0] ?? { all: 0, known: [] }
}

/** What a person knows copies by, and where their server has them; also those of attachments, by the ids of these. */
export async function nameCopies(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
): Promise<{ id: string; subject: string; from: string; at: string; folder: string }[]> {
  const { rows } = await sql<{ id: string; subject: string; from: string; at: string; folder: string }>`
    select distinct on (i.id) i.id, m.subject, coalesce(nullif(m.from_name, ''), m.from_address) as "from", m.at,
      f.name as folder
    from unnest(${[...ids]}::text[]) i(id)
    join lateral (
      select message_id from mail_placements where owner_id = ${ownerId} and id::text = i.id
      union all select message_id from mail_parts where owner_id = ${ownerId} and id::text = i.id) n on true
    join mail_messages m on m.owner_id = ${ownerId} and m.id = n.message_id
    join mail_placements p on p.owner_id = ${ownerId} and p.message_id = m.id
    join mail_folders f on f.owner_id = ${ownerId} and f.id = p.server_folder_id
    order by i.id, p.id::text <> i.id, p.id`.execute(tx)
  return rows
}

/** Every copy in a folder that its server has under another UIDVALIDITY. */
export async function listOutdated(
  tx: Transaction,
  ownerId: string,
  { folder, uidValidity }: Omit<ServerPlace, 'uid'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_placements where owner_id = ${ownerId} and server_folder_id = ${folder}
      and uid_validity <> ${uidValidity} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Moves copies that are in the folder only here back to where their server has them, and returns their ids. */
export async function sendBack(tx: Transaction, ownerId: string, folder: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update mail_placements set folder_id = server_folder_id
    where owner_id = ${ownerId} and folder_id = ${folder} and server_folder_id <> ${folder} returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The copies that the server has in a folder. */
export async function listCopiesThere(tx: Transaction, ownerId: string, folder: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_placements where owner_id = ${ownerId} and server_folder_id = ${folder} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** All fields, a page at a time, by id. */
export async function exportCopies(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id, message_id as "messageId", folder_id as "folderId", server_folder_id as "serverFolderId",
      uid_validity as "uidValidity", uid, seen, starred, answered, draft, labels
    from mail_placements where owner_id = ${ownerId} ${after === undefined ? sql`` : sql`and id > ${after}`}
    order by id limit ${limit}`.execute(tx)
  return rows
}
