import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Step } from '../contract.ts'
import type { AnswerState } from './answerer.ts'

/** What a run has written since it was last stored. */
export type Piece = {
  runId: string
  attempt: number
  number: number
  at: number
  text: string
  steps: Step[] | undefined
  outcome: string | null
  dialogue: AnswerState | null
}

export type Kept = { runId: string; attempt: number; stopRequested: boolean }

type Keep = {
  node: string
  runIds: string[]
  pieces: Piece[]
  /** Without one, leases stay as they are. */
  leaseMilliseconds: number | undefined
}

/**
 * Stores what the runs of this node have written, all persons' at once, and says which runs are still this node's. The
 * same number twice is the same piece, longer.
 */
export async function keepRuns(tx: Transaction, { node, runIds, pieces, leaseMilliseconds }: Keep): Promise<Kept[]> {
  const ours = sql`node = ${node} and state = 'running' and id = any(${runIds}::uuid[])`
  const held =
    leaseMilliseconds === undefined
      ? sql`select owner_id, id, attempt, stop_requested from runs
          where ${ours} for key share`
      : sql`update runs set lease_until = now() + ${leaseMilliseconds} * interval '1 millisecond'
          where ${ours} returning owner_id, id, attempt, stop_requested`
  const { rows } = await sql<Kept>`
    with held as (${held}), written as (
      insert into run_pieces (owner_id, run_id, number, at, text, steps, outcome, dialogue)
      select h.owner_id, h.id, p.number, p.at, p.text, p.steps, p.outcome, p.dialogue
      from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as p("runId" uuid, attempt integer, number integer, at integer, text text, steps jsonb, outcome text,
          dialogue jsonb)
      join held h on h.id = p."runId" and h.attempt = p.attempt
      on conflict (owner_id, run_id, number) do update
        set text = excluded.text, steps = excluded.steps, outcome = excluded.outcome, dialogue = excluded.dialogue
    )
    select id as "runId", attempt, stop_requested as "stopRequested" from held`.execute(tx)
  return rows
}

export type Whose = { ownerId: string; conversationId: string }
export type Lost = Whose & { runId: string; attempt: number }

/**
 * Runs whose node has not been heard of in time; all that are not this node's, where there is no other. This node's own
 * are among them when it does not know that it has them: what began them was stored and not heard to be.
 */
export async function findLost(
  tx: Transaction,
  { node, isAlone }: { node: string; isAlone: boolean },
): Promise<Lost[]> {
  const { rows } = await sql<Lost>`
    select owner_id as "ownerId", conversation_id as "conversationId", id as "runId", attempt from runs
    where state = 'running' and (lease_until < now() or ${isAlone} and node <> ${node})
    order by lease_until limit 100`.execute(tx)
  return rows
}

/** Conversations in which something has been waiting for a while and nothing is at work, the longest waiting first. */
export async function findWaiting(tx: Transaction, most: number): Promise<Whose[]> {
  const { rows } = await sql<Whose>`
    select owner_id as "ownerId", conversation_id as "conversationId" from runs waiting
    where state = 'queued' and not exists (
      select from runs earlier where earlier.owner_id = waiting.owner_id
        and earlier.conversation_id = waiting.conversation_id and earlier.place < waiting.place)
    order by created_at limit ${most}`.execute(tx)
  return rows
}
