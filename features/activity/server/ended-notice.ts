import type { Clock } from '#foundation/server/clock.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { NoticeKind, Notices } from '#foundation/server/notice.ts'
import { visibleLine } from '../rules.ts'
import type { ActivityRow } from './activity-store.ts'

export const endedKind: NoticeKind = {
  name: 'activity.ended',
  label: 'Imports that have ended',
  ways: ['push'],
  throughQuietHours: false,
}

/** Tells people who have left every page, within the transaction in which it ends. */
export type EndedNotice = (tx: Transaction, ownerId: string, row: ActivityRow) => Promise<void>

export function createEndedNotice({ notices, clock }: { notices: Notices; clock: Clock }): EndedNotice {
  return (tx, ownerId, { id, state, shown, sentence, sources, receipt }) =>
    notices.hand(tx, ownerId, [
      {
        kind: endedKind.name,
        about: id,
        occurrence: 'ended',
        title: state === 'done' ? 'Done while you were away' : 'Not done while you were away',
        body: visibleLine(sentence ?? shown.title),
        link: '/assistant/activity',
        dueAt: clock.now(),
        unlessPresent: true,
        sources: [...new Set([...sources, ...(shown.sources ?? []), ...(receipt?.sources ?? [])])],
      },
    ])
}
