import type { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { CloseSockets } from '#foundation/server/live/endings.ts'
import type { Person } from '#foundation/server/person.ts'
import { leaveConfirmation, type leaveRoute } from '../../contract.ts'
import { confirms, leavingDates } from '../../rules.ts'
import type { EmbeddedProvider } from '../provider/provider.ts'
import { endSessions } from '../sessions/session-store.ts'
import type { ProviderAccess } from '../sign-in/provider-access.ts'
import { holdPerson, listIdentities, markLeaving } from '../store.ts'
import { houseTables } from '../tables.ts'
import { dueForPurge, purgePerson } from './purge-books.ts'
import type { Revocations } from './revocations.ts'

export type Leaving = {
  /** Signed out everywhere at once; everything else waits for two weeks, in case they come back. */
  leave(person: Person, confirmation: string): Promise<z.input<typeof leaveRoute.answer>>
  /** Destroys what belongs to those who left and did not come back. */
  purgeDue(): Promise<void>
}

type Parts = {
  database: Database
  clock: Clock
  closeSockets: CloseSockets
  embedded: EmbeddedProvider
  access: Pick<ProviderAccess, 'takeAll'>
  revocations: Pick<Revocations, 'remember'>
  /** Removes what is kept beside the database. */
  forgetPerson: (ownerId: string) => Promise<void>
  /** Sends the job that gives back, within the transaction. */
  sendRevocation: (ownerId: string, tx: Transaction) => Promise<void>
}

export function createLeaving(parts: Parts): Leaving {
  const { database, clock, closeSockets, embedded, access, revocations, forgetPerson, sendRevocation } = parts

  async function accountsOf(ownerId: string, tx: Transaction): Promise<string[]> {
    const identities = await listIdentities(tx, ownerId)
    return identities.filter(({ issuer }) => issuer === embedded.issuer).map(({ sub }) => sub)
  }

  /** All of it or nothing: an account without its person would never be found again. */
  async function purge(ownerId: string): Promise<void> {
    await database.asHouse(async (tx) => {
      const accounts = await accountsOf(ownerId, tx)
      if (!(await purgePerson(tx, ownerId, clock.now()))) return
      for (const account of accounts) await embedded.deleteAccount(account, tx)
    })
    await forgetPerson(ownerId)
  }

  return {
    async leave({ id }, confirmation) {
      if (!confirms(confirmation, leaveConfirmation)) throw unconfirmed()
      const now = clock.now()
      const { restorableUntil, purgedBy } = leavingDates(now)
      await database.asHouse(async (tx) => {
        if (!(await holdPerson(tx, id))) throw new Failure('not-found', 'There is no such account any more.')
        await markLeaving(tx, id, { leavingAt: now, purgeAt: restorableUntil })
        await houseTables(tx)
          .insertInto('house.departures')
          .values({ owner_id: id, left_at: now.toISOString() })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await endSessions(tx, id, {}, now)
        for (const account of await accountsOf(id, tx)) await embedded.signOutEverywhere(account, tx)
        const granted = await access.takeAll(tx, id)
        // Our own provider has heard of it with the line before.
        const elsewhere = granted.filter(({ issuer }) => issuer !== embedded.issuer)
        await revocations.remember(tx, id, elsewhere)
        await sendRevocation(id, tx)
      })
      await closeSockets({ person: id })
      return { restorableUntil: restorableUntil.toISOString(), purgedBy: purgedBy.toISOString() }
    },
    async purgeDue() {
      const failures: unknown[] = []
      for (const ownerId of await database.asHouse((tx) => dueForPurge(tx, clock.now())))
        await purge(ownerId).catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw new AggregateError(failures, 'Not everybody whose time has come could be purged.')
    },
  }
}

function unconfirmed(): Failure {
  const message = `Please type “${leaveConfirmation}”.`
  return new Failure('invalid', message, { errors: [{ field: 'confirmation', message }] })
}
