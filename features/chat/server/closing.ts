import type { Transaction } from '#foundation/server/database/database.ts'
import type { Conversation, Message } from '../contract.ts'
import { emptyAnswers, endSteps, wholeContent } from '../rules.ts'
import { type Answer, type Ended, storeAnswers } from './run-store.ts'
import type { Telling } from './telling.ts'

/** Answers that have become messages. */
export type Closing = { messages: Message[]; conversation: Conversation; waiting: boolean }

/**
 * Ends answers on the shown branch, in a transaction that locks the conversation. Returns `undefined` if they have all
 * ended already.
 */
export async function closeAnswers(
  tx: Transaction,
  ownerId: string,
  { conversationId, answers }: { conversationId: string; answers: Answer[] },
): Promise<Closing | undefined> {
  const ended = await storeAnswers(tx, ownerId, { conversationId, answers })
  const last = ended.at(-1)
  if (!last) return undefined
  const byRun = new Map(answers.map((answer) => [answer.runId, answer]))
  const messages = ended.flatMap((end) => {
    const answer = byRun.get(end.runId)
    return answer ? [messageOf(answer, end)] : []
  })
  const { answerId: _a, questionId: _q, order: _o, endedAt: _e, others: _s, runId: _r, waiting, ...conversation } = last
  return { messages, conversation, waiting }
}

function messageOf({ outcome, state, steps, ...answer }: Answer, end: Ended): Message {
  const { answerId: id, questionId: parent_id, order, endedAt: created_at, others } = end
  const content = wholeContent(answer.content, outcome)
  const versions = [...others, id]
  return { id, parent_id, order, created_at, role: 'assistant', content, outcome, state, steps, versions }
}

export function tellClosing({ tell }: Telling, ownerId: string, { messages, conversation }: Closing): void {
  for (const message of messages) {
    tell(ownerId, { ...message, role: 'assistant', type: 'assistant_message', conversation_id: conversation.id })
    tell(ownerId, { type: 'answer/end', conversation_id: conversation.id, answer_id: message.id, state: message.state })
  }
  tell(ownerId, { type: 'conversation/changed', conversation })
}

type Cut = Pick<Answer, 'runId' | 'attempt' | 'outcome' | 'dialogue' | 'steps' | 'state'> & { text: string }

/** The content of an answer that ends here: what was written, or a sentence that says why there is nothing. */
export function cutAnswer({ text, steps, ...answer }: Cut, active = true): Answer {
  const { runId, attempt, outcome, dialogue, state } = answer
  const content = text === '' ? emptyAnswers[state] : text
  return { runId, attempt, content, outcome, dialogue, steps: endSteps(steps), state, active }
}
