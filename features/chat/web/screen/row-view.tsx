import { memo } from 'react'
import type { Row } from '../rows.ts'
import { AssistantRow } from './assistant-row.tsx'
import { PendingRow } from './pending-row.tsx'
import { PersonMessage } from './person-message.tsx'

export type RowProps = { id: string; tabbable: boolean; marked: boolean; newest: boolean }

/** One line of the conversation; a piece of an answer makes only that answer's line anew. */
export const RowView = memo(function RowView({ row, ...props }: RowProps & { row: Row }) {
  if (row.kind === 'pending') return <PendingRow pending={row.pending} tabbable={props.tabbable} />
  const message = row.kind === 'message' ? row.message : undefined
  if (message?.role === 'user') return <PersonMessage message={message} {...props} />
  return <AssistantRow message={message} answerId={row.kind === 'answer' ? row.answer.id : undefined} {...props} />
})
