import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { FoundThing } from '../contract.ts'
import type { Term } from '../rules/terms.ts'
import type { Totals } from './word-store.ts'

export type Hit = {
  source: string
  kind: FoundThing['kind']
  thing: string
  id: string
  number: number
  starts: number
  length: number
  language: string
  at: string
  score: number
}

export type Ranking = {
  /** At least one. */
  terms: readonly Term[]
  /** A tsquery: of the passages that match it, the newest are scored. */
  candidates: string
  /** What passages must match as well, by language; an empty list requires nothing more. */
  phrases: readonly { languages: readonly string[]; query: string }[]
  totals: Totals
  /** How many of the newest matches are scored. */
  most: number
  /** Only passages of these things. */
  things?: readonly string[] | undefined
  from?: string | undefined
  until?: string | undefined
  limit: number
}

/** BM25 parameters: how quickly repeated words stop counting, and how much long passages are penalised. */
const k1 = 0.9
const b = 0.4
/** With all weights 1, `ts_rank` of a word that occurs n times is the sum of 1/i² up to n, divided by this limit of it. */
const limitOfRank = Math.PI ** 2 / 6

/** The person's passages by BM25 over the person's own statistics, the best first. */
export async function rankPassages(
  tx: Transaction,
  ownerId: string,
  { terms, candidates, phrases, totals, most, things, from, until, limit }: Ranking,
): Promise<Hit[]> {
  const scores = terms.map((term, at) => scoreOf(term, sql.ref(`r.r${at}`), totals))
  const required = phrases.map(
    ({ languages, query }) => sql`(p.language = any(${[...languages]}::text[]) and p.search @@ ${query}::tsquery)`,
  )
  // Row security lets the index of words be used by that function alone, and it knows no things.
  const found = things
    ? sql`(select * from indexed_passages where owner_id = ${ownerId} and thing = any(${[...things]}::uuid[])
        and search @@ ${candidates}::tsquery order by at desc limit ${most})`
    : sql`search_indexed_passages(${candidates}::tsquery, ${most})`
  const { rows } = await sql<Hit>`
    select p.source, p.kind, p.thing, p.id, p.number, p.starts, p.length, p.language, p.at, ${sql.join(scores, sql` + `)} as score
    from ${found} p,
      lateral (select ${sql.join(ranksOf(terms))} offset 0) r
    where p.owner_id = ${ownerId} and (${from ?? null}::timestamptz is null or p.ends >= ${from ?? null})
      and (${until ?? null}::timestamptz is null or p.at < ${until ?? null})
      and ${required.length === 0 ? sql`true` : sql`(${sql.join(required, sql` or `)})`}
    order by score desc, p.at desc, p.id, p.number, p.piece limit ${limit}`.execute(tx)
  return rows
}

function scoreOf({ passages, weight }: Term, rank: ReturnType<typeof sql.ref>, totals: Totals) {
  const idf = Math.log(1 + Math.max(0, totals.passages - passages + 0.5) / (passages + 0.5))
  const average = Math.max(1, totals.words / Math.max(1, totals.passages))
  const count = sql`(1 / (${limitOfRank}::float8 * (1.001 - least(${rank}, 1))) - 0.5)`
  return sql`case when ${rank} > 0 then ${Math.max(idf, 0.001) * weight * (k1 + 1)}::float8 * ${count} /
    (${count} + ${k1 * (1 - b)}::float8 + ${(k1 * b) / average}::float8 * p.words) else 0 end`
}

export type Related = { word: string; passages: number; weight: number }

/** Words shorter than this, numbers, and what stands in more than this share of the passages say little. */
const fewestLetters = 3
const mostShare = 0.1

