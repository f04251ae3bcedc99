import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { build } from 'vite'
import { temporaryFolder } from '#start/testing/running.ts'
import { openBrowser } from '../browser.ts'
import { waitFor } from '../deadline.ts'
import { median, type Row } from '../measure.ts'
import { type Server, startServer } from './wire.ts'

const person = { name: 'Sara Okafor', email: 'sara@northwind.example', password: 'a quiet harbour at dawn' }
const pieceAfter = 20
const rounds = 30

/** What a person waits for, measured in Chromium beside a page of bare React. */
export async function screen(root: string): Promise<Row[]> {
  return onStage(root, async ({ browser, server, bare, page, floor }) => {
    const { storage, chat } = await beginChat(page)
    const rows = [await firstPiece(floor, page, chat), await burst(page, chat)]
    rows.push(await weigh(browser, server, storage, chat))
    rows.push(await slowNetwork(browser, { server, bare }, storage, chat))
    return rows
  })
}

export type Stage = { browser: Browser; server: Server; bare: Server; page: Page; floor: Page }

/** A signed-in person, and a bare page for comparison. */
export async function onStage(root: string, work: (stage: Stage) => Promise<Row[]>): Promise<Row[]> {
  await using server = await startServer(root, 'start/testing/scripted-server.ts', { PAGES: join(root, 'build/web') })
  await using bare = await startBare(root)
  const browser = await openBrowser(root)
  try {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await createAccount(page)
    const floor = await browser.newPage({ baseURL: bare.url })
    await floor.goto('/')
    return await work({ browser, server, bare, page, floor })
  } finally {
    await browser.close()
  }
}

export async function createAccount(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Attaché account' }).click()
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/assistant')
}

type Storage = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

export async function beginChat(page: Page): Promise<{ storage: Storage; chat: string }> {
  await page.getByRole('textbox', { name: 'Message' }).fill(JSON.stringify({ say: 'Begun.' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/assistant\/[0-9a-f-]{36}/)
  await page.getByText('Begun.', { exact: true }).first().waitFor()
  return { storage: await page.context().storageState(), chat: new URL(page.url()).pathname }
}

/** Milliseconds from the Enter key until these words are on the page this many times. */
export async function untilShown(page: Page, text: string, shown: { words: string; times: number }): Promise<number> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  const { words, times } = shown
  // Installed before the key is pressed: keys reach a page by another way than scripts do. `evaluate` awaits a script's
  // last value, so the script must not end with the promise.
  await page.evaluate(`{
    let began
    addEventListener('keydown', () => (began = performance.now()), { capture: true, once: true })
    window.shown = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (began === undefined) return
        if (document.body.textContent.split(${JSON.stringify(words)}).length <= ${times}) return
        observer.disconnect()
        resolve(performance.now() - began)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    undefined
  }`)
  await page.keyboard.press('Enter')
  return await waitFor(`“${words}” on the page`, () => page.evaluate<number>('window.shown'))
}

/** A page of React with a box and nothing else. */
async function startBare(root: string): Promise<Server> {
  const pages = temporaryFolder()
  const source = join(root, 'bench/chat/bare-page')
  await build({ root: source, configFile: false, logLevel: 'error', build: { outDir: pages.path, emptyOutDir: true } })
  const server = await startServer(root, 'bench/chat/bare-server.ts', { BARE_PAGES: pages.path })
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      pages[Symbol.dispose]()
    },
  }
}

async function firstPiece(floor: Page, page: Page, chat: string): Promise<Row> {
  await page.goto(chat)
  const figures = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const words = `piece-${round}-of-${rounds}`
    // The person's own bubble holds the words as well.
    const ours = await untilShown(page, JSON.stringify({ after: pieceAfter, say: words }), { words, times: 2 })
    const theirs = { words: 'word0', times: round + 1 }
    figures.ours.push(ours - pieceAfter)
    figures.bare.push((await untilShown(floor, JSON.stringify({ tokens: 1, every: pieceAfter }), theirs)) - pieceAfter)
  }
  const [ours, theirs] = [median(figures.ours), median(figures.bare)]
  return {
    what: 'added time to the first piece in the page, p50',
    measured: `${ours.toFixed(0)} ms (bare React ${theirs.toFixed(0)})`,
    bar: '≤ 45 ms',
    met: ours <= 45,
  }
}

