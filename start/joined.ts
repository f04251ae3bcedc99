import type { Heed } from '#foundation/server/change.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Happenings } from '#foundation/server/happening.ts'
import { noNotices, type NoticeKind, type Notices } from '#foundation/server/notice.ts'

/** What features know of each other without naming each other. */
export type Joined = {
  /** Tells every feature that may depend on it, within the transaction of the change. */
  tellChanged: Heed
  /** For what a person should hear of although they may not be looking. */
  notices: Notices
  /** Everything that can be handed in there; complete once every feature is open. */
  noticeKinds: () => readonly NoticeKind[]
  /** What takes place when, of every feature. */
  happenings: Happenings
  /** Which sessions of a person have not ended; nothing where no feature knows. */
  liveSessions: (ownerId: string) => Promise<string[] | undefined>
}

/** `opened` is asked when it is needed: features are handed this before all of them are open. */
export function joinFeatures(opened: () => readonly Plugs[]): Joined {
  const notices = () => opened().find((plugs) => plugs.notices)?.notices ?? noNotices
  return {
    async tellChanged(tx, ownerId, changed) {
      for (const { heed } of opened()) await heed?.(tx, ownerId, changed)
    },
    notices: {
      hand: (...given) => notices().hand(...given),
      withdraw: (...given) => notices().withdraw(...given),
    },
    noticeKinds: () => opened().flatMap(({ noticeKinds = [] }) => noticeKinds),
    async happenings(ownerId, span) {
      const lists = await Promise.all(
        opened().flatMap(({ happenings }) => (happenings ? [happenings(ownerId, span)] : [])),
      )
      return lists.flat().sort((one, other) => one.start - other.start)
    },
    liveSessions: async (ownerId) =>
      opened()
        .find((plugs) => plugs.liveSessions)
        ?.liveSessions?.(ownerId),
  }
}
