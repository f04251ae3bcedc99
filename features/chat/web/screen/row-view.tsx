import { memo } from 'react'
import type { Row } from '../rows.ts'
import { AnswerRow } from './answer-row.tsx'
import { AssistantMessage } from './assistant-message.tsx'
import { PendingRow } from './pending-row.tsx'
import { PersonMessage } from './person-message.tsx'

export type RowProps = { id: string; tabbable: boolean; marked: boolean; newest: boolean }

/** One line of the conversation; a piece of an answer makes only that answer's line anew. */
export const RowView = memo(function RowView({ row, ...props }: RowProps & { row: Row }) {
  if (row.kind === 'pending') return <PendingRow pending={row.pending} tabbable={props.tabbable} />
  if (row.kind === 'answer') return <AnswerRow answerId={row.answer.id} {...props} />
  const Message = row.message.role === 'user' ? PersonMessage : AssistantMessage
  return <Message message={row.message} {...props} />
})
