import type { PeopleKnown, PeopleMet } from '#foundation/server/acquaintance.ts'
import type { Heed } from '#foundation/server/change.ts'
import { type Companions, joinCompanions } from '#foundation/server/companion.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { ConnectionKind, FindAccountElsewhere } from '#foundation/server/connection.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { HappeningPlaces, Happenings, HappensFrom } from '#foundation/server/happening.ts'
import { type Invited, noInvited } from '#foundation/server/invited.ts'
import type { ReadKeptFile } from '#foundation/server/kept-file.ts'
import { noNotices, type NoticeKind, type Notices } from '#foundation/server/notice.ts'
import { joinTitles, type Titles } from '#foundation/server/titles.ts'

/** What features provide to each other without naming each other. */
export type Joined = {
  /** Tells every dependent feature, within the transaction of the change. */
  tellChanged: Heed
  /** Tells features that share a thing about changes, and undoes what they did. */
  companions: Companions
  /** Removes what features keep of a person beside the database, whose rows are gone. */
  forgetPerson: (ownerId: string) => Promise<void>
  /** Sends notices. */
  notices: Notices
  /** All kinds of notices; complete once every feature is open. */
  noticeKinds: () => readonly NoticeKind[]
  /** All kinds of accounts elsewhere; complete once every feature is open. */
  connectionKinds: () => readonly ConnectionKind[]
  /** An account elsewhere of a person, with what opens it. */
  accountElsewhere: FindAccountElsewhere
  /** A file that a person keeps. */
  keptFile: ReadKeptFile
  /** Keeps the events that others invite to. */
  invited: Invited
  /** Events of all features, by time. */
  happenings: Happenings
  /** Whether an event of any feature is still to come. */
  happensFrom: HappensFrom
  /** The calendars of all features. */
  happeningPlaces: HappeningPlaces
  /** The guests of events, collected from all features. */
  peopleMet: PeopleMet
  /** The people known to a person, collected from all features. */
  peopleKnown: PeopleKnown
  /** What things of all features are called. */
  titles: Titles
  /** A person's live sessions; `undefined` if no feature knows. */
  liveSessions: (ownerId: string) => Promise<string[] | undefined>
}

/** `opened` is called lazily: features receive this before all of them are open. */
export function joinFeatures(opened: () => readonly Plugs[]): Joined {
  const notices = () => opened().find((plugs) => plugs.notices)?.notices ?? noNotices
  return {
    async tellChanged(tx, ownerId, changed) {
      for (const { heed } of opened()) await heed?.(tx, ownerId, changed)
    },
    forgetPerson: (ownerId) => forgetEverywhere(opened(), ownerId),
    companions: joinCompanions(() => opened().flatMap(({ companions }) => companions ?? [])),
    notices: {
      hand: (...given) => notices().hand(...given),
      withdraw: (...given) => notices().withdraw(...given),
    },
    noticeKinds: () => opened().flatMap(({ noticeKinds = [] }) => noticeKinds),
    connectionKinds: () => opened().flatMap(({ connectionKinds = [] }) => connectionKinds),
    async accountElsewhere(ownerId, id) {
      const find = opened().find((plugs) => plugs.accountElsewhere)?.accountElsewhere
      if (!find) throw new Failure('not-found', 'This server keeps no accounts elsewhere.')
      return find(ownerId, id)
    },
    async keptFile(ownerId, id) {
      const read = opened().find((plugs) => plugs.keptFile)?.keptFile
      if (!read) throw new Failure('not-found', 'This server keeps no files.')
      return read(ownerId, id)
    },
    invited: joinInvited(opened),
    ...joinHappenings(opened),
    async peopleMet(ownerId, stretch) {
      const lists = opened().flatMap(({ peopleMet }) => (peopleMet ? [peopleMet(ownerId, stretch)] : []))
      return (await Promise.all(lists)).flat()
    },
    async peopleKnown(ownerId, sought) {
      const lists = opened().flatMap(({ peopleKnown }) => (peopleKnown ? [peopleKnown(ownerId, sought)] : []))
      return (await Promise.all(lists)).flat()
    },
    titles: joinTitles(() => opened().flatMap(({ titles }) => (titles ? [titles] : []))),
    liveSessions: async (ownerId) =>
      opened()
        .find((plugs) => plugs.liveSessions)
        ?.liveSessions?.(ownerId),
  }
}

type JoinedHappenings = Pick<Joined, 'happenings' | 'happensFrom' | 'happeningPlaces'>

function joinHappenings(opened: () => readonly Plugs[]): JoinedHappenings {
  return {
    async happenings(ownerId, span) {
      const lists = await Promise.all(
        opened().flatMap(({ happenings }) => (happenings ? [happenings(ownerId, span)] : [])),
      )
      return lists.flat().sort((one, other) => one.start - other.start)
    },
    async happensFrom(...sought) {
      const known = opened().flatMap(({ happensFrom }) => (happensFrom ? [happensFrom(...sought)] : []))
      return (await Promise.all(known)).includes(true)
    },
    async happeningPlaces(ownerId) {
      const lists = opened().flatMap(({ happeningPlaces }) => (happeningPlaces ? [happeningPlaces(ownerId)] : []))
      return (await Promise.all(lists)).flat()
    },
  }
}

function joinInvited(opened: () => readonly Plugs[]): Invited {
  const invited = () => opened().find((plugs) => plugs.invited)?.invited ?? noInvited
  return {
    look: (...given) => invited().look(...given),
    take: (...given) => invited().take(...given),
    putBack: (...given) => invited().putBack(...given),
    touches: (...given) => invited().touches(...given),
  }
}

async function forgetEverywhere(opened: readonly Plugs[], ownerId: string): Promise<void> {
  for (const { forgetPerson } of opened) await forgetPerson?.(ownerId)
}
