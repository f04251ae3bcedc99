import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Conversation, Found } from '../contract.ts'
import { hitEnd, hitStart } from '../passages.ts'
import { summary } from './conversation-store.ts'

/** A search result: the words around the hits, with hits between marks, and its rank. */
export type Hit = { conversationId: string; message: Found['message']; marked: string; rank: number; at: string }

type Wanted = { words: string; limit: number }

/** Hits among the newest messages that hold the words, the best first; only of what is shown. */
export async function searchMessages(tx: Transaction, ownerId: string, { words, limit }: Wanted): Promise<Hit[]> {
  const from = sql`search_messages((select words from query), ${mostRanked}) m`
  return hits(tx, { words, limit, from, where: sql`m.owner_id = ${ownerId} and m.active` })
}

/** Within one conversation, which is small enough to be read through: its old messages are found as well. */
export async function searchWithin(
  tx: Transaction,
  ownerId: string,
  { words, limit, conversationId }: Wanted & { conversationId: string },
): Promise<Hit[]> {
  const where = sql`m.owner_id = ${ownerId} and m.conversation_id = ${conversationId} and m.active
    and m.search @@ (select words from query)`
  return hits(tx, { words, limit, from: sql`messages m`, where })
}

export async function searchTitles(tx: Transaction, ownerId: string, { words, limit }: Wanted): Promise<Hit[]> {
  const { rows } = await sql<Omit<Hit, 'message'>>`
    with query as materialized (select ${queryFor(words)} as words)
    select c.id as "conversationId", c.updated_at as at,
      ${titleWeight} * ts_rank(c.search, (select words from query)) as rank,
      ts_headline('house.words', translate(c.title, ${hitStart + hitEnd}, ''), (select words from query), ${`${marks}, HighlightAll=true`})
        as marked
    from search_conversations((select words from query), ${mostRanked}) c
    where c.owner_id = ${ownerId} and c.deleted_at is null and not c.provisional
    order by rank desc, at desc limit ${limit}`.execute(tx)
  return rows.map((row) => ({ ...row, message: null }))
}

/** Those that are not deleted. */
export async function listByIds(tx: Transaction, ownerId: string, ids: string[]): Promise<Conversation[]> {
  const { rows } = await sql<Conversation>`
    select ${summary} from conversations
    where owner_id = ${ownerId} and id = any(${ids}::uuid[]) and deleted_at is null`.execute(tx)
  return rows
}

/** Of many hits the newest are ranked. */
const mostRanked = 400
const titleWeight = 2
const marks = `StartSel=${hitStart}, StopSel=${hitEnd}`

type Query = { words: string; limit: number; from: ReturnType<typeof sql>; where: ReturnType<typeof sql> }
type HitRow = Omit<Hit, 'message'> & { id: string; role: 'user' | 'assistant'; order: number }

async function hits(tx: Transaction, { words, limit, from, where }: Query): Promise<Hit[]> {
  const { rows } = await sql<HitRow>`
    with query as materialized (select ${queryFor(words)} as words), best as (
      select m.id, m.conversation_id, m.role, m.place, m.created_at, m.content,
        ts_rank(m.search, (select words from query)) as rank
      from ${from} where ${where} and exists (
        select from conversations c
        where c.owner_id = m.owner_id and c.id = m.conversation_id and c.deleted_at is null)
      order by rank desc, m.created_at desc limit ${limit}
    )
    select id, conversation_id as "conversationId", role, place as order, created_at as at, rank,
      ts_headline('house.words', translate(left(content, 100000), ${hitStart + hitEnd}, ''), (select words from query),
        case when length(content) <= ${shortText} then ${`${marks}, HighlightAll=true`}
          else ${`${marks}, MaxFragments=1, MinWords=12, MaxWords=30`} end) as marked
    from best order by rank desc, created_at desc`.execute(tx)
  return rows.map(({ id, role, order, ...hit }) => ({ ...hit, message: { id, role, order, created_at: hit.at } }))
}

/** Shown whole, or of a short answer nothing but the word that was looked for would be seen. */
const shortText = 160

/** The last word may still be being typed: it is found by its beginning. */
function queryFor(words: string) {
  const query = sql`websearch_to_tsquery('house.words', ${words})`
  return sql`case when right(${query}::text, 1) = '''' then (${query}::text || ':*')::tsquery else ${query} end`
}
