import type { Clock } from '#foundation/server/clock.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { NoticeKind, Notices } from '#foundation/server/notice.ts'
import type { Conversation, Ending } from '../contract.ts'

export const answerKind: NoticeKind = {
  name: 'chat.answer',
  label: 'Answers that were ready after you had left',
  ways: ['push'],
  throughQuietHours: false,
}

/** Tells people who have closed every page that an answer is there, within the transaction in which it ends. */
export type AnswerNotice = (
  tx: Transaction,
  ownerId: string,
  ended: { conversation: Conversation; id: string; state: Ending },
) => Promise<void>

export function createAnswerNotice({ notices, clock }: { notices: Notices; clock: Clock }): AnswerNotice {
  return async (tx, ownerId, { conversation, id, state }) => {
    // Whoever stopped it knows.
    if (state === 'stopped') return
    const notice = {
      kind: answerKind.name,
      about: id,
      occurrence: 'ended',
      title: state === 'whole' ? 'Your answer is ready' : 'An answer broke off',
      // The words of an answer may be anybody's, and stay in the conversation.
      body: '',
      link: `/assistant/${conversation.id}`,
      dueAt: clock.now(),
      unlessPresent: true as const,
      sources: [],
    }
    await notices.hand(tx, ownerId, [notice])
  }
}
