import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Place, Secrets } from '#foundation/server/secrets.ts'
import { leavingDates, nextRevocation, revocationPause } from '../../rules.ts'
import {
  abandonRevocation,
  addRevocation,
  claimRevocations,
  dropRevocation,
  postponeRevocation,
  type Revocation,
} from './revocation-books.ts'

export type Granted = { issuer: string; token: string }

/** What people who left had granted to us, given back to whom it was granted by. */
export type Revocations = {
  /** Within the transaction of their leaving. */
  remember(tx: Transaction, ownerId: string, granted: readonly Granted[]): Promise<void>
  /** Tries whatever it is time for; a provider that does not answer is asked again, until their last day. */
  tryDue(ownerId?: string): Promise<void>
}

type Parts = {
  database: Database
  secrets: Secrets
  clock: Clock
  log: Log
  revoke: (granted: Granted) => Promise<void>
}

export function createRevocations({ database, secrets, clock, log, revoke }: Parts): Revocations {
  async function attempt(revocation: Revocation): Promise<void> {
    try {
      await revoke({ issuer: revocation.issuer, token: secrets.open(revocation.token, place(revocation)) })
    } catch (error) {
      await putOff(revocation, error)
      return
    }
    await database.asHouse((tx) => dropRevocation(tx, revocation))
  }

  async function putOff(revocation: Revocation, error: unknown): Promise<void> {
    const [now, tries] = [clock.now(), revocation.tries + 1]
    const { ownerId, issuer, giveUpAt } = revocation
    const isOver = now.getTime() >= Date.parse(giveUpAt)
    const words = isOver ? 'access was not given back, and never will be' : 'access could not be given back yet'
    log.warn({ err: error, ownerId, issuer, tries }, words)
    await database.asHouse((tx) =>
      isOver
        ? abandonRevocation(tx, revocation, now)
        : postponeRevocation(tx, revocation, { tries, nextTryAt: nextRevocation(tries, now) }),
    )
  }

  return {
    async remember(tx, ownerId, granted) {
      const now = clock.now()
      const [leftAt, giveUpAt] = [now.toISOString(), leavingDates(now).giveUpAt.toISOString()]
      for (const { issuer, token } of granted) {
        const sealed = secrets.seal(token, place({ ownerId, issuer }))
        await addRevocation(tx, { ownerId, issuer, leftAt, giveUpAt, token: sealed, tries: 0 })
      }
    },
    async tryDue(ownerId) {
      for (;;) {
        const now = clock.now()
        const claim = { now, until: new Date(now.getTime() + revocationPause), ownerId }
        const due = await database.asHouse((tx) => claimRevocations(tx, claim))
        if (due.length === 0) return
        await Promise.all(due.map(attempt))
      }
    },
  }
}

function place({ ownerId, issuer }: Pick<Revocation, 'ownerId' | 'issuer'>): Place {
  return { ownerId, row: `revocations ${issuer}` }
}
