import type { Transaction } from '#foundation/server/database/database.ts'
import type { BranchNode } from '../branches.ts'
import { cutAnswer } from './closing.ts'
import { markPath, readTree } from './message-store.ts'
import { listOpenRuns, storeAnswers } from './run-store.ts'
import type { Telling } from './telling.ts'

/** Another branch is shown, and these answers were stopped because they stand on the one that was left. */
export type Shown = { conversationId: string; path: string[]; stopped: string[] }

type Choice = { conversationId: string; pathIn: (nodes: BranchNode[]) => string[] }

/** In a transaction that holds the conversation; its tip is still to be moved. */
export async function showPath(tx: Transaction, ownerId: string, { conversationId, pathIn }: Choice): Promise<Shown> {
  const path = pathIn(await readTree(tx, ownerId, conversationId))
  const left = (await listOpenRuns(tx, ownerId, conversationId)).filter(({ id }) => !path.includes(id))
  const answers = left.map((run) => cutAnswer({ ...run, state: 'stopped' }, false))
  if (answers.length > 0) await storeAnswers(tx, ownerId, { conversationId, answers })
  await markPath(tx, ownerId, { conversationId, path })
  return { conversationId, path, stopped: left.map(({ id }) => id) }
}

export function tellShown({ tell }: Telling, ownerId: string, { conversationId, stopped }: Shown): void {
  for (const answer_id of stopped)
    tell(ownerId, { type: 'answer/end', conversation_id: conversationId, answer_id, state: 'stopped' })
  tell(ownerId, { type: 'conversation/reload', conversation_id: conversationId })
}
