import { Failure } from '#foundation/contract/failure.ts'

/**
 * What went wrong, said for a person, where the database itself is the trouble; every other error as it is. For errors
 * of a connection alone: a file that a feature misses has the same code as a database that is not there.
 */
export function asFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Failure) return error
  const sentence = sentences[codeOf(error)] ?? (lostConnection.test(error.message) ? unreachable : undefined)
  return sentence === undefined ? error : new Failure('unavailable', sentence, { retryAfter: 2, cause: error })
}

/** Two transactions got in each other's way and one was rolled back: doing it again is right. */
export function isCollision(error: unknown): boolean {
  return error instanceof Error && ['40001', '40P01'].includes(codeOf(error))
}

/** PostgreSQL's own codes have five characters, Node's are words. */
export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const unreachable = 'The database cannot be reached at the moment. Please try again shortly.'
const full = 'There is no space left for new data on this server. Nothing was changed; reading still works.'
const crowded = 'The database has no room for another connection at the moment. Please try again shortly.'
const slow = 'This took the database too long and was stopped. Nothing was changed; please try again.'

const sentences: Record<string, string> = {
  '53100': full,
  '58030': 'The disk of the database cannot be read or written at the moment. Please try again shortly.',
  '53200': crowded,
  '53300': crowded,
  '57014': slow,
  '25P03': slow,
  '25P04': slow,
  '57P01': unreachable,
  '57P02': unreachable,
  '57P03': unreachable,
  '08000': unreachable,
  '08003': unreachable,
  '08006': unreachable,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ENOENT: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  EHOSTUNREACH: unreachable,
  EPIPE: unreachable,
  ETIMEDOUT: unreachable,
}

/** How `pg` says that a connection could not be had or went away; it gives these no code. */
const lostConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|timeout expired)/
