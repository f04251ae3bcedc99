import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { searchAnswer } from '#features/search/contract.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase } from '#foundation/server/database/testing.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { urlOf } from './calendar.ts'
import { onFullPage, onlyPerson } from './full-page.ts'
import { type Bench, median, milliseconds, quantile, type Row } from './measure.ts'
import { createWriter, type Writer } from './written.ts'

const own = Number(env['SEARCH_OWN'] ?? 100_000)
/** Of all people; the promise is about a million, which takes an hour to fill in. */
const stored = Number(env['SEARCH_STORED'] ?? 150_000)
const people = 50
const asked = 300
/** The first answers of a route are fully validated, and later ones are not, so they are left out. */
const warm = 60

/** A search among many passages of one person, beside those of others: at the server, and as one types in the browser. */
export const search: Bench = { name: 'search', seconds: 7_200, parts: [answers, screen] }

async function answers(root: string): Promise<Row[]> {
  await using postgres = await startScratchPostgres()
  await using database = await freshDatabase(postgres, [])
  using data = temporaryFolder()
  const house = await startAttache({
    command: [execPath, join(root, 'bench/calendar-server.ts')],
    cwd: root,
    env: { DATABASE_URL: urlOf(database), DATA_DIR: data.path, LOG_LEVEL: 'error', PORT: String(await freePort()) },
  })
  const askAs = async (person: string, path: string) => {
    const answer = await fetch(`${house.url}${path}`, { headers: { authorization: `Bearer ${tokenOf(person)}` } })
    if (!answer.ok) throw new Error(`The server said ${answer.status}: ${await answer.text()}`)
    return await answer.json()
  }
  const writer = createWriter()
  const [person = '', ...others] = Array.from({ length: people }, () => randomUUID())
  for (const each of [person, ...others]) {
    await database.pool.query(
      `insert into people (owner_id, name, email, zone, working_hours, created_at)
        values ($1::uuid, 'Ana', $1::text || '@example.com', 'Europe/Vienna', '[]', now())`,
      [each],
    )
    // The first look makes a person's list.
    await askAs(each, '/v1/tasks/lists')
    const count = each === person ? own : Math.floor((stored - own) / others.length)
    await fill(database.pool, { person: each, count, writer })
  }
  await settled(database.pool)
  const find = async (words: string) => {
    const query = new URLSearchParams({ text: words })
    return searchAnswer.parse(await askAs(person, `/v1/search?${query.toString()}`)).results.length
  }
  const rows = [
    await answered('words of one to four', { find, write: () => writer.question() }),
    await answered('the beginning of a word', { find, write: () => writer.beginning() }),
    await answered('a word with a mistake', { find, write: () => writer.mistake() }),
  ]
  await house.stop()
  return rows
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

/** Until the job of the house has added up the counts of words, as it does each minute. */
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
      for (const letter of writer.common()) took.push(await untilPainted(page, letter))
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

/** From a key until what it finds has been painted: the page says how many there are once it is up to date. */
async function untilPainted(page: Page, letter: string): Promise<number> {
  // `evaluate` awaits a script's last value, so the script must not end with the promise.
  await page.evaluate(`{
    const said = () => document.querySelector('main').innerText
    let began
    addEventListener('keydown', () => (began = performance.now()), { capture: true, once: true })
    window.painted = new Promise((resolve) => {
      const look = () => {
        const words = document.querySelector('input[type=search]').value
        if (began === undefined || !said().includes('“' + words + '”')) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
    undefined
  }`)
  await page.keyboard.press(letter)
  return await page.evaluate<number>('window.painted')
}
