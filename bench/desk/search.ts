import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { questionOf } from '#features/search/rules/question.ts'
import { rank } from '#features/search/server/ranking.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { median, quantile } from '../measure.ts'
import { exactBm25, type Passage } from './exact-bm25.ts'

type SearchCase = { id: string; pack: string; corpus: string; query: string; expected: Record<string, number> }
type Metrics = (
  expected: Record<string, number>,
  ranked: readonly (string | undefined)[],
) => { ndcg10: number; p1: number }
type Measured = { ours: number; exact: number; plain: number; right: number; times: number[] }

/** Means of nDCG@10; `right`: queries whose first result is a right one. */
type SetFigures = { cases: number; right: number; ours: number; exact: number; plain: number; p50: number; p95: number }
export type SearchFigures = Record<string, SetFigures>

const features = ['people', 'chat', 'tasks', 'contacts', 'calendar', 'documents', 'search']
const most = 100

/** Each collection as the tasks of one person: nDCG@10 of the product, of BM25 written apart, and of ts_rank_cd. */
export async function measureSearch(folder: string): Promise<SearchFigures> {
  const { metrics } = (await import(pathToFileURL(join(folder, 'compare.mjs')).href)) as { metrics: Metrics }
  const migrations = features.map((feature) => ({
    feature,
    folder: new URL(`../../features/${feature}/server/migrations/`, import.meta.url),
  }))
  await using postgres = await startScratchPostgres()
  await using database = await freshDatabase(postgres, migrations)
  const cases = linesOf<SearchCase>(join(folder, 'cases.jsonl'))
  const figures: SearchFigures = {}
  for (const [pack, asked] of Map.groupBy(cases, (each) => each.pack)) {
    const passages = linesOf<Passage>(join(folder, asked[0]?.corpus ?? ''))
    const person = await store(database, passages)
    const exact = exactBm25(passages)
    const { rows } = await database.pool.query<{ id: string; uid: string }>(
      'select id, uid from tasks where owner_id = $1',
      [person],
    )
    const known = new Map(rows.map(({ id, uid }) => [id, uid]))
    const sum: Measured = { ours: 0, exact: 0, plain: 0, right: 0, times: [] }
    for (const { query, expected } of asked) {
      const began = performance.now()
      const { hits } = await database.as(person, (tx) =>
        rank(tx, person, { question: questionOf(query), isWidened: true, limit: most }),
      )
      sum.times.push(performance.now() - began)
      const things = [...new Set(hits.map(({ thing }) => known.get(thing)))]
      const { ndcg10, p1 } = metrics(expected, things)
      sum.ours += ndcg10
      sum.right += p1
      sum.exact += metrics(expected, exact(query)).ndcg10
      sum.plain += metrics(expected, await plain(database, person, query)).ndcg10
    }
    figures[pack] = figuresOf(asked.length, sum)
  }
  return figures
}

function figuresOf(cases: number, { ours, exact, plain: cover, right, times }: Measured): SetFigures {
  const [p50, p95] = [median(times), quantile(times, 0.95)]
  return { cases, right, ours: ours / cases, exact: exact / cases, plain: cover / cases, p50, p95 }
}

export function tellSearch(figures: SearchFigures): string {
  const lines = Object.entries(figures).map(([pack, { cases, ours, exact, plain: cover, p50, p95 }]) => {
    const [one, other, third] = [ours, exact, cover].map((each) => each.toFixed(3))
    const speed = `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms`
    return `${pack}: nDCG@10 ${one}, exact BM25 ${other}, ts_rank_cd ${third}; ${cases} queries, ${speed}`
  })
  return `${lines.join('\n')}\n`
}

async function store(database: TestDatabase, passages: readonly Passage[]): Promise<string> {
  const person = randomUUID()
  const list = randomUUID()
  await database.as(person, async (tx) => {
    await sql`insert into task_lists (owner_id, id, role, name, color, position)
      values (${person}, ${list}, 'inbox', 'Inbox', 'red', 1)`.execute(tx)
    for (let at = 0; at < passages.length; at += 200) {
      await sql`insert into tasks
          (owner_id, id, list_id, title, notes, zone, status, rank, repeats_from, origin, search, uid)
        select ${person}, gen_random_uuid(), ${list}, each->>'title', each->>'text', 'UTC', 'todo', 'b', 'due', 'own', '',
          each->>'id'
        from jsonb_array_elements(${JSON.stringify(passages.slice(at, at + 200))}::jsonb) each`.execute(tx)
    }
  })
  // The plain search has its own vectors, made once.
  await database.pool.query(`create table if not exists house.plain_search (owner_id uuid, uid text, said tsvector)`)
  await database.pool.query(
    `insert into house.plain_search
      select owner_id, uid, to_tsvector('english', title || ' ' || notes) from tasks where owner_id = $1`,
    [person],
  )
  await database.pool.query('vacuum analyze')
  return person
}

/** What PostgreSQL brings: any of the words, by cover density. */
async function plain(database: TestDatabase, person: string, query: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ uid: string }>(
    `with asked as materialized (
      select replace(plainto_tsquery('english', $2)::text, '&', '|')::tsquery as words
    )
    select uid from house.plain_search, asked
    where owner_id = $1 and said @@ words order by ts_rank_cd(said, words, 1) desc, uid limit ${most}`,
    [person, query],
  )
  return rows.map(({ uid }) => uid)
}

function linesOf<Line>(path: string): Line[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line)
}
