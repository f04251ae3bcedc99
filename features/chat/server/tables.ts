import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Ending, Message, Step } from '../contract.ts'
import type { AnswerState } from './answerer.ts'

/** Lists go in as text: the driver would take them for arrays of PostgreSQL. */
type Steps = ColumnType<Step[], string, string>

export type ConversationRow = {
  owner_id: string
  id: string
  title: string
  title_sources: ColumnType<string[], string | undefined, string>
  provisional: boolean
  pinned_at: string | null
  next_place: Generated<number>
  read_place: Generated<number>
  answered_place: Generated<number>
  tip_id: string | null
  revision: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  search: GeneratedAlways<string>
}

export type MessageRow = {
  owner_id: string
  id: string
  conversation_id: string
  place: number
  parent_id: string | null
  role: Message['role']
  content: string
  outcome: string | null
  state: Ending
  active: boolean
  client_message_id: string | null
  dialogue: AnswerState | null
  steps: Steps
  created_at: Generated<string>
  search: GeneratedAlways<string>
}

export type RunRow = {
  owner_id: string
  id: string
  conversation_id: string
  answer_id: string
  question_id: string
  place: number
  session_id: string
  state: 'queued' | 'running'
  node: string | null
  lease_until: string | null
  attempt: Generated<number>
  stop_requested: Generated<boolean>
  created_at: Generated<string>
}

type PieceRow = {
  owner_id: string
  run_id: string
  number: number
  at: number
  text: string
  steps: Step[] | null
  outcome: string | null
  dialogue: AnswerState | null
}

type ChatTables = { conversations: ConversationRow; messages: MessageRow; runs: RunRow; run_pieces: PieceRow }

export function chatTables(tx: Transaction) {
  return tx.$extendTables<ChatTables>()
}
