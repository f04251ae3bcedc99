import { sql } from 'kysely'
import type { Change, Effect, Origin, Shown } from '#foundation/contract/act.ts'
import type { FailureCode } from '#foundation/contract/failure.ts'
import type { ConversationOutcome, Receipt } from '#foundation/server/action.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { ActivityState } from '../contract.ts'

/** An activity as it is kept. */
export type ActivityRow = {
  id: string
  action: string
  kind: string
  title: string
  effect: Effect
  origin: Origin
  state: ActivityState
  input: unknown
  shown: Shown
  editable: string[]
  hash: string
  sources: string[]
  conversationId: string | null
  answerId: string | null
  askedBy: string | null
  sentence: string | null
  changes: Change[]
  receipt: Receipt | null
  failure: FailureCode | null
  replacedBy: string | null
  undoing: boolean
  createdAt: string
  expiresAt: string | null
  endedAt: string | null
  undoneAt: string | null
  revision: number
}

/** Every column that a person is told of. */
export const columns = sql`id, action, kind, title, effect, origin, state, input, shown, editable, hash, sources,
  conversation_id as "conversationId", answer_id as "answerId", asked_by as "askedBy", sentence, changes, receipt, failure,
  replaced_by as "replacedBy", undoing, created_at as "createdAt", expires_at as "expiresAt", ended_at as "endedAt",
  undone_at as "undoneAt", revision`

/** Whose turn it is, and for how long that holds without being said again. */
export type Lease = { node: string; milliseconds: number }

export type NewActivity = Pick<
  ActivityRow,
  'id' | 'action' | 'title' | 'effect' | 'origin' | 'input' | 'shown' | 'editable' | 'hash' | 'sources'
> & {
  key: string | undefined
  conversationId: string | undefined
  answerId: string | undefined
  askedBy: string | undefined
  /** Waiting until then, or begun at once. */
  begin: { expiresAt: Date } | Lease
}

/** Returns `undefined` if the key was already used. */
export async function addActivity(
  tx: Transaction,
  ownerId: string,
  { begin, ...wish }: NewActivity,
): Promise<ActivityRow | undefined> {
  const waits = 'expiresAt' in begin
  const { rows } = await sql<ActivityRow>`
    insert into activities (owner_id, id, action, title, effect, origin, state, input, shown, editable, hash, sources, key,
      conversation_id, answer_id, asked_by, expires_at, node, lease_until)
    values (${ownerId}, ${wish.id}, ${wish.action}, ${wish.title}, ${wish.effect}, ${wish.origin},
      ${waits ? 'waiting' : 'running'}, ${json(wish.input)}, ${json(wish.shown)}, ${json(wish.editable)}, ${wish.hash},
      ${json(wish.sources)}, ${wish.key ?? null}, ${wish.conversationId ?? null}, ${wish.answerId ?? null}, ${wish.askedBy ?? null},
      ${waits ? begin.expiresAt.toISOString() : null}, ${waits ? null : begin.node},
      ${waits ? null : leaseEnd(begin)})
    on conflict (owner_id, key) where key is not null do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

export async function findActivity(tx: Transaction, ownerId: string, id: string): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    select ${columns} from activities where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

export async function findActivities(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select ${columns} from activities where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows
}

export async function findByKey(tx: Transaction, ownerId: string, key: string): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    select ${columns} from activities where owner_id = ${ownerId} and key = ${key}`.execute(tx)
  return rows[0]
}

/** Approves it; returns `undefined` if it was already answered, has expired or has other content. */
export async function takeActivity(
  tx: Transaction,
  ownerId: string,
  { id, hash, now, ...lease }: { id: string; hash: string; now: Date } & Lease,
): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    update activities set state = 'running', node = ${lease.node}, lease_until = ${leaseEnd(lease)},
      revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and state = 'waiting' and hash = ${hash}
      and expires_at > ${now.toISOString()}
    returning ${columns}`.execute(tx)
  return rows[0]
}

type Close = { id: string; state: 'declined' | 'replaced' | 'failed'; sentence: string; now: Date } & {
  replacedBy?: string
  failure?: FailureCode
}

/** Closes a pending one; returns `undefined` if it is not pending any more. */
export async function closeActivity(
  tx: Transaction,
  ownerId: string,
  { id, state, sentence, now, replacedBy, failure }: Close,
): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    update activities set state = ${state}, sentence = ${sentence}, ended_at = ${now.toISOString()},
      replaced_by = ${replacedBy ?? null}, failure = ${failure ?? null}, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and state = 'waiting' and expires_at > ${now.toISOString()}
    returning ${columns}`.execute(tx)
  return rows[0]
}

export type End = { id: string; node: string; now: Date; sentence: string; changes: Change[] } & (
  | { state: 'done'; receipt: Receipt }
  | { state: 'failed' | 'unknown'; failure: FailureCode }
)

/** Called by the node that ran it, even if it was late and another node had declared it lost. */
export async function endActivity(tx: Transaction, ownerId: string, end: End): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    update activities set state = ${end.state}, sentence = ${end.sentence}, changes = ${json(end.changes)},
      receipt = ${end.state === 'done' ? json(end.receipt) : null}, failure = ${end.state === 'done' ? null : end.failure},
      ended_at = ${end.now.toISOString()}, node = null, lease_until = null, revision = revision + 1
    where owner_id = ${ownerId} and id = ${end.id} and state in ('running', 'unknown') and node = ${end.node}
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** A done activity can be undone, an undone one redone. */
export type ReversibleState = 'done' | 'undone'

