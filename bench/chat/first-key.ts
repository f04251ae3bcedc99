import type { Browser, CDPSession, Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { watchWire } from '../browser.ts'
import { waitFor } from '../deadline.ts'
import { besideBare, median, type Row } from '../measure.ts'
import { untilCompressed } from '../site/served.ts'
import { onStage, slowDown } from './screen.ts'

const rounds = 7

/** How soon a visitor can type: the landing page beside a page of bare React. */
export async function firstKey(root: string): Promise<Row[]> {
  return onStage(root, async ({ browser, server, bare, page }) => {
    await untilCompressed(`${server.url}/assistant`)
    const storageState = await page.context().storageState()
    const ours = { browser, storageState, url: `${server.url}/assistant` }
    const theirs = { browser, storageState: undefined, url: `${bare.url}/` }
    return [
      ...(await compare('calm', ours, theirs)),
      ...(await compare('at CPU ×4, 1.6 Mbit/s, 150 ms', ours, theirs, slowDown)),
      await weighCode(ours),
    ]
  })
}

type Visit = {
  browser: Browser
  storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> | undefined
  url: string
}
type Hinder = (session: CDPSession) => Promise<void>

/** Alternates, so that other work on the machine affects both. */
async function compare(when: string, ours: Visit, theirs: Visit, hinder?: Hinder): Promise<Row[]> {
  const times = { ours: [] as Timed[], bare: [] as Timed[] }
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await visit(ours, hinder))
    times.bare.push(await visit(theirs, hinder))
  }
  const row = (what: string, bar: number, time: (one: Timed) => number): Row => {
    const bare = median(times.bare.map(time))
    return besideBare(`/assistant cold until ${what}, ${when}`, median(times.ours.map(time)), { bare, bar })
  }
  return [row('a key shows', 0.6, ({ shown }) => shown), row('a message is sent', 1.3, ({ sent }) => sent)]
}

/** Milliseconds from navigation until the first letter is painted, and until the message is on the socket. */
type Timed = { shown: number; sent: number }

async function visit({ browser, storageState, url }: Visit, hinder?: Hinder): Promise<Timed> {
  await using context = await browser.newContext(storageState && { storageState })
  const page = await context.newPage()
  await hinder?.(await context.newCDPSession(page))
  await page.addInitScript(`{
    window.shown = new Promise((resolve) => {
      const painted = () => requestAnimationFrame(() => resolve(performance.now()))
      addEventListener('input', painted, { capture: true, once: true })
    })
    window.sent = new Promise((resolve) => {
      const { send } = WebSocket.prototype
      WebSocket.prototype.send = function (text) {
        if (String(text).includes('user_message')) resolve(performance.now())
        return send.call(this, text)
      }
    })
  }`)
  await page.goto(url, { waitUntil: 'commit' })
  const shown = await pressUntilShown(page)
  await page.keyboard.press('Enter')
  return { shown, sent: await waitFor('the message on the socket', () => page.evaluate<number>('window.sent')) }
}

/** Presses again and again, as an impatient person does, until the letter appears. */
async function pressUntilShown(page: Page): Promise<number> {
  const shown = waitFor('a letter in the box', () => page.evaluate<number>('window.shown'))
  for (;;) {
    await page.keyboard.press('a')
    const time = await Promise.race([shown, page.waitForTimeout(10)])
    if (time !== undefined) return time
  }
}

/** Typing needs only what is inline in the page: how much that is, and how much is loaded in all. */
async function weighCode({ browser, storageState, url }: Visit): Promise<Row> {
  await using context = await browser.newContext(storageState && { storageState })
  const page = await context.newPage()
  const arrived = await watchWire(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = arrived.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0) / 1_000

  await page.route('**/*.js', (route) => route.abort())
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('textarea').waitFor()
  const inline = await page.evaluate<string>(`[...document.scripts].map(({ text }) => text).join()`)
  await page.keyboard.press('b')
  await waitFor('a letter without any code', () =>
    page.waitForFunction(() => document.querySelector('textarea')?.value === 'b'),
  )
  const before = brotliCompressSync(inline).length / 1_000
  return {
    what: 'JavaScript of /assistant before one can type, and in all',
    measured: `${before.toFixed(1)} kB; ${all.toFixed(1)} kB`,
    bar: '≤ 40 kB; ≤ 190 kB',
    met: before <= 40 && all > 0 && all <= 190,
  }
}
