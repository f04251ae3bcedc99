import { Buffer } from 'node:buffer'
import type { Locator } from '@playwright/test'
import { eventBlock, openCalendar, plan } from './calendar.ts'
import { box, expect, test } from './chat.ts'
import { call } from './chats.ts'
import { openFiles } from './files.ts'
import { middleOf } from './touch.ts'

const whole = { width: 390, height: 844 }

test.use({ timezoneId: 'UTC', viewport: whole, hasTouch: true, isMobile: true })

const hebrew = 'שלח את החוזה ל-Dana היום!'

/** Where the first and the last character of its text stand. */
function ends(place: Locator): Promise<{ first: number; last: number }> {
  return place.evaluate((element) => {
    const { firstChild: text } = element
    const end = text?.textContent?.length ?? 0
    const leftOf = (from: number) => {
      const range = document.createRange()
      if (text) range.setStart(text, from)
      if (text) range.setEnd(text, from + 1)
      return range.getBoundingClientRect().left
    }
    return { first: leftOf(0), last: leftOf(end - 1) }
  })
}

test('the on-screen keyboard does not cover what is being written', async ({ landing: page }) => {
  // No test can open the keyboard. This word makes the page shorter when it opens.
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/)
  const tabs = page.getByRole('navigation', { name: 'Views' })
  await expect(tabs).toBeVisible()
  await box(page).tap()
  await page.setViewportSize({ width: 390, height: 500 })
  await expect(tabs).toBeHidden()
  await expect(box(page)).toBeInViewport({ ratio: 1 })

  await page.setViewportSize(whole)
  await page.goto('/assistant/mail')
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  await page.goto('/assistant/mail')
  await page.getByRole('button', { name: 'Write' }).tap()
  const editor = page.getByRole('dialog', { name: 'New message' })
  await page.setViewportSize({ width: 360, height: 350 })
  const text = editor.getByRole('textbox', { name: 'Text' })
  await text.tap()
  await page.keyboard.type('One\nTwo\nThree')
  const lines = text.locator('[data-line]')
  for (const at of [0, 1, 2]) await expect(lines.nth(at)).toBeInViewport({ ratio: 1 })
  await expect(editor.getByRole('button', { name: 'Close and keep the draft' })).toBeInViewport({ ratio: 1 })
})

test('Back closes a file preview and returns the focus to the list', async ({ entered: page }) => {
  await openFiles(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).tap()
  const buffer = Buffer.from('On Monday')
  await (await choosing).setFiles([{ name: 'Plan.txt', mimeType: 'text/plain', buffer }])
  const name = page.getByRole('button', { name: 'Preview Plan.txt' })
  await name.tap()
  const preview = page.getByRole('region', { name: 'Plan.txt' })
  await expect(preview.getByRole('heading', { name: 'Plan.txt' })).toBeFocused()
  await page.goBack()
  await expect(preview).toBeHidden()
  await expect(name).toBeFocused()
  await expect(page).toHaveURL(/view=files/)
  await page.goForward()
  await expect(preview).toContainText('On Monday')
  await preview.getByRole('button', { name: 'Close the preview' }).tap()
  await expect(name).toBeFocused()
})

test('a tap anywhere on a search result opens it', async ({ entered: page }) => {
  await plan(page, { title: 'Gondola ride', from: '09:00', to: '10:00', description: 'Bring a coat.' })
  await page.goto('/assistant/search?text=coat')
  const found = page.getByRole('region', { name: 'Found' }).getByRole('listitem')
  const { x, y } = await middleOf(found.getByText('Bring a'))
  await page.touchscreen.tap(x, y)
  await expect(page).toHaveURL(/view=calendar/)
})

test('a title is written in the direction of its own language', async ({ entered: page }) => {
  const task = { title: hebrew, due: '2038-01-12', zone: 'UTC' }
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: task })
  await plan(page, { title: hebrew, from: '09:00', to: '10:00' })
  await openCalendar(page, { show: 'day' })
  const inCalendar = await ends(eventBlock(page, hebrew).locator('span').first())
  expect(inCalendar.last).toBeLessThan(inCalendar.first)
  await page.goto('/assistant?view=tasks&show=all')
  const inTasks = await ends(page.getByRole('button', { name: hebrew }).locator('span').first())
  expect(inTasks.last).toBeLessThan(inTasks.first)
})

test('the phone’s Back button closes a sheet or a dialog and keeps the page', async ({ entered: page }) => {
  // No test can press Back of a phone. A browser that hears it asks the newest of these to close.
  await page.addInitScript(() => {
    const watching: EventTarget[] = []
    class Watcher extends EventTarget {
      constructor() {
        super()
        watching.push(this)
      }
      destroy(): void {
        watching.splice(watching.indexOf(this), 1)
      }
    }
    Object.assign(globalThis, { CloseWatcher: Watcher })
    addEventListener('back-of-phone', () => watching.at(-1)?.dispatchEvent(new Event('close')))
  })
  const back = () => page.evaluate(() => dispatchEvent(new Event('back-of-phone')))
  await plan(page, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(page, { show: 'day' })
  await eventBlock(page, 'Budget').tap()
  const detail = page.getByRole('dialog', { name: 'Budget', exact: true })
  await detail.getByRole('button', { name: 'Edit' }).tap()
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Title') })
  await expect(form).toBeVisible()
  await back()
  await expect(form).toBeHidden()
  await eventBlock(page, 'Budget').tap()
  await expect(detail).toBeVisible()
  await back()
  await expect(detail).toBeHidden()
  await expect(eventBlock(page, 'Budget')).toBeVisible()
})

test('buttons and links are as large as a fingertip, and menus show no keyboard shortcuts', async ({
  entered: page,
}) => {
  await openCalendar(page, { show: 'day' })
  const sample = page.getByRole('button', { name: 'Look at a sample day first' })
  const { x, y } = await middleOf(sample)
  for (const by of [-19, 19])
    expect(
      await sample.evaluate((button, at) => document.elementFromPoint(at.x, at.y) === button, { x, y: y + by }),
    ).toBe(true)
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  await page.goto('/assistant/mail')
  const chosen = page.getByRole('checkbox', { name: /Offer for the second phase/ })
  const middle = await middleOf(chosen)
  for (const by of [-21, 21])
    expect(
      await chosen.evaluate((each, at) => document.elementFromPoint(at.x, at.y) === each, {
        ...middle,
        y: middle.y + by,
      }),
    ).toBe(true)
  await page.getByRole('link', { name: /Offer for the second phase/ }).tap()
  const offered = page.getByRole('list', { name: 'From this message' }).getByRole('button')
  await offered.first().waitFor()
  const heights = await offered.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)

  await call(page, 'POST', '/v1/actions/tasks.create-task', {
    input: { title: 'Budget', due: '2038-01-12', zone: 'UTC' },
  })
  await page.goto('/assistant?view=tasks&show=all')
  await page.getByRole('button', { name: 'More for Budget' }).tap()
  await expect(page.getByRole('menuitem', { name: 'Choose' })).toBeVisible()
  await expect(page.getByRole('menuitem').locator('kbd:visible')).toHaveCount(0)
})

test('no mail looks selected before one is', async ({ entered: page }) => {
  await openCalendar(page, { show: 'day' })
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  await page.goto('/assistant/mail')
  const first = page.getByRole('list', { name: 'Threads' }).getByRole('listitem').first()
  await expect(first).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await first.getByRole('checkbox').tap()
  await expect(first).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
