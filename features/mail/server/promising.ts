import type { z } from 'zod'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { foundPromises, PromiseFound, soughtPromises } from '../contract.ts'
import { isCalled } from '../rules/named.ts'
import { promisesIn } from '../rules/promises.ts'
import { listAccounts } from './account-store.ts'
import { rowOf } from './looking.ts'
import { type ReadMessage, readPersonal } from './reading-store.ts'
import { readRows } from './thread-store.ts'

export type Promising = (
  person: Person,
  wanted: z.output<typeof soughtPromises>,
) => Promise<z.input<typeof foundPromises>>

const mostRead = 400
const mostFound = 30

/** Finds what the person said in mail they would do, or what others said. */
export function createPromising({ database }: { database: Database }): Promising {
  return ({ id: ownerId }, { by, since = null, until = null, who }) =>
    database.as(ownerId, async (tx) => {
      const boxes = (await listAccounts(tx, ownerId)).filter(({ deleted }) => !deleted).length
      const messages = await readPersonal(tx, ownerId, { own: by === 'own', since, until, limit: mostRead })
      const said = messages
        .filter((message) => who === undefined || othersIn(message).some((other) => isCalled(who, other)))
        .flatMap((message) => promisesIn(message.ownText).map(({ text }) => ({ message, text })))
        .slice(0, mostFound)
      const rows = await readRows(tx, ownerId, [...new Set(said.map(({ message }) => message.thread))])
      const promises = said.flatMap(({ message, text }): PromiseFound[] => {
        const row = rows.find(({ id }) => id === message.thread)
        const other = othersIn(message)[0]
        return row ? [{ thread: rowOf(row), at: message.at, who: other?.name || other?.address || '', text }] : []
      })
      return { promises, boxes }
    })
}

/** To whom the person wrote, or who wrote to them. */
function othersIn({ own, to, cc, fromName, fromAddress }: ReadMessage): { name: string; address: string }[] {
  return own ? [...to, ...cc] : [{ name: fromName, address: fromAddress }]
}
