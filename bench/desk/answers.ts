import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAnswering } from '#features/search/server/answering.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'

type Asked = { id: string; pack: string; corpus: string; query: string; expected: Record<string, number> }
type Passage = { id: string; title: string; text: string }

/** `right`: questions whose first passage is a right one; `amongThree`: one of the three that are quoted. */
export type AnswerFigures = Record<string, { cases: number; right: number; amongThree: number }>

/** Collections of English questions, whose passages are those of files: of a meeting, or of an article. */
const packs = new Set(['qmsum-passages', 'xquad-en'])
const features = ['people', 'chat', 'tasks', 'contacts', 'calendar', 'documents', 'search']

/** The published questions, answered from files as the assistant answers them. */
export async function measureAnswers(folder: string): Promise<AnswerFigures> {
  const migrations = features.map((feature) => ({
    feature,
    folder: new URL(`../../features/${feature}/server/migrations/`, import.meta.url),
  }))
  await using postgres = await startScratchPostgres()
  await using database = await freshDatabase(postgres, migrations)
  const answer = createAnswering({ database })
  const cases = linesOf<Asked>(join(folder, 'cases.jsonl')).filter(({ pack }) => packs.has(pack))
  const figures: AnswerFigures = {}
  for (const [pack, asked] of Map.groupBy(cases, (each) => each.pack)) {
    const { person, passageAt } = await store(database, linesOf<Passage>(join(folder, asked[0]?.corpus ?? '')))
    const sum = { cases: asked.length, right: 0, amongThree: 0 }
    for (const { query, expected } of asked) {
      const { results } = await answer(person, { text: query })
      const told = results.map(({ id, passages }) => passageAt(id, passages[0]?.path ?? ''))
      const isRight = told.map((id) => (expected[id] ?? 0) > 0)
      if (isRight[0]) sum.right += 1
      if (isRight.some(Boolean)) sum.amongThree += 1
    }
    figures[pack] = sum
  }
  return figures
}

export function tellAnswers(figures: AnswerFigures): string {
  const lines = Object.entries(figures).map(
    ([pack, { cases, right, amongThree }]) =>
      `${pack}: of ${cases} answers ${right} right first, ${amongThree} among three`,
  )
  return `${lines.join('\n')}\n`
}

async function store(database: TestDatabase, passages: readonly Passage[]) {
  const person = { id: randomUUID(), sessionId: randomUUID() }
  const known = new Map<string, readonly Passage[]>()
  const { pool } = database
  for (const [name, all] of Map.groupBy(passages, ({ id }) => id.replace(/-[^\-]+$/v, ''))) {
    const [content, file] = [randomUUID(), randomUUID()]
    known.set(file, all)
    await pool.query('insert into file_contents (owner_id, id) values ($1, $2)', [person.id, content])
    await pool.query(`insert into file_readings (owner_id, content_id, state, name) values ($1, $2, 'read', $3)`, [
      person.id,
      content,
      name,
    ])
    await pool.query(
      `insert into file_passages (owner_id, content_id, number, kind, text, place, language)
        select $1, $2, place - 1, 'text', text, jsonb_build_object('line', place), 'en'
        from unnest($3::text[]) with ordinality as said (text, place)`,
      [person.id, content, all.map(({ text }) => text)],
    )
    await pool.query(`insert into files (owner_id, id, content_id, name, type) values ($1, $2, $3, $4, '')`, [
      person.id,
      file,
      content,
      `${name}.txt`,
    ])
  }
  await pool.query('vacuum analyze')
  const passageAt = (file: string, path: string) =>
    known.get(file)?.[Number(/&passage=(\d+)$/u.exec(path)?.[1] ?? Number.NaN)]?.id ?? ''
  return { person, passageAt }
}

function linesOf<Line>(path: string): Line[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line)
}
