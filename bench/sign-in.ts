import { join } from 'node:path'
import type { Browser as Chromium, Page } from '@playwright/test'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'
import { openBareSignIn } from './bare-sign-in.ts'
import { openBrowser } from './browser.ts'
import { type Bench, median, milliseconds, type Row } from './measure.ts'

const rounds = 9
const person = { name: 'Sara Okafor', email: 'sara@northwind.example', password: 'a quiet harbour at dawn' }

/** In a real browser, on the embedded provider: from the click to the assistant, and what the sign-in page weighs. */
export const signIn: Bench = {
  name: 'sign-in',
  async run(root) {
    using data = temporaryFolder()
    const env = { DATA_DIR: data.path, PORT: String(await freePort()) }
    const command = [process.execPath, join(root, 'start/launch.cjs'), 'start']
    const running = await startAttache({ command, cwd: root, env, limit: 120_000 })
    const browser = await openBrowser(root)
    try {
      await createAccount(browser, running.url)
      await using bare = await openBareSignIn()
      const [times, bareTimes]: [number[], number[]] = [[], []]
      for (let round = 0; round <= rounds; round++) {
        times.push(await timeSignIn(browser, running.url))
        bareTimes.push(await timeSignIn(browser, bare.url))
      }
      return [toRow(times.slice(1), bareTimes.slice(1)), await weigh(browser, running.url)]
    } finally {
      await browser.close()
      await running.stop()
    }
  },
}

function toRow(times: number[], bareTimes: number[]): Row {
  const [typical, bare] = [median(times), median(bareTimes)]
  return {
    what: 'sign-in from click to assistant, account existing, median',
    measured: `${Math.round(typical)} ms (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}), bare pages ${Math.round(bare)} ms`,
    bar: '≤ 1200 ms',
    met: typical <= 1200,
  }
}

async function createAccount(browser: Chromium, url: string): Promise<void> {
  await using context = await browser.newContext()
  const page = await openAuth(await context.newPage(), url)
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByLabel('Name').fill(person.name)
  await fillIn(page, 'Create account')
}

async function timeSignIn(browser: Chromium, url: string): Promise<number> {
  await using context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/auth`)
  await page.getByRole('button', { name: 'Attaché account' }).waitFor()
  return await milliseconds(async () => {
    await page.getByRole('button', { name: 'Attaché account' }).click()
    await fillIn(page, 'Sign in')
  })
}

async function openAuth(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}/auth`)
  await page.getByRole('button', { name: 'Attaché account' }).click()
  return page
}

async function fillIn(page: Page, button: string): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/assistant')
  await page.getByRole('button', { name: 'Log out' }).waitFor()
}

/** What crosses the wire on a cold cache, as it is compressed. */
async function weigh(browser: Chromium, url: string): Promise<Row> {
  await using context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/auth`, { waitUntil: 'networkidle' })
  const requests = await page.requests()
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
  return {
    what: 'JavaScript of /auth on the wire',
    measured: `${kilobytes.toFixed(1)} kB in ${scripts.length} files`,
    bar: '≤ 130 kB',
    met: scripts.length > 0 && kilobytes <= 130,
  }
}