/** Only the first of several concurrent reversals gets the row; the others get `undefined`. */
export async function beginReversal(
  tx: Transaction,
  ownerId: string,
  { id, from, ...lease }: { id: string; from: ReversibleState } & Lease,
): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    update activities set undoing = true, node = ${lease.node}, lease_until = ${leaseEnd(lease)}
    where owner_id = ${ownerId} and id = ${id} and state = ${from} and not undoing returning ${columns}`.execute(tx)
  return rows[0]
}

type Reversed = { to: ReversibleState; now: Date; sentence: string; receipt: Receipt; changes: Change[] }
type ReversalEnd = { id: string; node: string; reversed: Reversed | undefined }

/**
 * Without `reversed`, the activity stays as it was. Otherwise the row then holds the receipt that reverses it again.
 */
export async function endReversal(
  tx: Transaction,
  ownerId: string,
  { id, node, reversed }: ReversalEnd,
): Promise<ActivityRow | undefined> {
  const set = reversed
    ? sql`, state = ${reversed.to}, sentence = ${reversed.sentence}, changes = ${json(reversed.changes)},
        receipt = ${json(reversed.receipt)}, revision = revision + 1,
        undone_at = ${reversed.to === 'undone' ? reversed.now.toISOString() : null}`
    : sql``
  const { rows } = await sql<ActivityRow>`
    update activities set undoing = false, node = null, lease_until = null ${set}
    where owner_id = ${ownerId} and id = ${id} and node = ${node} and (undoing or state = 'unknown')
    returning ${columns}`.execute(tx)
  return rows[0]
}

type Place = { conversationId?: string | undefined; after?: Date | undefined }

/** The most recent activity in this state, apart from undos and redos. */
export async function findLast(
  tx: Transaction,
  ownerId: string,
  { state, conversationId, after }: Place & { state: ReversibleState },
): Promise<ActivityRow | undefined> {
  const at = state === 'done' ? sql`created_at` : sql`undone_at`
  const { rows } = await sql<ActivityRow>`
    select ${columns} from activities
    where owner_id = ${ownerId} and state = ${state} and kind <> 'activity'
      ${conversationId === undefined ? sql`` : sql`and conversation_id = ${conversationId}`}
      ${after === undefined ? sql`` : sql`and ${at} > ${after.toISOString()}`}
    order by ${at} desc, id desc limit 1`.execute(tx)
  return rows[0]
}

/** Serialises everything requested in the same answer until the transaction ends. */
export async function holdAnswer(tx: Transaction, ownerId: string, answerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`activities of ${ownerId} in ${answerId}`}, 0))`.execute(tx)
}

/** How many requests of one answer are pending, and how many of them undo or redo something. */
export async function countOfAnswer(
  tx: Transaction,
  ownerId: string,
  answerId: string,
): Promise<{ waiting: number; reversals: number }> {
  const { rows } = await sql<{ waiting: number; reversals: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where kind = 'activity')::int as reversals
    from activities where owner_id = ${ownerId} and answer_id = ${answerId} and state <> 'replaced'`.execute(tx)
  return rows[0] ?? { waiting: 0, reversals: 0 }
}

/** What came of everything that was asked for in a conversation, oldest first; the latest of them where they are many. */
export async function listOutcomes(
  tx: Transaction,
  ownerId: string,
  { conversationId, limit }: { conversationId: string; limit: number },
): Promise<ConversationOutcome[]> {
  const { rows } = await sql<NullableOutcome>`
    select id as "activityId", action, answer_id as "answerId", title, state, sentence, receipt -> 'sources' as sources,
      coalesce(receipt -> 'things', '[]') as things
    from activities
    where owner_id = ${ownerId} and conversation_id = ${conversationId} and answer_id is not null
      and state <> 'replaced'
    order by created_at desc, id desc limit ${limit}`.execute(tx)
  return rows
    .map((row) => ({ ...row, sentence: row.sentence ?? undefined, sources: row.sources ?? undefined }))
    .toReversed()
}

type NullableOutcome = Omit<ConversationOutcome, 'sentence' | 'sources'> & {
  sentence: string | null
  sources: string[] | null
}

function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`
}

function leaseEnd({ milliseconds }: Pick<Lease, 'milliseconds'>) {
  return sql`now() + ${milliseconds} * interval '1 millisecond'`
}

/** Up to `most` of the oldest activities that have ended. */
export async function dropOldest(tx: Transaction, ownerId: string, most: number): Promise<void> {
  await sql`delete from activities where owner_id = ${ownerId} and id in (
    select id from activities
    where owner_id = ${ownerId} and state not in ('waiting', 'running') and not undoing
    order by created_at, id limit ${most})`.execute(tx)
}

/** The oldest activities that have ended, until this much is free. */
export async function dropOldestBytes(tx: Transaction, ownerId: string, bytes: number): Promise<void> {
  await sql`delete from activities where owner_id = ${ownerId} and id in (
    select id from (
      select id, sum(bytes) over (order by created_at, id) - bytes as before from activities
      where owner_id = ${ownerId} and state not in ('waiting', 'running') and not undoing) kept
    where before < ${bytes})`.execute(tx)
}
