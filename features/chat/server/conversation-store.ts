import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Titled } from '#foundation/server/titles.ts'
import type { Conversation } from '../contract.ts'
import { chatTables } from './tables.ts'

/** A conversation as everybody is shown it. */
export const summary = sql<Conversation>`id, title, title_sources, provisional, pinned_at is not null as pinned,
  answered_place > read_place as unread, created_at, updated_at, deleted_at is not null as deleted, revision`

type NewConversation = { id: string; title: string; provisional: boolean }

/** Returns `undefined` if the person already has a conversation with this id. */
export async function addConversation(
  tx: Transaction,
  ownerId: string,
  { id, title, provisional }: NewConversation,
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    insert into conversations (owner_id, id, title, provisional) values (${ownerId}, ${id}, ${title}, ${provisional})
    on conflict (owner_id, id) do nothing returning ${summary}`.execute(tx)
  return rows[0]
}

export async function findConversation(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    select ${summary} from conversations where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

type Choice = { limit?: number | undefined; before?: string | undefined; pinned?: boolean | undefined }

/** The latest first; what was deleted is left out. */
export async function listConversations(
  tx: Transaction,
  ownerId: string,
  { limit, before, pinned }: Choice,
): Promise<Conversation[]> {
  const { rows } = await sql<Conversation>`
    select ${summary} from conversations
    where owner_id = ${ownerId} and deleted_at is null
      ${before === undefined ? sql`` : sql`and updated_at < ${before}`}
      ${pinned === undefined ? sql`` : sql`and (pinned_at is not null) = ${pinned}`}
    order by updated_at desc, id desc limit ${limit ?? null}`.execute(tx)
  return rows
}

/** Destroys deleted conversations with everything in them. */
export async function destroyDeleted(tx: Transaction, ownerId: string): Promise<void> {
  await sql`delete from conversations where owner_id = ${ownerId} and deleted_at is not null`.execute(tx)
}

/** What must be known of a conversation before it is changed. */
export type Held = { nextPlace: number; tipId: string | null }

/**
 * Every change of messages begins with this: it locks the conversation until the transaction ends, and the next
 * statement sees all earlier changes. Returns `undefined` if it is unknown or deleted.
 */
export async function holdConversation(tx: Transaction, ownerId: string, id: string): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select next_place as "nextPlace", tip_id as "tipId" from conversations
    where owner_id = ${ownerId} and id = ${id} and deleted_at is null for no key update`.execute(tx)
  return rows[0]
}

type Change = {
  title?: string | undefined
  /** Other people's text that was read before this title was written; the same title as before keeps its own. */
  titleSources?: readonly string[] | undefined
  /** For a title that the person did not give; one that they did stays. */
  provisional?: boolean | undefined
  pinned?: boolean | undefined
  readThrough?: number | undefined
  /** Changes nothing unless these values are current. */
  left?: { title?: string; pinned?: boolean } | undefined
}

/** The read position never moves back, nor beyond the last message. */
export async function changeConversation(
  tx: Transaction,
  ownerId: string,
  { id, title, titleSources = [], provisional = false, pinned, readThrough, left = {} }: Change & { id: string },
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    update conversations set revision = revision + 1
      ${
        title === undefined
          ? sql``
          : sql`, title = ${title}, provisional = ${provisional},
        title_sources = case when title = ${title} then title_sources else ${JSON.stringify(titleSources)}::jsonb end`
      }
      ${pinned === undefined ? sql`` : sql`, pinned_at = ${pinned ? sql`coalesce(pinned_at, now())` : null}`}
      ${readThrough === undefined ? sql`` : sql`, read_place = greatest(read_place, least(${readThrough}, next_place - 1))`}
    where owner_id = ${ownerId} and id = ${id} and deleted_at is null
      ${left.title === undefined ? sql`` : sql`and title = ${left.title}`}
      ${left.pinned === undefined ? sql`` : sql`and (pinned_at is not null) = ${left.pinned}`}
    returning ${summary}`.execute(tx)
  return rows[0]
}

/** Sets the generated title, unless the person has named it in the meantime. */
export async function titleConversation(
  tx: Transaction,
  ownerId: string,
  { id, title }: { id: string; title: string },
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    update conversations set title = ${title}, title_sources = '[]', provisional = false, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and provisional returning ${summary}`.execute(tx)
  return rows[0]
}

/** Returns `undefined` if there is nothing to do, or no such conversation. */
export async function markDeleted(
  tx: Transaction,
  ownerId: string,
  { id, deletedAt }: { id: string; deletedAt: Date | undefined },
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    update conversations set deleted_at = ${deletedAt?.toISOString() ?? null}, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and (deleted_at is null) = ${deletedAt !== undefined}
    returning ${summary}`.execute(tx)
  return rows[0]
}

/** Shows another branch: its last message is what the next one follows. */
export async function moveTip(
  tx: Transaction,
  ownerId: string,
  { id, tipId }: { id: string; tipId: string | null },
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    update conversations set tip_id = ${tipId}, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} returning ${summary}`.execute(tx)
  return rows[0]
}

/** Everything that is known about each, for the person's archive; a page at a time, by id. */
export async function exportConversations(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return chatTables(tx)
    .selectFrom('conversations')
    .select([
      'id',
      'title',
      'title_sources as titleSources',
      'provisional',
      'pinned_at as pinnedAt',
      'next_place as nextPlace',
    ])
    .select(['read_place as readPlace', 'answered_place as answeredPlace', 'tip_id as tipId', 'revision'])
    .select(['created_at as createdAt', 'updated_at as updatedAt', 'deleted_at as deletedAt'])
    .where('owner_id', '=', ownerId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What these are called. */
export async function readTitles(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<Titled[]> {
  const { rows } = await sql<{ id: string; title: string; isForeign: boolean }>`
    select id, title, title_sources <> '[]' as "isForeign" from conversations
    where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(tx)
  return rows.map(({ id, title, isForeign }) => ({ id, title, sources: isForeign ? [`the chat “${title}”`] : [] }))
}
