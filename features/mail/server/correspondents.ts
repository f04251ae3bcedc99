import type { PeopleMet } from '#foundation/server/acquaintance.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { mailSource } from '../rules/words.ts'
import { listCorrespondents } from './correspondent-store.ts'

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
