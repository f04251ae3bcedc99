import type { PeopleMet } from '#foundation/server/acquaintance.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { isFormalBetween } from '../rules/formality.ts'
import { mailSource } from '../rules/words.ts'
import { listCorrespondents, listExchanged, listLists } from './correspondent-store.ts'

/** Whom the person exchanges mail with, for features that do not know mail. Mail is no meeting, so a span has nobody. */
export function createCorrespondents(database: Database): PeopleMet {
  return async (ownerId, stretch) => {
    if (stretch) return []
    const rows = await database.as(ownerId, (tx) => listCorrespondents(tx, ownerId))
    return rows.map(({ name, address, at, subject, written }) => ({
      name,
      email: address,
      last: null,
      next: null,
      mailed: Date.parse(at),
      sources: written ? [] : [mailSource({ subject, people: [{ name, address }] })],
    }))
  }
}

/** Mailing lists that the person reads and can write to. */
export function createLists(database: Database) {
  return async (ownerId: string): Promise<{ name: string; email: string; sources: readonly string[] }[]> => {
    const rows = await database.as(ownerId, (tx) => listLists(tx, ownerId))
    return rows.map(({ name, address, subject }) => ({
      name,
      email: address,
      sources: [mailSource({ subject, people: [{ name, address }] })],
    }))
  }
}

/** To which of these addresses the person writes formally. */
export function createFormality(database: Database) {
  return async (ownerId: string, addresses: readonly string[]): Promise<ReadonlySet<string>> => {
    if (addresses.length === 0) return new Set()
    const mails = await database.as(ownerId, (tx) => listExchanged(tx, ownerId, addresses))
    const each = [...Map.groupBy(mails, ({ address }) => address)]
    return new Set(each.flatMap(([address, theirs]) => (isFormalBetween(theirs) ? [address] : [])))
  }
}
