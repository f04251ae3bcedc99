import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Conversation, Ending, OpenAnswer, Step } from '../contract.ts'
import type { AnswerState } from './answerer.ts'
import { summary } from './conversation-store.ts'
import { chatTables } from './tables.ts'

/** A run claimed by this node. `attempt` is its fencing token: taking a run over increments it. */
export type Claimed = {
  runId: string
  conversationId: string
  answerId: string
  questionId: string
  order: number
  sessionId: string
  attempt: number
  /** Earlier answers to the same question. */
  others: string[]
}

const claimed = sql<Claimed>`id as "runId", conversation_id as "conversationId", answer_id as "answerId",
  question_id as "questionId", place as order, session_id as "sessionId", attempt, array(
    select m.id from messages m where m.owner_id = runs.owner_id and m.conversation_id = runs.conversation_id
      and m.parent_id = runs.question_id and not m.active order by m.place) as others`

export type OpenRun = Omit<OpenAnswer, 'versions'> & {
  runId: string
  attempt: number
  hasBegun: boolean
  outcome: string | null
  dialogue: AnswerState | null
}

/** What waits or is being written in a conversation, as far as it is stored; in order. */
export async function listOpenRuns(tx: Transaction, ownerId: string, conversationId: string): Promise<OpenRun[]> {
  const { rows } = await sql<OpenRun>`
    select r.id as "runId", r.attempt, r.answer_id as id, r.question_id as parent_id, r.place as order, r.state,
      coalesce(string_agg(p.text, '' order by p.number), '') as text,
      coalesce((array_agg(p.steps order by p.number desc) filter (where p.steps is not null))[1], '[]') as steps,
      (array_agg(p.outcome order by p.number desc) filter (where p.outcome is not null))[1] as outcome,
      (array_agg(p.dialogue order by p.number desc) filter (where p.dialogue is not null))[1] as dialogue,
      count(p.number) > 0 as "hasBegun"
    from runs r left join run_pieces p on p.owner_id = r.owner_id and p.run_id = r.id
    where r.owner_id = ${ownerId} and r.conversation_id = ${conversationId}
    group by r.owner_id, r.id order by r.place`.execute(tx)
  return rows
}

type Lease = { node: string; leaseMilliseconds: number }
type Retried = { conversationId: string; runId: string; answerId: string; questionId: string; sessionId: string }

/** Another answer to a question, at the conversation's next place; at work at once when nothing else is. */
export async function addRun(
  tx: Transaction,
  ownerId: string,
  run: Retried & Omit<Lease, 'node'> & { node: string | undefined },
): Promise<Conversation & { place: number; state: 'queued' | 'running' }> {
  const { conversationId, node = null } = run
  const { rows } = await sql<Conversation & { place: number; state: 'queued' | 'running' }>`
    with changed as (
      update conversations set next_place = next_place + 1, tip_id = ${run.answerId}, updated_at = now(), revision = revision + 1
      where owner_id = ${ownerId} and id = ${conversationId} returning ${summary}, next_place - 1 as place
    ), turn as (
      select ${node}::uuid is not null and not exists (
        select from runs where owner_id = ${ownerId} and conversation_id = ${conversationId}) as ours
    ), reserved as (
      insert into runs (owner_id, id, conversation_id, answer_id, question_id, place, session_id, state, node, lease_until, attempt)
      select ${ownerId}::uuid, ${run.runId}::uuid, id, ${run.answerId}::uuid, ${run.questionId}::uuid, place,
        ${run.sessionId}::text, case when ours then 'running' else 'queued' end, case when ours then ${node}::uuid end,
        case when ours then now() + ${run.leaseMilliseconds} * interval '1 millisecond' end, ours::integer
      from changed, turn returning state
    )
    select changed.*, reserved.state from changed, reserved`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`Nobody has a conversation ${conversationId}.`)
  return row
}

/** The next that waits, if nothing is at work. */
export async function claimNext(
  tx: Transaction,
  ownerId: string,
  { conversationId, node, leaseMilliseconds }: Lease & { conversationId: string },
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update runs set state = 'running', node = ${node}, attempt = attempt + 1,
      lease_until = now() + ${leaseMilliseconds} * interval '1 millisecond'
    where owner_id = ${ownerId} and id = (
      select id from runs where owner_id = ${ownerId} and conversation_id = ${conversationId} order by place limit 1)
      and state = 'queued'
    returning ${claimed}`.execute(tx)
  return rows[0]
}

/** Whether a run is still lost; its lease cannot be renewed until this transaction ends. */
export async function holdLost(
  tx: Transaction,
  ownerId: string,
  { runId, attempt, isAlone }: { runId: string; attempt: number; isAlone: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    select from runs where owner_id = ${ownerId} and id = ${runId} and attempt = ${attempt} and state = 'running'
      and (${isAlone} or lease_until < clock_timestamp()) for update`.execute(tx)
  return rows.length > 0
}

