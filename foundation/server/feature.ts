import type { Action, Lookup } from './action.ts'
import type { Handler } from './http/handler.ts'
import type { Job } from './jobs/job.ts'
import type { SocketMessage } from './live/message.ts'

/** What a feature hands to `start/`: everything it adds to the house, and nothing else. */
export type Feature = {
  name: string
  /** The folder of its SQL migrations. */
  migrations?: URL
  handlers?: Handler[]
  actions?: Action[]
  lookups?: Lookup[]
  jobs?: Job[]
  messages?: SocketMessage[]
}
