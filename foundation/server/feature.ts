import type { FastifyInstance } from 'fastify'
import type { Action, Ledger, Lookup } from './action.ts'
import type { Handler } from './http/handler.ts'
import type { Job } from './jobs/job.ts'
import type { SocketMessage } from './live/message.ts'
import type { BoundLanguage } from './language.ts'
import type { Heed } from './change.ts'
import type { ConnectionKind, FindAccountElsewhere } from './connection.ts'
import type { CompanionPlug } from './companion.ts'
import type { PeopleKnown, PeopleMet } from './acquaintance.ts'
import type { HappeningPlaces, Happenings, HappensFrom } from './happening.ts'
import type { Invited } from './invited.ts'
import type { ReadKeptFile } from './kept-file.ts'
import type { NoticeKind, Notices } from './notice.ts'
import type { Quota } from './quota/quota.ts'
import type { TitlePlugs } from './titles.ts'

/** A file of the archive that a person gets of everything about them. */
export type ExportPart = { name: string; content: string | AsyncIterable<Uint8Array> }

/** What a feature adds to the server: one list for each plug it uses. */
export type Plugs = {
  handlers?: Handler[]
  actions?: Action[]
  lookups?: Lookup[]
  /** What people can say about the feature, and how it answers. */
  languages?: readonly BoundLanguage[]
  /** Records every action; at most one feature has one. */
  ledger?: Ledger
  jobs?: Job[]
  messages?: SocketMessage[]
  /** Whether a person wants nothing of theirs to leave this server. */
  quiet?: (ownerId: string) => Promise<boolean>
  /** Everything the feature keeps about a person, for the person. */
  exports?: (ownerId: string) => AsyncIterable<ExportPart>
  /** How much of each kind a person may keep; every table of the feature is counted by one, or listed with a reason. */
  quotas?: Quota[]
  /** Destroys at once what a person deleted and could still restore. */
  emptyTrash?: (ownerId: string) => Promise<void>
  /** Removes what the feature keeps of a person beside the database, once all rows of the person are gone. */
  forgetPerson?: (ownerId: string) => Promise<void>
  /** For what answers HTTP in its own way, such as an identity provider; called before the port is opened. */
  mount?: (app: FastifyInstance) => Promise<void>
  /** Reacts to changes in other features, within their transaction. */
  heed?: Heed
  /** Follows companions of its own things, within the transaction that changes them elsewhere. */
  companions?: CompanionPlug
  /** The kinds of notices the feature sends. */
  noticeKinds?: NoticeKind[]
  /** Kinds of accounts elsewhere that the feature keeps copies of. */
  connectionKinds?: ConnectionKind[]
  /** Opens accounts elsewhere; at most one feature does. */
  accountElsewhere?: FindAccountElsewhere
  /** Reads files that people keep; at most one feature does. */
  keptFile?: ReadKeptFile
  /** Keeps the events that others invite to; at most one feature does. */
  invited?: Invited
  /** Delivers notices; at most one feature does. */
  notices?: Notices
  /** Tells what happens when. */
  happenings?: Happenings
  /** Tells whether one of them is still to come. */
  happensFrom?: HappensFrom
  /** Tells in which calendars that is. */
  happeningPlaces?: HappeningPlaces
  /** Tells who the guests of events are. */
  peopleMet?: PeopleMet
  /** Finds people the person knows, by name or address. */
  peopleKnown?: PeopleKnown
  /** Tells what its things are called, by their kind. */
  titles?: TitlePlugs
  /** Which sessions of a person have not ended. */
  liveSessions?: (ownerId: string) => Promise<string[]>
  work?: Work
}

/** What goes on in a feature without being asked for by a request. */
export type Work = {
  /** Before the port is opened. */
  start(): Promise<void>
  /** Before sockets are told goodbye, so that what ends now can still be told. Within a few seconds. */
  drain(): Promise<void>
}

/** A feature as `start/` names it: its tables are brought up to date before it is opened. */
export type Feature<House> = {
  name: string
  /** The folder of its SQL migrations. */
  migrations?: URL
  open: (house: House) => Plugs
}
