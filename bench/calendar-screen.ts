import type { Browser, CDPSession, Page } from '@playwright/test'
import { watchWire } from './browser.ts'
import { fillCalendar } from './calendar.ts'
import { taskSeconds } from './chat/long.ts'
import { waitFor } from './deadline.ts'
import { onFullPage, onlyPerson, windowSize } from './full-page.ts'
import { type Bench, median, quantile, type Row } from './measure.ts'

const rounds = 20
const dragged = 40
const fullest = 500

/** What a person waits for in a full calendar, measured in Chromium beside a page of plain DOM. */
export const calendarScreen: Bench = {
  name: 'calendar-screen',
  run: (root) =>
    onFullPage(root, async ({ page, context, browser, database, url }) => {
      const storage = await context.storageState()
      const weight = await weigh(browser, url, storage)
      await fillCalendar(database, await onlyPerson(database))
      const floor = await browser.newPage({ viewport: windowSize })
      await floor.setContent(bare)
      return [await views(page, floor), await drag(page, floor), weight]
    }),
}

/** As many blocks, rendered and moved by hand: the least that any page costs. */
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
  const turns = { next: [], day: [], week: [], bare: [] } as Record<'next' | 'day' | 'week' | 'bare', Painted[]>
  for (let round = 0; round < rounds; round++) {
    turns.next.push(await untilPainted(page, 'j', fullest))
    turns.day.push(await untilPainted(page, 'd', 1))
    turns.week.push(await untilPainted(page, 'w', fullest))
    turns.bare.push(await untilPainted(floor, 'j', fullest))
    // The neighbouring weeks are prefetched, as while a person looks.
    await page.waitForLoadState('networkidle')
  }
  const { next, day, week, bare: least } = turns
  return {
    what: `a week of ${fullest} events among 50,000: the next week, a day, the week again, until painted`,
    measured: `${words(next)}, ${words(day)}, ${words(week)} (bare DOM ${words(least)})`,
    bar: '≤ 200 ms each',
    met: [next, day, week].every((all) => median(all.map(({ sight }) => sight)) <= 200),
  }
}

/** Visible content, and everything including what is scrolled out of view, in milliseconds. */
type Painted = { sight: number; all: number }

function words(turns: readonly Painted[]): string {
  const sight = turns.map((turn) => turn.sight)
  const all = median(turns.map((turn) => turn.all))
  return `${median(sight).toFixed(0)} (p95 ${quantile(sight, 0.95).toFixed(0)}, out of sight too ${all.toFixed(0)}) ms`
}

async function openWeek(page: Page): Promise<void> {
  await page.goto('/assistant?view=calendar&date=2026-05-06&show=week')
  await page
    .locator('[data-key]')
    .nth(fullest - 1)
    .waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** From the key until other events have been painted, and until there are at least this many. */
async function untilPainted(page: Page, key: string, least: number): Promise<Painted> {
  // Painted means the task after the next frame. `evaluate` awaits a script's last value, so the script must not end
  // with the promise.
  await page.evaluate(`{
    const state = () => [...document.querySelectorAll('[data-day], main[data-turn]')].map((one) => one.dataset.day ?? one.dataset.turn).join()
    const before = state()
    let began
    addEventListener('keydown', () => (began = performance.now()), { capture: true, once: true })
    const until = (least) => new Promise((resolve) => {
      const look = () => {
        if (began === undefined || state() === before) return requestAnimationFrame(look)
        if (document.querySelectorAll('[data-key]').length < least) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
    const [sight, all] = [until(1), until(${least})]
    window.painted = (async () => ({ sight: await sight, all: await all }))()
    undefined
  }`)
  await page.keyboard.press(key)
  return await waitFor(`${least} events on the page after ${key}`, () => page.evaluate<Painted>('window.painted'))
}

async function drag(page: Page, floor: Page): Promise<Row> {
  await openWeek(page)
  const [ours, theirs] = [await dragSteps(page), await dragSteps(floor)]
  return {
    what: `main thread for one step of a drag among ${fullest} events, beyond a page at rest, p50 / p95`,
    measured: `${median(ours).toFixed(1)} / ${quantile(ours, 0.95).toFixed(1)} ms (bare DOM ${median(theirs).toFixed(1)} / ${quantile(theirs, 0.95).toFixed(1)})`,
    bar: '≤ 8 ms',
    met: median(ours) <= 8,
  }
}

/** Moves a quarter of an hour further each time; ends where it started. */
async function dragSteps(page: Page): Promise<number[]> {
  const at = await inSight(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x, at.y + 10)
  const rest: number[] = []
  const steps: number[] = []
  for (let step = 0; step < dragged; step++) {
    rest.push(await taskDuring(session, page, () => Promise.resolve()))
    steps.push(await taskDuring(session, page, () => page.mouse.move(at.x, at.y + 20 + (step % 8) * 20)))
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await session.detach()
  return steps.map((time) => time - median(rest))
}

/** The main thread's work during this and just after, in milliseconds. */
async function taskDuring(session: CDPSession, page: Page, act: () => Promise<void>): Promise<number> {
  const before = await taskSeconds(session)
  await act()
  await page.waitForTimeout(60)
  return ((await taskSeconds(session)) - before) * 1000
}

/** The middle of an event near the middle of the window. */
async function inSight(page: Page): Promise<{ x: number; y: number }> {
  return await page.evaluate<{ x: number; y: number }>(`{
    const boxes = [...document.querySelectorAll('[data-key]:not([data-bar])')].map((one) => one.getBoundingClientRect())
    const found = boxes.find(({ top, left }) => top > 350 && top < 550 && left > 500)
    found && { x: found.left + found.width / 2, y: found.top + found.height / 2 }
  }`)
}

type Storage = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** The files that the chat page does not load. */
async function weigh(browser: Browser, url: string, storage: Storage): Promise<Row> {
  const chat = await scriptsOf(browser, { url, storage, path: '/assistant', until: 'textarea' })
  const calendar = await scriptsOf(browser, { url, storage, path: '/assistant?view=calendar', until: '[data-day]' })
  const added = new Map([...calendar].filter(([file]) => !chat.has(file)))
  return {
    what: 'JavaScript that the calendar adds to the chat page, on the wire, cold',
    measured: `${kilobytes(added)} kB in ${added.size} files`,
    bar: '≤ 70 kB',
    met: added.size > 0 && Number(kilobytes(added)) <= 70,
  }
}

function kilobytes(sizes: ReadonlyMap<string, number>): string {
  return (sizes.values().reduce((so, size) => so + size, 0) / 1000).toFixed(1)
}

type Look = { url: string; storage: Storage; path: string; until: string }

async function scriptsOf(browser: Browser, { url, storage, path, until }: Look): Promise<Map<string, number>> {
  await using context = await browser.newContext({ storageState: storage, baseURL: url })
  const page = await context.newPage()
  const arrived = await watchWire(page)
  await page.goto(path)
  await page.locator(until).first().waitFor()
  await page.waitForLoadState('networkidle')
  return new Map(arrived.filter(({ type }) => type === 'Script').map((one) => [one.url, one.bytes]))
}
