import type { Action, Lookup } from './action.ts'
import type { Handler } from './http/handler.ts'
import type { Job } from './jobs/job.ts'
import type { SocketMessage } from './live/message.ts'

/** What a feature adds to the house: one list for each plug it uses. */
export type Plugs = {
  handlers?: Handler[]
  actions?: Action[]
  lookups?: Lookup[]
  jobs?: Job[]
  messages?: SocketMessage[]
}

/** A feature as `start/` names it: its tables are brought up to date before it is opened. */
export type Feature<House> = {
  name: string
  /** The folder of its SQL migrations. */
  migrations?: URL
  open: (house: House) => Plugs
}
