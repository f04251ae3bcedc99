import { env } from 'node:process'
import type { Page } from '@playwright/test'
import { searchAnswer } from '#features/search/contract.ts'
import { onFullHouse } from './full-house.ts'
import { onFullPage, onlyPerson } from './full-page.ts'
import { copyTasks, storeTasks } from './many-passages.ts'
import { type Bench, median, milliseconds, quantile, type Row } from './measure.ts'
import { untilPainted } from './painted.ts'
import { createWriter } from './written.ts'

const own = Number(env['SEARCH_OWN'] ?? 100_000)
/** By all people together. The promise is about a million, which take some minutes more. */
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
    // The first look makes a person's list.
    await read(owner, '/v1/tasks/lists')
    await storeTasks(database.pool, owner, { count: own, writer })
    const count = Math.min(own, Math.floor((stored - own) / (people - 1)))
    for (let number = 1; number < people; number++) {
      const person = await addPerson()
      await read(person, '/v1/tasks/lists')
      await copyTasks(database.pool, owner, { person, from: Math.floor(((own - count) * number) / people), count })
    }
    await database.pool.query('vacuum analyze')
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

function screen(root: string): Promise<Row[]> {
  return onFullPage(root, async ({ page, database }) => {
    const writer = createWriter()
    await page.goto('/assistant?view=tasks')
    await page.getByRole('link', { name: /^Inbox/ }).waitFor()
    await storeTasks(database.pool, await onlyPerson(database), { count: own, writer })
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
        what: `a key in the search box among ${own} passages, until its results are painted`,
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
