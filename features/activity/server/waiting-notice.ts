import type { Clock } from '#foundation/server/clock.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { NoticeKind, Notices } from '#foundation/server/notice.ts'
import { visibleLine } from '../rules.ts'
import type { ActivityRow } from './activity-store.ts'

/** A person who sees the card answers sooner. After this delay they get a notice. */
const patienceMinutes = 2

export const waitingKind: NoticeKind = {
  name: 'activity.waiting',
  label: 'What waits for your yes',
  ways: ['push'],
  throughQuietHours: false,
  counted: 'elsewhere',
}

/** Notifies people that something is pending, within the transaction that stores it. */
export type WaitingNotice = {
  begin(tx: Transaction, ownerId: string, row: ActivityRow): Promise<void>
  /** It was answered or replaced: a notice that is there says so from now on. */
  end(tx: Transaction, ownerId: string, row: Pick<ActivityRow, 'id' | 'state' | 'shown'>): Promise<void>
}

export function createWaitingNotice({ notices, clock }: { notices: Notices; clock: Clock }): WaitingNotice {
  const kind = waitingKind.name
  return {
    async begin(tx, ownerId, { id, state, shown, sources, conversationId }) {
      if (state !== 'waiting') return
      const notice = {
        kind,
        about: id,
        occurrence: 'waiting',
        title: 'This waits for your yes',
        body: visibleLine(shown.title),
        link: conversationId === null ? '/assistant/activity' : `/assistant/${conversationId}`,
        dueAt: new Date(clock.now().getTime() + patienceMinutes * 60_000),
        sources: [...new Set([...sources, ...(shown.sources ?? [])])],
      }
      await notices.hand(tx, ownerId, [notice])
    },
    end: (tx, ownerId, { id, state, shown }) =>
      notices.withdraw(tx, ownerId, {
        kind,
        about: id,
        instead: { title: endings[state] ?? 'You said yes to this', body: visibleLine(shown.title) },
      }),
  }
}

/** Whatever is under way, done or tried was said yes to. */
const endings: Partial<Record<ActivityRow['state'], string>> = {
  declined: 'You said no to this',
  expired: 'Nobody answered this in time',
  replaced: 'Something else took the place of this',
}
