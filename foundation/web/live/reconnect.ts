import { closeCodes } from '#foundation/contract/live.ts'

/** What a line remembers between two closings. Everything is forgiven once the server has greeted us again. */
export type Standing = {
  /** Retries used up. */
  attempts: number
  /** The one token refresh has been tried. */
  refreshed: boolean
  /** Until then the server is known to be restarting or overloaded, and tries cost nothing. */
  graceUntil: number
  /** Retries within the grace period, or while the server could not be reached. */
  graceTries: number
}

export const fresh: Standing = { attempts: 0, refreshed: false, graceUntil: 0, graceTries: 0 }

export type NextStep =
  | { kind: 'retry'; after: number }
  | { kind: 'refresh-token' }
  | { kind: 'wait-for-network' }
  | { kind: 'give-up' }

export type Closing = {
  /** Nothing when the line could not be opened at all. */
  code?: number
  /** False when the server did not answer at all. */
  reached: boolean
  online: boolean
  now: number
  /** Between 0 and 1: spreads the return of many after a restart. */
  chance: number
}

const maxAttempts = 3
const second = 1_000
const grace = 60 * second

/**
 * After a close: up to three retries, each a second later than the one before. Being offline uses up none of them, nor
 * does a server that announced its return or cannot be reached, because neither ends the session. A refused token is
 * refreshed once.
 */
export function nextStep(standing: Standing, { code, reached, online, now, chance }: Closing): [Standing, NextStep] {
  if (!online) return [standing, { kind: 'wait-for-network' }]
  if (code !== undefined && refusals.has(code) && !standing.refreshed)
    return [{ ...standing, refreshed: true }, { kind: 'refresh-token' }]
  const announced = code === closeCodes.restarting || code === closeCodes.tryLater
  const graceUntil = announced ? now + grace : standing.graceUntil
  if (!reached || now < graceUntil) {
    const graceTries = standing.graceTries + 1
    const after = Math.min(graceTries, 5) * second * (0.5 + chance)
    return [
      { ...standing, graceUntil, graceTries },
      { kind: 'retry', after },
    ]
  }
  const attempts = standing.attempts + 1
  if (attempts > maxAttempts) return [standing, { kind: 'give-up' }]
  return [
    { ...standing, attempts },
    { kind: 'retry', after: attempts * second },
  ]
}

const refusals = new Set<number>([closeCodes.brokenRule, closeCodes.unauthenticated, closeCodes.sessionEnded])
