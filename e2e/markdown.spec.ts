import type { CDPSession, Page, TestInfo } from '@playwright/test'
import { everything } from '../features/chat/web/markdown/testing/everything.ts'
import { barriers, looks } from './axe.ts'
import { beginChat, entries, expect, script, test } from './chat.ts'

const answer = (page: Page) => entries(page).last()

test('an answer is set as it was meant: headings, lists, tables, quotes, code', async ({ landing: page }) => {
  await showEverything(page)
  await expect(answer(page).getByRole('heading', { name: 'The week in numbers' })).toBeVisible()
  await expect(answer(page).locator('strong').first()).toHaveText('4.2 %')
  await expect(answer(page).locator('del').first()).toHaveText('one')
  await expect(answer(page).getByText('20~25 of them')).toBeVisible()
  await expect(answer(page).getByText('Details & more')).toBeVisible()
  await expect(answer(page).locator('ol > li').nth(1).locator('ul > li')).toHaveCount(2)
  await expect(answer(page).getByText('Done: Book the room')).toBeVisible()
  await expect(answer(page).getByText('To do: Order lunch for 12')).toBeVisible()
  await expect(answer(page).locator('blockquote blockquote')).toHaveText('Nor how it began.')
  await expect(answer(page).getByRole('columnheader')).toHaveText(['Office', 'Sales', 'Change'])
  await expect(answer(page).getByRole('cell').nth(3)).toHaveText('Graz | Linz')
  await expect(answer(page).getByText('<div onclick="alert(1)">HTML is only text</div>')).toBeVisible()
  await expect(answer(page).getByText('A chart', { exact: true })).toBeVisible()
  await expect(answer(page).getByRole('img')).toHaveCount(0)
  await expect(answer(page).getByRole('button', { name: 'reference' })).toBeVisible()
})

test('code has its language, its colours, and can be taken along', async ({ landing: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await showEverything(page)
  const figure = answer(page).locator('figure').first()
  await expect(figure.getByText('TypeScript', { exact: true })).toBeVisible()
  await expect(figure.locator('code span', { hasText: 'export' }).first()).toHaveClass(/text-accent/)
  await figure.getByRole('button', { name: 'Copy TypeScript code' }).click()
  await expect(figure.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^export function sum[\s\S]*\}$/)
})

test('what is wider than the column scrolls by itself, also with the keyboard', async ({ landing: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const row = `| ${'a long cell of a wide table | '.repeat(9)}`
  await beginChat(
    page,
    script({ say: `${row}\n|${'---|'.repeat(9)}\n${row}\n\n\`\`\`\n${'wide '.repeat(60)}\n\`\`\`\n` }),
  )
  const table = answer(page).getByRole('group', { name: 'Table' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('two thousand pieces in one burst, and an answer of 8 kB piece by piece, do not hold up the page', async ({
  landing: page,
}, info) => {
  const stream = await openStream(page)
  const text = everything.repeat(6).slice(0, 8_000)
  const burst = await stream.write(text, { size: 4, pause: 0 })
  note(info, `2,000 pieces at once: ${burst.total} ms of the main thread in all, longest task ${burst.longest} ms`)
  const paced = await stream.write(text, { size: 40, pause: 20 })
  note(info, `8 kB in 200 pieces: ${paced.each} ms of the main thread for each, longest task ${paced.longest} ms`)
  // Twice the bar and more: others may be at work on this machine.
  expect(burst.total).toBeLessThan(600)
  expect(burst.longest).toBeLessThan(150)
  expect(paced.longest).toBeLessThan(150)
})

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(`an answer with everything in it has no barriers: ${colorScheme}, ${width} px`, async ({ landing: page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await showEverything(page)
      await answer(page).locator('code span').first().waitFor()
      expect(await barriers(page, '[role=article], article')).toEqual([])
      await answer(page).getByRole('button', { name: 'Vienna' }).click()
      await page.getByRole('dialog', { name: 'Open example.com?' }).waitFor()
      expect(await barriers(page, '[role=dialog]')).toEqual([])
    })
  })
}

async function showEverything(page: Page): Promise<void> {
  await beginChat(page, 'What is new?')
  await answer(page).getByText('You said').waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill(script({ say: everything }))
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await answer(page).getByRole('button', { name: 'reference' }).waitFor()
}

function note(info: TestInfo, description: string): void {
  info.annotations.push({ type: 'measured', description })
}

type Pace = { size: number; pause: number }
type Work = { total: number; each: number; longest: number }

/** An answer that hangs on the server, and is written by the test, over the page's own line. */
async function openStream(page: Page) {
  await page.addInitScript(() => {
    const Real = WebSocket
    Object.assign(globalThis, { longest: 0 })
    globalThis.WebSocket = class extends Real {
      constructor(address: string | URL) {
        super(address)
        Object.assign(globalThis, { line: this })
        this.addEventListener('message', ({ data }) => {
          const said = JSON.parse(data)
          const { conversation_id } = said
          if (said.type === 'answer/start')
            Object.assign(globalThis, { place: { conversation_id, answer_id: said.answer.id } })
        })
      }
    }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(globalThis, { longest: Math.max(Reflect.get(globalThis, 'longest'), duration) })
    }).observe({ type: 'longtask' })
  })
  await page.reload()
  await beginChat(page, script({ hang: true }))
  await expect.poll(() => page.evaluate(() => Reflect.has(globalThis, 'place'))).toBe(true)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  let at = 0

  async function write(text: string, { size, pause }: Pace): Promise<Work> {
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    const before = await taskTime(devtools)
    const longest = await page.evaluate(hearPieces, { pieces, at, pause })
    at += text.length
    const total = Math.round(((await taskTime(devtools)) - before) * 1_000)
    return { total, each: Math.round((total / pieces.length) * 10) / 10, longest }
  }
  return { write }
}

/** In the page: as if the pieces had come from the server; answers the longest task that came of it. */
async function hearPieces({ pieces, at, pause }: { pieces: string[]; at: number; pause: number }): Promise<number> {
  // oxlint-disable-next-line consistent-function-scoping -- the page knows nothing of this file
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  Object.assign(globalThis, { longest: 0 })
  let place = at
  for (const text of pieces) {
    const data = JSON.stringify({ type: 'answer/delta', ...Reflect.get(globalThis, 'place'), at: place, text })
    Reflect.get(globalThis, 'line').dispatchEvent(new MessageEvent('message', { data }))
    place += text.length
    if (pause > 0) await wait(pause)
  }
  await wait(500)
  return Math.round(Reflect.get(globalThis, 'longest'))
}

/** Seconds that the page's main thread has worked, whatever else the machine did. */
async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