/** The words that set these passages apart from the person's others, with a weight of at most 1. */
export async function listRelated(
  tx: Transaction,
  ownerId: string,
  { best, totals, limit }: { best: readonly Hit[]; totals: Totals; limit: number },
): Promise<Related[]> {
  const average = Math.max(1, totals.words / Math.max(1, totals.passages))
  const whole = best.reduce((sum, { score }) => sum + score, 0)
  const shares = best.map((hit) => ({ ...placeOf(hit), share: hit.score / whole }))
  const { rows } = await sql<Related>`
    with best as (
      select * from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb)
        as best (source text, id uuid, number int, starts int, share float8)
    ), said as (
      select lexeme as word, sum(best.share * cardinality(positions) / (cardinality(positions)
        + ${k1 * (1 - b)}::float8 + ${(k1 * b) / average}::float8 * p.words)) as weight
      from best join indexed_passages p on p.owner_id = ${ownerId} and p.source = best.source and p.id = best.id
        and p.number = best.number and p.starts = best.starts, unnest(p.search) each (lexeme, positions, weights)
      where length(lexeme) >= ${fewestLetters} and lexeme !~ '^[0-9#]' group by lexeme
    ), counted as (
      select said.*, (
        select coalesce(sum(passages), 0) from (
          select passages from indexed_words where owner_id = ${ownerId} and word = said.word
          union all select passages from word_changes where owner_id = ${ownerId} and word = said.word
        ) each
      )::float8 as passages from said
    )
    select word, passages, weight * ln(1 + (${totals.passages} - passages + 0.5) / (passages + 0.5)) as weight from counted
    where passages >= 2 and passages <= ${totals.passages * mostShare}::float8
    order by weight desc, word limit ${limit}`.execute(tx)
  const most = rows[0]?.weight ?? 1
  return rows.map((row) => ({ ...row, weight: row.weight / most }))
}

/** What these terms add to the score of each of these passages, in their order. */
export async function scorePassages(
  tx: Transaction,
  ownerId: string,
  { hits, terms, totals }: { hits: readonly Hit[]; terms: readonly Term[]; totals: Totals },
): Promise<number[]> {
  const scores = terms.map((term, at) => scoreOf(term, sql.ref(`r.r${at}`), totals))
  const { rows } = await sql<{ place: number; score: number }>`
    select (h.place - 1)::int as place, ${sql.join(scores, sql` + `)} as score
    from rows from (jsonb_to_recordset(${JSON.stringify(hits.map(placeOf))}::jsonb)
        as (source text, id uuid, number int, starts int)) with ordinality as h (source, id, number, starts, place)
      join indexed_passages p on p.owner_id = ${ownerId} and p.source = h.source and p.id = h.id
        and p.number = h.number and p.starts = h.starts,
      lateral (select ${sql.join(ranksOf(terms))} offset 0) r`.execute(tx)
  const byPlace = new Map(rows.map(({ place, score }) => [place, score]))
  return hits.map((_, place) => byPlace.get(place) ?? 0)
}

function placeOf({ source, id, number, starts }: Hit) {
  return { source, id, number, starts }
}

function ranksOf(terms: readonly Term[]) {
  return terms.map(
    ({ lexemes }, at) =>
      sql`ts_rank('{1, 1, 1, 1}', p.search, ${oneOf(lexemes)}::tsquery) * ${lexemes.length}::float8 as ${sql.ref(`r${at}`)}`,
  )
}

/** A tsquery that matches any of these lexemes. */
export function oneOf(lexemes: readonly string[]): string {
  return lexemes.map((lexeme) => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`).join(' | ')
}

/** Whether the person has anything of this kind that can be found. */
export async function hasKind(tx: Transaction, ownerId: string, kind: FoundThing['kind']): Promise<boolean> {
  const { rows } = await sql`
    select 1 from search_indexed_passages(${`'#${kind}'`}::tsquery, 1) p where p.owner_id = ${ownerId}`.execute(tx)
  return rows.length > 0
}

/** Whether anything of this person still has to be indexed. */
export async function hasBacklog(tx: Transaction, ownerId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from index_backlog where owner_id = ${ownerId} limit 1`.execute(tx)
  return rows.length > 0
}
