import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openBrowser } from './browser.ts'
import { fillCalendar, urlOf } from './calendar.ts'
import { createAccount, taskSeconds } from './chat/screen.ts'
import { startServer } from './chat/wire.ts'
import { type Bench, median, quantile, type Row } from './measure.ts'

const rounds = 20
const steps = 40
const fullest = 500

/** What a person waits for in a full calendar: measured in Chromium, beside a page of the bare DOM. */
export const calendarScreen: Bench = {
  name: 'calendar-screen',
  async run(root) {
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, [])
    await using server = await startServer(root, 'start/testing/scripted-server.ts', {
      DATABASE_URL: urlOf(database),
      PAGES: join(root, 'build/web'),
    })
    const browser = await openBrowser(root)
    try {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await createAccount(page)
      const storage = await context.storageState()
      const weight = await weigh(browser, server.url, storage)
      await fillCalendar(database, await onlyPerson(database))
      const floor = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await floor.setContent(bare)
      return [await views(page, floor), await drag(page, floor), weight]
    } finally {
      await browser.close()
    }
  },
}

async function onlyPerson({ pool }: TestDatabase): Promise<string> {
  const { rows } = await pool.query<{ owner_id: string }>('select owner_id from people')
  const [person] = rows
  if (!person || rows.length > 1) throw new Error('One person was expected.')
  return person.owner_id
}

/** As many blocks, written and moved by hand: what any page must pay. */
const bare = `<!doctype html><style>div{position:absolute;width:80px;height:40px;border-left:3px solid red}</style><main></main><script>
  const main = document.querySelector('main')
  let at = 0
  const draw = () => {
    main.dataset.turn = ++at
    main.innerHTML = Array.from({ length: ${fullest} }, (_, n) => \`<div data-key="\${at}-\${n}" style="left:\${(n % 14) * 90}px;top:\${Math.floor(n / 14) * 42}px">Event \${n}<br>09:00–09:30</div>\`).join('')
  }
  draw()
  addEventListener('keydown', draw)
  let held
  addEventListener('pointerdown', ({ target }) => (held = target.closest('div')))
  addEventListener('pointermove', ({ clientY }) => held && (held.style.top = clientY + 'px'))
  addEventListener('pointerup', () => (held = undefined))
</script>`

async function views(page: Page, floor: Page): Promise<Row> {
  await openWeek(page)
  const times = { next: [] as number[], day: [] as number[], week: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.next.push(await untilPainted(page, 'j', fullest))
    times.day.push(await untilPainted(page, 'd', 1))
    times.week.push(await untilPainted(page, 'w', fullest))
    times.bare.push(await untilPainted(floor, 'j', fullest))
    // The weeks beside it are read ahead, as while somebody looks.
    await page.waitForLoadState('networkidle')
  }
  return {
    what: `a week of ${fullest} events among 50,000: the next week, a day, the week again, until painted`,
    measured: `${words(times.next)}, ${words(times.day)}, ${words(times.week)} ms (bare DOM ${words(times.bare)})`,
    bar: '≤ 200 ms each',
    met: [times.next, times.day, times.week].every((all) => median(all) <= 200),
  }
}

function words(all: readonly number[]): string {
  return `${median(all).toFixed(0)} (p95 ${quantile(all, 0.95).toFixed(0)})`
}

async function openWeek(page: Page): Promise<void> {
  await page.goto('/assistant?view=calendar&date=2026-05-06&show=week')
  await page.waitForFunction(`document.querySelectorAll('[data-key]').length >= ${fullest}`)
  await page.waitForLoadState('networkidle')
}

/** From the key until other events than before, at least so many, have been painted. */
async function untilPainted(page: Page, key: string, least: number): Promise<number> {
  // Painted: the task after the frame that follows. What a script ends with is waited for, and so it does not end with
  // the promise.
  await page.evaluate(`{
    const state = () => [...document.querySelectorAll('[data-day], main[data-turn]')].map((one) => one.dataset.day ?? one.dataset.turn).join()
    const before = state()
    let began
    addEventListener('keydown', () => (began = performance.now()), { capture: true, once: true })
    window.painted = new Promise((resolve) => {
      const look = () => {
        if (began === undefined || state() === before) return requestAnimationFrame(look)
        if (document.querySelectorAll('[data-key]').length < ${least}) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
    undefined
  }`)
  await page.keyboard.press(key)
  return await page.evaluate<number>('window.painted')
}

async function drag(page: Page, floor: Page): Promise<Row> {
  await openWeek(page)
  const [ours, theirs] = [await dragSteps(page), await dragSteps(floor)]
  const late = quantile(ours, 0.95)
  return {
    what: `main thread for one step of a drag among ${fullest} events, p50 / p95`,
    measured: `${median(ours).toFixed(1)} / ${late.toFixed(1)} ms (bare DOM ${median(theirs).toFixed(1)} / ${quantile(theirs, 0.95).toFixed(1)})`,
    bar: '≤ 8 ms',
    met: median(ours) <= 8,
  }
}

/** A quarter of an hour further each time; what moved is left where it was. */
async function dragSteps(page: Page): Promise<number[]> {
  const at = await inSight(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x, at.y + 10)
  const times: number[] = []
  for (let step = 0; step < steps; step++) {
    await page.waitForTimeout(50)
    const before = await taskSeconds(session)
    await page.mouse.move(at.x, at.y + 20 + (step % 8) * 20)
    await page.waitForTimeout(50)
    times.push(((await taskSeconds(session)) - before) * 1000)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await session.detach()
  return times
}

/** The middle of an event that stands in the middle of the window. */
async function inSight(page: Page): Promise<{ x: number; y: number }> {
  return await page.evaluate<{ x: number; y: number }>(`{
    const boxes = [...document.querySelectorAll('[data-key]:not([data-bar])')].map((one) => one.getBoundingClientRect())
    const found = boxes.find(({ top, left }) => top > 350 && top < 550 && left > 500)
    found && { x: found.left + found.width / 2, y: found.top + found.height / 2 }
  }`)
}

type Storage = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** The files that the chat page does not have already. */
async function weigh(browser: Browser, url: string, storage: Storage): Promise<Row> {
  const chat = await scriptsOf(browser, url, storage, '/assistant')
  const calendar = await scriptsOf(browser, url, storage, '/assistant?view=calendar')
  const added = new Map([...calendar].filter(([file]) => !chat.has(file)))
  return {
    what: 'JavaScript that the calendar adds to the chat page, on the wire, cold',
    measured: `${kilobytes(added.values()).toFixed(1)} kB in ${added.size} files (chat page ${kilobytes(chat.values()).toFixed(1)} kB)`,
    bar: '≤ 70 kB',
    met: added.size > 0 && kilobytes(added.values()) <= 70,
  }
}

function kilobytes(sizes: Iterable<number>): number {
  return [...sizes].reduce((so, size) => so + size, 0) / 1000
}

async function scriptsOf(
  browser: Browser,
  url: string,
  storageState: Storage,
  path: string,
): Promise<Map<string, number>> {
  await using context = await browser.newContext({ storageState, baseURL: url })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  const scripts = (await page.requests()).filter((request) => request.resourceType() === 'script')
  const sizes = scripts.map(async (one) => [one.url(), (await one.sizes()).responseBodySize] as const)
  return new Map(await Promise.all(sizes))
}
