import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '#foundation/server/database/database.ts'
import { addConversation } from '../conversation-store.ts'
import { addPair } from '../message-store.ts'
import { keepRuns } from '../run-books.ts'

/** A conversation with a question whose answer is being written by some node, for the cases of the stores. */
export async function makeConversation(tx: Transaction, ownerId: string, words: string) {
  const conversationId = randomUUIDv7()
  const node = randomUUID()
  await addConversation(tx, ownerId, { id: conversationId, title: words, provisional: false })
  const question = { id: randomUUIDv7(), conversationId, parentId: null, content: words, clientMessageId: words }
  const run = { runId: randomUUIDv7(), answerId: randomUUIDv7(), sessionId: words }
  const pair = await addPair(tx, ownerId, { question, reserved: { ...run, node, leaseMilliseconds: 3_600_000 } })
  if (!pair) throw new Error('This message was there already.')
  return { conversationId, question, node, ...run, attempt: 1, place: pair.place }
}

/** What its node has written so far; as the server, which writes for everyone. */
export async function writePiece(
  tx: Transaction,
  { node, runId, attempt }: { node: string; runId: string; attempt: number },
  text: string,
): Promise<void> {
  const steps = [{ id: '1', label: text, state: 'done' as const }]
  const piece = { runId, attempt, number: 0, at: 0, text, steps, outcome: null, dialogue: null }
  await keepRuns(tx, { node, runIds: [runId], pieces: [piece], leaseMilliseconds: undefined })
}
