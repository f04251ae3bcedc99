import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Conversation, Message } from '../contract.ts'
import type { BranchNode } from '../branches.ts'
import type { AnswerState } from './answerer.ts'
import { summary } from './conversation-store.ts'
import { chatTables } from './tables.ts'

type Question = {
  id: string
  conversationId: string
  parentId: string | null
  content: string
  clientMessageId: string | undefined
}

type Reserved = {
  runId: string
  answerId: string
  sessionId: string
  /** `undefined` if the answer has to wait anyway. */
  node: string | undefined
  leaseMilliseconds: number
}

type Pair = Conversation & { place: number; saidAt: string; state: 'queued' | 'running' }

/**
 * Stores the question and a place for its answer, in one statement of a transaction that locks the conversation.
 * Returns `undefined` if a message with this client id exists.
 */
export async function addPair(
  tx: Transaction,
  ownerId: string,
  { question, reserved }: { question: Question; reserved: Reserved },
): Promise<Pair | undefined> {
  const { conversationId, clientMessageId = null } = question
  const { node = null } = reserved
  const { rows } = await sql<Pair>`
    with changed as (
      update conversations
      set next_place = next_place + 2, read_place = next_place, tip_id = ${reserved.answerId}, updated_at = now(),
        revision = revision + 1
      where owner_id = ${ownerId} and id = ${conversationId} and not exists (
        select from messages
        where owner_id = ${ownerId} and conversation_id = ${conversationId} and client_message_id = ${clientMessageId}::text)
      returning ${summary}, next_place - 2 as place
    ), said as (
      insert into messages (owner_id, id, conversation_id, place, parent_id, role, content, state, active, client_message_id)
      select ${ownerId}::uuid, ${question.id}::uuid, id, place, ${question.parentId}::uuid, 'user', ${question.content}::text,
        'whole', true, ${clientMessageId}::text
      from changed returning created_at
    ), turn as (
      select ${node}::uuid is not null and not exists (
        select from runs where owner_id = ${ownerId} and conversation_id = ${conversationId}) as ours
    ), reserved as (
      insert into runs (owner_id, id, conversation_id, answer_id, question_id, place, session_id, state, node, lease_until, attempt)
      select ${ownerId}::uuid, ${reserved.runId}::uuid, id, ${reserved.answerId}::uuid, ${question.id}::uuid, place + 1,
        ${reserved.sessionId}::text, case when ours then 'running' else 'queued' end, case when ours then ${node}::uuid end,
        case when ours then now() + ${reserved.leaseMilliseconds} * interval '1 millisecond' end, ours::integer
      from changed, turn returning state
    )
    select changed.*, said.created_at as "saidAt", reserved.state from changed, said, reserved`.execute(tx)
  return rows[0]
}

export async function findSent(
  tx: Transaction,
  ownerId: string,
  { conversationId, clientMessageId }: { conversationId: string; clientMessageId: string },
): Promise<string | undefined> {
  const found = await chatTables(tx)
    .selectFrom('messages')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('client_message_id', '=', clientMessageId)
    .executeTakeFirst()
  return found?.id
}

export type Known = Pick<Message, 'id' | 'role' | 'parent_id' | 'order'> & { active: boolean }

export async function findMessage(
  tx: Transaction,
  ownerId: string,
  { conversationId, id }: { conversationId: string; id: string },
): Promise<Known | undefined> {
  return chatTables(tx)
    .selectFrom('messages')
    .select(['id', 'role', 'parent_id', 'place as order', 'active'])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A message as it is stored; its versions are added by those who know its neighbours. */
export type Stored = Omit<Message, 'versions' | 'client_message_id'> & { client_message_id: string | null }

const columns = sql`id, role, content, outcome, created_at, place as order, state, parent_id, client_message_id, steps`

type Stretch = { conversationId: string; limit: number | undefined } & (
  | { before: number | undefined }
  | { after: number }
)

/** Messages of the shown branch: the last before a place, or the first after one; earliest first. */
export async function listMessages(tx: Transaction, ownerId: string, stretch: Stretch): Promise<Stored[]> {
  const { conversationId, limit = null } = stretch
  const forward = 'after' in stretch
  const bound = forward
    ? sql`and place > ${stretch.after}`
    : stretch.before === undefined
      ? sql``
      : sql`and place < ${stretch.before}`
  const { rows } = await sql<Stored>`
    select ${columns} from messages
    where owner_id = ${ownerId} and conversation_id = ${conversationId} and active ${bound}
    order by place ${forward ? sql`` : sql`desc`} limit ${limit}`.execute(tx)
  return forward ? rows : rows.toReversed()
}

/** Messages at these places on branches that are not shown, by what they follow. */
export async function listOtherVersions(
  tx: Transaction,
  ownerId: string,
  { conversationId, parentIds }: { conversationId: string; parentIds: (string | null)[] },
): Promise<{ id: string; parent_id: string | null; order: number }[]> {
  const known = parentIds.filter((id) => id !== null)
  const { rows } = await sql<{ id: string; parent_id: string | null; order: number }>`
    select id, parent_id, place as order from messages
    where owner_id = ${ownerId} and conversation_id = ${conversationId} and not active
      and (parent_id = any(${known}::uuid[]) or ${known.length < parentIds.length} and parent_id is null)
    order by place`.execute(tx)
  return rows
}

type Line = { id: string; role: Message['role']; content: string; state: AnswerState | null }

/** The latest of the shown branch up to a place, the earliest first. */
export async function readHistory(
  tx: Transaction,
  ownerId: string,
  { conversationId, through, most }: { conversationId: string; through: number; most: number },
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select id, role, content, dialogue as state from messages
    where owner_id = ${ownerId} and conversation_id = ${conversationId} and active and place <= ${through}
    order by place desc limit ${most}`.execute(tx)
  return rows.toReversed()
}

/** The first messages of the person on the shown branch: enough of them to say what it is about. */
export async function firstWords(tx: Transaction, ownerId: string, conversationId: string): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select content from messages
    where owner_id = ${ownerId} and conversation_id = ${conversationId} and active and role = 'user'
    order by place limit 6`.execute(tx)
  return rows.map(({ content }) => content)
}

/** Everything that was said or is being said, without its words. */
export async function readTree(tx: Transaction, ownerId: string, conversationId: string): Promise<BranchNode[]> {
  const { rows } = await sql<BranchNode>`
    select id, parent_id as "parentId", place as order from messages
    where owner_id = ${ownerId} and conversation_id = ${conversationId}
    union all
    select answer_id, question_id, place from runs
    where owner_id = ${ownerId} and conversation_id = ${conversationId}`.execute(tx)
  return rows
}

/** Shows these messages, and no others of the conversation. */
export async function markPath(
  tx: Transaction,
  ownerId: string,
  { conversationId, path }: { conversationId: string; path: string[] },
): Promise<void> {
  await sql`
    update messages set active = not active
    where owner_id = ${ownerId} and conversation_id = ${conversationId} and active <> (id = any(${path}::uuid[]))`.execute(
    tx,
  )
}

/** Everything that is known about each, for the person's archive; a page at a time, by place. */
export async function exportMessages(
  tx: Transaction,
  ownerId: string,
  { conversationId, after, limit }: { conversationId: string; after: number; limit: number },
) {
  return chatTables(tx)
    .selectFrom('messages')
    .select(['id', 'conversation_id as conversationId', 'place', 'parent_id as parentId', 'role', 'content', 'state'])
    .select([
      'outcome',
      'dialogue',
      'active',
      'client_message_id as clientMessageId',
      'steps',
      'created_at as createdAt',
    ])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(limit)
    .execute()
}