async function burst(page: Page, chat: string): Promise<Row> {
  const times: number[] = []
  let long = 0
  for (let round = 0; round < 5; round++) {
    await page.goto(chat)
    await settled(page)
    const tasks = await watchLongTasks(page)
    times.push(await untilShown(page, JSON.stringify({ tokens: 2_000 }), { words: ' 1999', times: round + 1 }))
    long += await tasks()
  }
  const typical = median(times)
  return {
    what: 'burst of 2,000 pieces as Markdown, from Enter to the last in the page; long tasks',
    measured: `${typical.toFixed(0)} ms; ${long} in ${times.length} bursts`,
    bar: '≤ 250 ms; none',
    met: typical <= 250 && long === 0,
  }
}

/** The answer says how many there were since. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`{
    window.longTasks = 0
    new PerformanceObserver((list) => (window.longTasks += list.getEntries().length)).observe({ type: 'longtask' })
  }`)
  return () => page.evaluate<number>('window.longTasks')
}

export async function settled(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function weigh(browser: Browser, { url }: Server, storageState: Storage, chat: string): Promise<Row> {
  await using context = await browser.newContext({ storageState, baseURL: url })
  const page = await context.newPage()
  await page.goto(chat, { waitUntil: 'networkidle' })
  const scripts = (await page.requests()).filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
  return {
    what: 'JavaScript of the chat page on the wire, cold',
    measured: `${kilobytes.toFixed(1)} kB in ${scripts.length} files`,
    bar: '≤ 200 kB',
    met: scripts.length > 0 && kilobytes <= 200,
  }
}

const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

type Sides = { server: Server; bare: Server }

/** Near, and as a phone on a bad line with nothing in its cache; the bare page by turns. */
async function slowNetwork(browser: Browser, sides: Sides, storageState: Storage, chat: string): Promise<Row> {
  const times = { near: [] as number[], far: [] as number[], bareNear: [] as number[], bareFar: [] as number[] }
  for (let round = 0; round < 5; round++) {
    const ours = { browser, storageState, url: sides.server.url, path: chat, words: 'Begun.' }
    const theirs = { browser, storageState: undefined, url: sides.bare.url, path: '/', words: '' }
    times.near.push(await coldLoad(ours))
    times.bareNear.push(await coldLoad(theirs))
    times.far.push(await coldLoad(ours, slowDown))
    times.bareFar.push(await coldLoad(theirs, slowDown))
  }
  const [near, far] = [median(times.near), median(times.far)]
  const bare = `bare React ${median(times.bareNear).toFixed(0)} ms; ${(median(times.bareFar) / 1000).toFixed(2)} s`
  return {
    what: 'chat page cold until one can type: on loopback; at CPU ×4, 1.6 Mbit/s, 150 ms',
    measured: `${near.toFixed(0)} ms; ${(far / 1000).toFixed(2)} s (${bare})`,
    bar: '≤ 300 ms; ≤ 2.0 s',
    met: near <= 300 && far <= 2000,
  }
}

type Load = { browser: Browser; storageState: Storage | undefined; url: string; path: string; words: string }

async function coldLoad(load: Load, hinder?: (session: CDPSession) => Promise<void>): Promise<number> {
  const { browser, storageState, url, path, words } = load
  await using context = await browser.newContext({ ...(storageState && { storageState }), baseURL: url })
  const page = await context.newPage()
  await hinder?.(await context.newCDPSession(page))
  return await untilUsable(page, path, words)
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** From the navigation until the box can be written in and the last words are there. */
export async function untilUsable(page: Page, path: string, words: string): Promise<number> {
  await page.addInitScript(`{
    const usable = () => document.querySelector('textarea:not(:disabled)') && document.body.textContent.includes(${JSON.stringify(words)})
    window.usable = new Promise((resolve) => {
      const look = () => (usable() ? resolve(performance.now()) : requestAnimationFrame(look))
      requestAnimationFrame(look)
    })
  }`)
  await page.goto(path, { waitUntil: 'commit' })
  return await waitFor(`“${words}” and a box to write in`, () => page.evaluate<number>('window.usable'))
}
