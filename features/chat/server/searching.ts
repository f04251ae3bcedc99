import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Found } from '../contract.ts'
import { excerptOf, passageFrom } from '../passages.ts'
import { listByIds, searchMessages, searchTitles, searchWithin } from './search-store.ts'

type Wanted = { words: string; conversationId?: string | undefined; limit: number }

/** Searches messages and titles, best match first. */
export type Searching = { search(person: Person, wanted: Wanted): Promise<Found[]> }

export function createSearching({ database }: { database: Database }): Searching {
  return {
    search: ({ id: ownerId }, { words, conversationId, limit }) =>
      database.as(ownerId, async (tx) => {
        const hits =
          conversationId === undefined
            ? [
                ...(await searchTitles(tx, ownerId, { words, limit })),
                ...(await searchMessages(tx, ownerId, { words, limit })),
              ]
            : await searchWithin(tx, ownerId, { words, limit, conversationId })
        const best = hits.sort((one, other) => other.rank - one.rank || other.at.localeCompare(one.at)).slice(0, limit)
        const known = await listByIds(tx, ownerId, [...new Set(best.map((hit) => hit.conversationId))])
        const byId = new Map(known.map((conversation) => [conversation.id, conversation]))
        return best.flatMap(({ conversationId: id, message, marked }) => {
          const conversation = byId.get(id)
          const passage = message ? excerptOf(marked) : passageFrom(marked)
          return conversation ? [{ conversation, message, passage }] : []
        })
      }),
  }
}
