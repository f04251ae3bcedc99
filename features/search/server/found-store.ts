import { sql } from 'kysely'
import type { Place } from '#foundation/contract/passage.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Hit } from './ranking-store.ts'
import { oneOf } from './ranking-store.ts'

/** The current content of a hit's row, as the feature's view returns it. */
export type FoundRow = {
  hit: number
  name: string
  title: string
  text: string
  at: string
  place: Place | null
  path: string
  /** Whose words it holds, if they are not the person's own. */
  foreign: string | null
}

/** Reads hits where they are stored; what is no longer there, or hidden with its list or calendar, is left out. */
export async function readFound(tx: Transaction, ownerId: string, hits: readonly Hit[]): Promise<FoundRow[]> {
  const read: FoundRow[] = []
  const bySource = Map.groupBy(
    hits.map((hit, at) => ({ ...hit, hit: at })),
    ({ source }) => source,
  )
  for (const [source, found] of bySource) {
    const wanted = found.map(({ hit, id, number, starts, length }) => ({ hit, id, number, starts, length }))
    const { rows } = await sql<FoundRow>`
      select wanted.hit, f.name, f.title, substr(f.text, wanted.starts + 1, wanted.length) as text, f.at, f.place, f.path,
        f.source as foreign
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as wanted (hit int, id uuid, number int, starts int, length int)
      join ${sql.table(`findable_${source}`)} f
        on f.owner_id = ${ownerId} and f.id = wanted.id and f.number = wanted.number`.execute(tx)
    read.push(...rows)
  }
  return read
}

export type Spelled = { language: string; word: string }

/** Those of these words that are a form of the search terms in their language. */
export async function matchWords(
  tx: Transaction,
  _ownerId: string,
  { words, lexemes }: { words: readonly Spelled[]; lexemes: readonly string[] },
): Promise<Spelled[]> {
  const { rows } = await sql<Spelled>`
    select language, word from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as each (language text, word text)
    where house.vector_of(language, word) @@ ${oneOf(lexemes)}::tsquery`.execute(tx)
  return rows
}
