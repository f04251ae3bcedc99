import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBrowser } from '../browser.ts'
import { median, type Row } from '../measure.ts'
import { createAccount } from './screen.ts'
import { startServer } from './wire.ts'

const count = 10_000
const rounds = 5

/** A sidebar with ten thousand chats: until the first is painted, and the work while scrolling to the last. */
export async function sidebar(root: string): Promise<Row[]> {
  await using server = await startServer(root, 'start/testing/scripted-server.ts', { PAGES: join(root, 'build/web') })
  const browser = await openBrowser(root)
  try {
    const page = await browser.newPage({ baseURL: server.url })
    await createAccount(page)
    await answerWithMany(page)
    await watchWork(page)
    const measured: Watched[] = []
    for (let round = 0; round < rounds; round++) measured.push(await readThrough(page))
    const painted = median(measured.map(({ shown }) => shown))
    const longest = median(measured.map((one) => one.longest))
    return [
      {
        what: `a sidebar of ${count} chats: from the answer until painted; the longest task while scrolling to the last`,
        measured: `${painted.toFixed(0)} ms; ${longest.toFixed(0)} ms`,
        bar: '≤ 100 ms; ≤ 50 ms',
        met: painted <= 100 && longest <= 50,
      },
    ]
  } finally {
    await browser.close()
  }
}

async function readThrough(page: Page): Promise<Watched> {
  await page.goto('/assistant')
  const chat = (at: number) => page.getByRole('link', { name: `Chat ${at}`, exact: true })
  await chat(0).waitFor()
  const { shown } = await page.evaluate(() => {
    const watched: Watched = Reflect.get(globalThis, 'watched')
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('?limit=100'))
    const ends = entries.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : Infinity))
    return { shown: watched.shown - Math.min(...ends) }
  })
  await page.evaluate(() => Object.assign(Reflect.get(globalThis, 'watched'), { longest: 0 }))
  const list = page.getByRole('navigation', { name: 'Recents' }).locator('ul').locator('..')
  while (!(await chat(count - 1).isVisible())) await list.evaluate((element) => element.scrollBy(0, 20_000))
  const { longest }: Watched = await page.evaluate(() => Reflect.get(globalThis, 'watched'))
  return { shown, longest }
}

/** As the server lists them, an hour apart. */
async function answerWithMany(page: Page): Promise<void> {
  const newest = Date.now()
  const many = Array.from({ length: count }, (_, at) => {
    const moment = new Date(newest - at * 3_600_000).toISOString()
    const flags = { provisional: false, pinned: false, unread: false, deleted: false }
    const id = `0199a5d2-0000-7000-8000-${String(at).padStart(12, '0')}`
    return { id, title: `Chat ${at}`, title_sources: [], created_at: moment, updated_at: moment, ...flags, revision: 1 }
  })
  await page.route(/conversations\/\?/, (route) => {
    const { searchParams } = new URL(route.request().url())
    const before = searchParams.get('before')
    const rest = many.filter(({ updated_at }) => before === null || updated_at < before)
    const wanted = searchParams.get('pinned') === 'true' ? [] : rest.slice(0, Number(searchParams.get('limit')))
    return route.fulfill({ json: wanted })
  })
}

type Watched = { longest: number; shown: number }

async function watchWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = { longest: 0, shown: 0 }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
    }).observe({ type: 'longtask' })
    const look = (): void => {
      if (document.querySelector('aside a[data-chat]')) watched.shown = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
