import { env } from 'node:process'
import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { searchAnswer } from '#features/search/contract.ts'
import { onFullHouse } from './full-house.ts'
import { onFullPage, onlyPerson } from './full-page.ts'
import { type Bench, median, milliseconds, quantile, type Row } from './measure.ts'
import { untilPainted } from './painted.ts'
import { createWriter, type Writer } from './written.ts'

const own = Number(env['SEARCH_OWN'] ?? 100_000)
/** By all people together. The promise is about a million, which take an hour to write. */
const stored = Number(env['SEARCH_STORED'] ?? 150_000)
const people = 50
const asked = 300
/** The first answers of a route are fully validated, and later ones are not, so they are left out. */
const warm = 60

/** A search among many passages of one person, beside those of others: at the server, and as one types in the browser. */
export const search: Bench = { name: 'search', seconds: 7_200, parts: [answers, screen] }

function answers(root: string): Promise<Row[]> {
  return onFullHouse(root, async ({ database, addPerson, read }) => {
    const writer = createWriter()
    const owner = await addPerson()
    for (let number = 0; number < people; number++) {
      const person = number === 0 ? owner : await addPerson()
      // The first look makes a person's list.
      await read(person, '/v1/tasks/lists')
      const count = person === owner ? own : Math.floor((stored - own) / (people - 1))
      await fill(database.pool, { person, count, writer })
    }
    await settled(database.pool)
    const find = async (words: string) => {
      const query = new URLSearchParams({ text: words })
      return searchAnswer.parse(await read(owner, `/v1/search?${query.toString()}`)).results.length
    }
    return [
      await answered('one to four words', { find, write: () => writer.question() }),
      await answered('the beginning of a word', { find, write: () => writer.beginning() }),
      await answered('a word with a mistake', { find, write: () => writer.mistake() }),
    ]
  })
}

type Asking = { find: (words: string) => Promise<number>; write: () => string }

async function answered(what: string, { find, write }: Asking): Promise<Row> {
  const took: number[] = []
  let found = 0
  for (let turn = 0; turn < asked + warm; turn++) {
    const words = write()
    const time = await milliseconds(async () => void (found += (await find(words)) > 0 ? 1 : 0))
    if (turn >= warm) took.push(time)
  }
  if (found === 0) throw new Error(`No search for ${what} found anything.`)
  const p95 = quantile(took, 0.95)
  return {
    what: `${what}, among ${own} passages of one person, ${stored} stored`,
    measured: `p50 ${median(took).toFixed(1)}, p95 ${p95.toFixed(1)} ms; ${Math.round((found / (asked + warm)) * 100)} % found something`,
    bar: 'p95 ≤ 50 ms',
    met: p95 <= 50,
  }
}

type Filling = { person: string; count: number; writer: Writer }

const part = 500

/** Tasks with notes. In parts, because each statement has a time limit. */
async function fill(pool: Pool, { person, count, writer }: Filling): Promise<void> {
  for (let from = 0; from < count; from += part) {
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
}

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

function screen(root: string): Promise<Row[]> {
  return onFullPage(root, async ({ page, database }) => {
    const writer = createWriter()
    await page.goto('/assistant?view=tasks')
    await page.getByRole('link', { name: /^Inbox/ }).waitFor()
    await fill(database.pool, { person: await onlyPerson(database), count: Math.min(own, 20_000), writer })
    await settled(database.pool)
    await page.goto('/assistant/search')
    const box = page.getByRole('searchbox', { name: 'Search everything' })
    const took: number[] = []
    for (let turn = 0; turn < 30; turn++) {
      await box.fill('')
      await page.getByText('Look for anything').waitFor()
      for (const letter of writer.common()) took.push(await untilFound(page, letter))
    }
    const p95 = quantile(took, 0.95)
    return [
      {
        what: 'a key in the search box, until its results are painted',
        measured: `p50 ${median(took).toFixed(0)}, p95 ${p95.toFixed(0)} ms`,
        bar: 'p95 ≤ 120 ms',
        met: p95 <= 120,
      },
    ]
  })
}

/** From a key until what it finds has been painted: the page names the words once it is up to date. */
function untilFound(page: Page, letter: string): Promise<number> {
  const isThere = `document.querySelector('main').innerText.includes('“' + document.querySelector('input[type=search]').value + '”')`
  return untilPainted(page, { on: 'keydown', isThere }, () => page.keyboard.press(letter))
}
