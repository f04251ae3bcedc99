import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import { judgeRefresh, type Lifetimes, sessionEnd } from '../../rules.ts'
import type { RefreshToken } from './refresh-token.ts'
import { endSessions, findToken, holdSession, rotateToken } from './session-store.ts'

export type StepOutcome = 'good' | 'reuse' | 'ended' | 'unknown'

type Step = { used: RefreshToken; successor: RefreshToken; now: Date; lifetimes: Lifetimes }

/** One use of a refresh token. A reused one ends its session, which has to be kept: nothing is thrown in here. */
export async function takeStep(tx: Transaction, { used, successor, now, lifetimes }: Step): Promise<StepOutcome> {
  const { ownerId, sessionId } = used
  const session = await holdSession(tx, ownerId, sessionId)
  const token = await findToken(tx, ownerId, used.hash)
  if (!session || token?.sessionId !== sessionId) return 'unknown'
  if (session.endedAt !== null || now >= new Date(session.expiresAt)) return 'ended'
  const { generation } = token
  const rotatedAt = token.rotatedAt === null ? undefined : new Date(token.rotatedAt)
  const verdict = judgeRefresh({ generation, rotatedAt }, session.generation, now)
  if (verdict === 'reuse') {
    await endSessions(tx, ownerId, { id: sessionId }, now)
    return 'reuse'
  }
  if (verdict === 'rotate') {
    const expiresAt = sessionEnd(new Date(session.createdAt), now, lifetimes)
    await rotateToken(tx, ownerId, {
      sessionId,
      generation,
      used: used.hash,
      successor: successor.hash,
      now,
      expiresAt,
    })
  }
  return 'good'
}

/** Why a step was refused, for the person. */
export function refusedStep(outcome: Exclude<StepOutcome, 'good'>): Failure {
  return new Failure(
    'unauthenticated',
    outcome === 'unknown'
      ? 'Your sign-in has expired. Please sign in again.'
      : 'This session has ended. Please sign in again.',
  )
}
