import { Failure } from '#foundation/contract/failure.ts'
import type { ConnectionKind } from '#foundation/server/connection.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { dismissGivenUp, dismissUnread, listLeft, retryGivenUp } from '#foundation/server/mirror/left-store.ts'
import type { Person } from '#foundation/server/person.ts'
import type { LeftThing } from '../contract.ts'
import { type ConnectionRow, findConnection } from './connection-store.ts'

type Parts = { database: Database; kindOf: (kind: string) => ConnectionKind; nudge: () => void }
type Whose = Pick<Person, 'id'>

/** What could not be read from an account, and which changes its server did not take. */
export type Left = {
  list(person: Whose, id: string): Promise<LeftThing[]>
  settle(person: Whose, id: string, given: { id: string; kind: LeftThing['kind']; again: boolean }): Promise<void>
}

const dismiss = { unread: dismissUnread, change: dismissGivenUp }

export function createLeft({ database, kindOf, nudge }: Parts): Left {
  return {
    list: ({ id: ownerId }, id) =>
      database.as(ownerId, async (tx) => {
        const row = await findAccount(tx, ownerId, id)
        const named = await kindOf(row.kind).name(tx, { ownerId, id }, await listLeft(tx, ownerId, id))
        return [
          ...named.unread.map((each) => ({ ...each, kind: 'unread' as const })),
          ...named.givenUp.map((each) => ({ ...each, kind: 'change' as const })),
        ]
      }),
    async settle({ id: ownerId }, accountId, { id, kind, again }) {
      if (kind === 'unread' && again)
        throw new Failure('invalid', 'What could not be read is not read again: the server would say the same.')
      const settle = again ? retryGivenUp : dismiss[kind]
      const isSettled = await database.as(ownerId, async (tx) => {
        await findAccount(tx, ownerId, accountId)
        return settle(tx, ownerId, { accountId, id })
      })
      if (!again) return
      if (!isSettled) throw new Failure('not-found', 'This is not among what was left behind any more.')
      nudge()
    },
  }
}

async function findAccount(tx: Transaction, ownerId: string, id: string): Promise<ConnectionRow> {
  const row = await findConnection(tx, ownerId, id)
  if (!row) throw new Failure('not-found', 'There is no such account, or it was removed already.')
  return row
}
