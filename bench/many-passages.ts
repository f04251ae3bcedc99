import type { Pool } from 'pg'
import type { Writer } from './written.ts'

/** Tasks with notes, stored and indexed as an import is; returns once the counts of their words are added up. */
export async function storeTasks(pool: Pool, person: string, { count, writer }: { count: number; writer: Writer }) {
  // One statement indexes many, as with mail: one by one, a hundred thousand take ten minutes.
  await pool.query(`call house.find_by_statement('tasks')`)
  const starts = startsOf(count).values()
  const store = async (from: number) => {
    const texts = Array.from({ length: Math.min(part, count - from) }, () => writer.passage())
    await pool.query(
      `insert into tasks (owner_id, id, list_id, title, notes, due, zone, status, done_at, rank, repeats_from, origin, search)
          select $1, gen_random_uuid(), (select id from task_lists where owner_id = $1), split_part(text, '.', 1), text,
            (current_date - n::integer % 900)::text, 'Europe/Vienna', 'done', now() - n * interval '1 minute',
            'b' || lpad(n::text, 6, '0'), 'due', 'own', to_tsvector('house.words', split_part(text, '.', 1))
          from unnest($2::text[]) with ordinality as written (text, place), lateral (select place + $3::integer as n)`,
      [person, texts, from],
    )
  }
  for (const from of starts.take(1)) await store(from)
  // Nothing else analyzes here, and without figures each statement would read everything that is stored before it.
  await pool.query('analyze tasks')
  const storing = Array.from({ length: atOnce }, async () => {
    for (const from of starts) await store(from)
  })
  await Promise.all(storing)
  await settled(pool)
}

/** In parts, because each statement has a time limit. */
const part = 500
const atOnce = 2

function startsOf(count: number): number[] {
  return Array.from({ length: Math.ceil(count / part) }, (_, at) => at * part)
}

/** Gives another person copies of so many tasks, from that place on, with what the index has of them: to read a million texts takes an hour. */
export async function copyTasks(
  pool: Pool,
  owner: string,
  { person, from, count }: { person: string; from: number; count: number },
): Promise<void> {
  const client = await pool.connect()
  try {
    for (const start of startsOf(count)) {
      await client.query('begin')
      // Nothing is indexed anew.
      await client.query(`set local app.purging = 'on'`)
      await client.query(copying, [owner, person, from + start, Math.min(part, count - start)])
      await client.query('commit')
    }
    await client.query(
      `insert into indexed_words (owner_id, word, passages)
        select p.owner_id, c.word, sum(c.n)
        from indexed_passages p, house.counts_of(p.search, p.words, p.language) c where p.owner_id = $1 group by 1, 2`,
      [person],
    )
  } finally {
    client.release()
  }
}

const copying = `
  with chosen as materialized (
    select t.*, gen_random_uuid() as copy from tasks t where t.owner_id = $1
      and t.rank > 'b' || lpad($3::text, 6, '0') order by t.rank limit $4
  ), passages as (
    insert into indexed_passages
      (owner_id, source, id, number, piece, starts, length, kind, thing, language, at, ends, words, search)
    select $2, p.source, c.copy, p.number, p.piece, p.starts, p.length, p.kind, c.copy, p.language, p.at, p.ends, p.words, p.search
    from chosen c join indexed_passages p on p.owner_id = $1 and p.source = 'tasks' and p.id = c.id
  )
  insert into tasks (owner_id, id, list_id, title, notes, due, zone, status, done_at, rank, repeats_from, origin, search)
  select $2, copy, (select id from task_lists where owner_id = $2), title, notes, due, zone, status, done_at, rank,
    repeats_from, origin, search from chosen`

/** Waits for the job that adds up the counts of words each minute. */
async function settled(pool: Pool): Promise<void> {
  await pool.query('vacuum analyze indexed_passages')
  for (;;) {
    const { rows } = await pool.query<{ open: boolean }>('select exists (select from word_changes) as open')
    if (rows[0]?.open !== true) break
    await new Promise((later) => setTimeout(later, 1_000))
  }
  await pool.query('vacuum analyze indexed_words')
}
