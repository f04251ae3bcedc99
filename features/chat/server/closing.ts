import type { Transaction } from '#foundation/server/database/database.ts'
import type { Conversation, Message } from '../contract.ts'
import { emptyAnswers, endSteps } from '../rules.ts'
import { type Answer, noteAnswered, storeAnswers } from './run-store.ts'
import type { Telling } from './telling.ts'

/** Answers that have become messages. */
export type Closing = { messages: Message[]; conversation: Conversation; waiting: boolean }

/**
 * Ends answers on the branch that is shown, in a transaction that holds the conversation. Nothing comes back when
 * somebody else has ended them all.
 */
export async function closeAnswers(
  tx: Transaction,
  ownerId: string,
  { conversationId, answers }: { conversationId: string; answers: Answer[] },
): Promise<Closing | undefined> {
  const ended = await storeAnswers(tx, ownerId, { conversationId, answers })
  const last = ended.at(-1)
  if (!last) return undefined
  const noted = await noteAnswered(tx, ownerId, { conversationId, place: last.order })
  if (!noted) return undefined
  const byRun = new Map(answers.map((answer) => [answer.runId, answer]))
  const messages = ended.flatMap(({ runId, others, ...place }) => {
    const answer = byRun.get(runId)
    return answer ? [messageOf(answer, place, others)] : []
  })
  const { waiting, ...conversation } = noted
  return { messages, conversation, waiting }
}

function messageOf(
  { content, state, steps }: Answer,
  place: Pick<Message, 'id' | 'parent_id' | 'order' | 'created_at'>,
  others: string[],
): Message {
  return { ...place, role: 'assistant', content, state, steps, versions: [...others, place.id] }
}

export function tellClosing({ tell }: Telling, ownerId: string, { messages, conversation }: Closing): void {
  for (const message of messages) {
    tell(ownerId, { ...message, role: 'assistant', type: 'assistant_message', conversation_id: conversation.id })
    tell(ownerId, { type: 'answer/end', conversation_id: conversation.id, answer_id: message.id, state: message.state })
  }
  tell(ownerId, { type: 'conversation/changed', conversation })
}

type Cut = Pick<Answer, 'runId' | 'attempt' | 'steps' | 'state'> & { text: string }

/** What is kept of an answer that ends here: what was written, or the sentence that says why there is nothing. */
export function cutAnswer({ runId, attempt, text, steps, state }: Cut, active = true): Answer {
  return { runId, attempt, content: text === '' ? emptyAnswers[state] : text, steps: endSteps(steps), state, active }
}
