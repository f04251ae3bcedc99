import type { Page } from '@playwright/test'
import type { PoolClient } from 'pg'
import type { TaskPage } from '#features/tasks/contract.ts'
import type { TestDatabase } from '#foundation/server/database/testing.ts'
import { taskSeconds } from './chat/long.ts'
import { onFullHouse } from './full-house.ts'
import { onFullPage } from './full-page.ts'
import { type Bench, median, milliseconds, quantile, type Row } from './measure.ts'
import { untilPainted } from './painted.ts'

const stored = 20_000
const asked = 200
/** The first answers of a route are fully validated, and later ones are not, so they are left out. */
const warm = 60
const rounds = 20
const typed = 'call the bank tomorrow at ten !high and ask about the loan'

/** 20,000 tasks of one person, a quarter of them open: through the whole server, and in the browser. */
export const tasks: Bench = { name: 'tasks', parts: [answers, screen] }

function answers(root: string): Promise<Row[]> {
  return onFullHouse(root, async ({ database, addPerson, read }) => {
    const person = await addPerson()
    const page = async (query: string) => (await read(person, `/v1/tasks${query}`)) as TaskPage
    await read(person, '/v1/tasks/lists')
    await fill(database, person)
    return [
      await answered('Today', () => page('?view=today&limit=200')),
      await answered('a board: what is open, and what was done', () =>
        Promise.all([page('?view=all&limit=200'), page('?view=done&limit=50')]),
      ),
    ]
  })
}

async function answered(what: string, read: () => Promise<unknown>): Promise<Row> {
  const took: number[] = []
  for (let turn = 0; turn < asked + warm; turn++) {
    const time = await milliseconds(read)
    if (turn >= warm) took.push(time)
  }
  const p95 = quantile(took, 0.95)
  return {
    what: `${what}, of ${stored} tasks`,
    measured: `p50 ${median(took).toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    bar: 'p95 ≤ 20 ms',
    met: p95 <= 20,
  }
}

/** A quarter are open, and half of those overdue. They are not looked for by words, so that they are not indexed either. */
async function fill({ pool }: TestDatabase, person: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // As it is where people keep their tasks: a vacuum right after an asynchronous commit leaves the rows to be looked at.
    await client.query('set local synchronous_commit = on')
    await client.query('alter table tasks disable trigger found')
    for (let from = 1; from <= stored; from += part) await fillPart(client, person, from)
    await client.query('alter table tasks enable trigger found')
    await client.query('commit')
    await client.query('vacuum analyze tasks')
  } finally {
    client.release()
  }
}

/** Each statement has a time limit. */
const part = 2_000

async function fillPart(client: PoolClient, person: string, from: number): Promise<void> {
  await client.query(
    `insert into tasks (owner_id, id, list_id, title, notes, due, zone, status, done_at, rank, repeats_from, origin, search)
      select $1, gen_random_uuid(), (select id from task_lists where owner_id = $1), 'Task ' || n, '',
        case when n % 4 = 0 then (current_date - 50 + n / 200)::text end, 'Europe/Vienna',
        case when n % 4 = 0 then 'todo' else 'done' end,
        case when n % 4 = 0 then null else now() - n * interval '1 minute' end,
        'b' || lpad(n::text, 6, '0'), 'due', 'own', to_tsvector('house.words', 'Task ' || n)
      from generate_series($2::integer, $3::integer) n`,
    [person, from, Math.min(from + part - 1, stored)],
  )
}

function screen(root: string): Promise<Row[]> {
  return onFullPage(root, async ({ page, database }) => {
    await page.goto('/assistant?view=tasks')
    await page.getByRole('link', { name: /^Inbox/ }).waitFor()
    const { rows } = await database.pool.query<{ owner_id: string }>('select owner_id from task_lists')
    await fill(database, rows[0]?.owner_id ?? '')
    await page.goto('/assistant?view=tasks&show=all')
    await page.locator('[data-task]').nth(99).waitFor()
    return [await views(page), await typing(page)]
  })
}

async function views(page: Page): Promise<Row> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const name of ['Today', 'All']) {
      await page.waitForLoadState('networkidle')
      took.push(await untilShown(page, name))
    }
  }
  const middle = median(took)
  return {
    what: `from one view of ${stored} tasks to another, until painted`,
    measured: `p50 ${middle.toFixed(0)}, p95 ${quantile(took, 0.95).toFixed(0)} ms`,
    bar: '≤ 150 ms',
    met: middle <= 150,
  }
}

/** From the press until another heading and its tasks have been painted. */
function untilShown(page: Page, name: string): Promise<number> {
  const isThere = `document.querySelector('h1')?.textContent === '${name}' && document.querySelector('[data-task]')`
  const links = page.getByRole('navigation', { name: 'Lists of tasks' })
  return untilPainted(page, { on: 'click', isThere }, () =>
    links.getByRole('link', { name: new RegExp(`^${name}`) }).click(),
  )
}

/** The main thread's work for a key and, in the pause behind it, for reading what was written; beyond a page at rest. */
async function typing(page: Page): Promise<Row> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.getByRole('textbox', { name: 'Add a task', exact: true }).focus()
  const during = async (pause: number, act = () => Promise.resolve()) => {
    const before = await taskSeconds(session)
    await act()
    await page.waitForTimeout(pause)
    return ((await taskSeconds(session)) - before) * 1000
  }
  const { key: atRest, pause: inPause } = pauses
  const [rest, longRest, keys, readings]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let round = 0; round < rounds; round++) {
    rest.push(await during(atRest))
    longRest.push(await during(inPause))
  }
  for (const letter of typed) {
    keys.push(await during(atRest, () => page.keyboard.type(letter)))
    readings.push(await during(inPause))
  }
  await session.detach()
  const own = keys.map((time) => time - median(rest))
  const reading = median(readings) - median(longRest)
  return {
    what: `main thread for a key in quick add beside 200 tasks, beyond a page at rest`,
    measured: `p50 ${median(own).toFixed(1)}, p95 ${quantile(own, 0.95).toFixed(1)} ms, and ${reading.toFixed(1)} in the pause`,
    bar: '≤ 8 ms',
    met: median(own) <= 8,
  }
}

/** Milliseconds: a key is drawn in the first, and read by the end of the second. */
const pauses = { key: 60, pause: 200 }