/** Takes over a run of a silent node; returns `undefined` if it was renewed, or is done. */
export async function takeOver(
  tx: Transaction,
  ownerId: string,
  { runId, attempt, node, leaseMilliseconds }: Lease & { runId: string; attempt: number },
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update runs set node = ${node}, attempt = attempt + 1,
      lease_until = now() + ${leaseMilliseconds} * interval '1 millisecond'
    where owner_id = ${ownerId} and id = ${runId} and attempt = ${attempt} and state = 'running'
    returning ${claimed}`.execute(tx)
  return rows[0]
}

/** Releases it to wait for another node. */
export async function handOver(
  tx: Transaction,
  ownerId: string,
  { runId, attempt }: { runId: string; attempt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await chatTables(tx)
    .updateTable('runs')
    .set({ state: 'queued', node: null, lease_until: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', runId)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The node that works on it reads this within moments. */
export async function requestStop(tx: Transaction, ownerId: string, conversationId: string): Promise<void> {
  await chatTables(tx)
    .updateTable('runs')
    .set({ stop_requested: true })
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'running')
    .execute()
}

export type Answer = {
  runId: string
  attempt: number
  content: string
  outcome: string | null
  dialogue: AnswerState | null
  steps: Step[]
  state: Ending
  /** Whether it is on the shown branch. */
  active: boolean
}

/** A finished answer, and its conversation's new state. */
export type Ended = {
  answerId: string
  questionId: string
  order: number
  endedAt: string
  others: string[]
  runId: string
  waiting: boolean
}

/**
 * Ends runs by turning each into a message. Skips runs that another node has taken over or ended. Answers on the shown
 * branch are counted in the conversation. Runs in a transaction that locks it.
 */
export async function storeAnswers(
  tx: Transaction,
  ownerId: string,
  { conversationId, answers }: { conversationId: string; answers: Answer[] },
): Promise<(Conversation & Ended)[]> {
  const given = JSON.stringify(answers)
  const { rows } = await sql<Conversation & Ended>`
    with given as (
      select "runId" as id, attempt, content, outcome, dialogue, steps, state, active
      from jsonb_to_recordset(${given}::jsonb)
        as g("runId" uuid, attempt integer, content text, outcome text, dialogue jsonb, steps jsonb, state text,
          active boolean)
    ), ended as (
      delete from runs r using given g
      where r.owner_id = ${ownerId} and r.conversation_id = ${conversationId} and r.id = g.id and r.attempt = g.attempt
      returning r.id as run_id, r.answer_id, r.question_id, r.place, g.content, g.outcome, g.dialogue, g.steps, g.state,
        g.active
    ), stored as (
      insert into messages
        (owner_id, id, conversation_id, place, parent_id, role, content, outcome, dialogue, state, active, steps)
      select ${ownerId}::uuid, answer_id, ${conversationId}::uuid, place, question_id, 'assistant', content, outcome,
        dialogue, state, active, steps
      from ended returning id as answer_id, created_at as ended_at
    ), answered as (
      select max(place) as place from ended where active
    ), changed as (
      update conversations set
        answered_place = greatest(answered_place, place), updated_at = case when place is null then updated_at else now() end,
        revision = revision + 1
      from answered where owner_id = ${ownerId} and id = ${conversationId} and exists (select from ended)
      returning ${summary}
    )
    select changed.*, stored.answer_id as "answerId", question_id as "questionId", place as order,
      ended_at as "endedAt", run_id as "runId", array(
        select m.id from messages m where m.owner_id = ${ownerId} and m.conversation_id = ${conversationId}
          and m.parent_id = question_id and not m.active order by m.place) as others,
      exists (
        select from runs r where r.owner_id = ${ownerId} and r.conversation_id = ${conversationId} and r.state = 'queued'
          and r.id not in (select run_id from ended)) as waiting
    from stored join ended using (answer_id), changed order by place`.execute(tx)
  return rows
}

/** Everything that is known about each, for the person's archive. */
export async function exportRuns(tx: Transaction, ownerId: string) {
  return chatTables(tx)
    .selectFrom('runs')
    .select(['id', 'conversation_id as conversationId', 'answer_id as answerId', 'question_id as questionId', 'place'])
    .select(['session_id as sessionId', 'state', 'node', 'lease_until as leaseUntil', 'attempt'])
    .select(['stop_requested as stopRequested', 'created_at as createdAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
}

export async function exportPieces(tx: Transaction, ownerId: string) {
  return chatTables(tx)
    .selectFrom('run_pieces')
    .select(['run_id as runId', 'number', 'at', 'text', 'steps', 'outcome', 'dialogue'])
    .where('owner_id', '=', ownerId)
    .orderBy('run_id')
    .orderBy('number')
    .execute()
}
