import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Account, Sink } from './mirrored.ts'

/** What a node works with while it has an account. */
export type At = {
  database: Database
  log: Log
  account: Account
  sink: Sink
  node: string
  signal: AbortSignal
  /** Before the second attempt. */
  retryMilliseconds: number
}

/** The account was paused or removed, or another node has it by now. */
export const lostLease = new Error('Another node works on this account.')
