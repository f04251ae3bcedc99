import type { Person } from '#foundation/server/person.ts'
import type { Message, Step } from '../contract.ts'

/** One answer that is to be written. */
export type Turn = {
  person: Person
  conversationId: string
  runId: string
  answerId: string
  /** The latest of what was said on this branch up to the question, oldest first. The question alone has no id. */
  history: (most: number) => Promise<Line[]>
}

/** `state`: what the writer of an answer left for the next message. */
type Line = Pick<Message, 'role' | 'content'> & { id?: string; state?: AnswerState | null }

/** The writer's own; chat stores it with the answer, and hands it back without reading it. */
export type AnswerState = { version: number; state: unknown }

export type AnswerPiece =
  | { type: 'text'; text: string }
  | { type: 'step-start'; step: Pick<Step, 'id' | 'label'> }
  | { type: 'step-end'; step: Pick<Step, 'id' | 'label' | 'detail' | 'card'> & { state: 'done' | 'failed' } }
  /** The changes made by the answer so far, in one line. Stored with the next piece; the last one goes at the end. */
  | { type: 'outcome'; line: string }
  /** State for the next answer. Stored with the next piece or the end; the last one counts. */
  | ({ type: 'state' } & AnswerState)

/**
 * Writes an answer piece by piece. What a step does is done after its `step-start`, which is stored by then, so that no
 * crash has it done again. It stops when the signal says so; what it yields afterwards is not taken. A
 * `Failure` that it throws is said to the person in its own words.
 */
export type Answerer = (turn: Turn, signal: AbortSignal) => AsyncIterable<AnswerPiece>
