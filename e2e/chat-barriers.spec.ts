import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { beginChat, box, entries, expect, openEmptyChat, say, script, test } from './chat.ts'
import { tabTo } from './tab.ts'

const answer = [
  'You have **three meetings** on Thursday; see [the plan](https://example.com/plan).',
  '| When | What |\n|---|---|\n| 9:00 | Budget |',
  '- [x] Room\n- [ ] Draft',
  '```ts\nconst free = true\n```',
].join('\n\n')

const states: [string, (page: Page) => Promise<void>][] = [
  ['the landing screen', async () => {}],
  [
    'the command menu',
    async (page) => {
      await box(page).pressSequentially('/')
      await page.getByRole('listbox').waitFor()
    },
  ],
  ['an empty chat', openEmptyChat],
  [
    'a chat with an answer',
    async (page) => {
      await openEmptyChat(page)
      await say(page, script({ steps: [{ label: 'Looked at 3 calendars' }], say: answer }))
      await entries(page).nth(1).getByRole('table').waitFor()
      await entries(page).nth(1).hover()
    },
  ],
  [
    'a chat that is being answered, with others queued and Quick Actions open',
    async (page) => {
      await openEmptyChat(page)
      await say(page, script({ tokens: 100_000, every: 20 }))
      await say(page, 'Second')
      await page.getByText('Queued').waitFor()
      await page.getByRole('button', { name: 'Quick Actions' }).click()
    },
  ],
  [
    'an answer that failed, and the search',
    async (page) => {
      await openEmptyChat(page)
      await say(page, script({ tokens: 3, fail: 'The mail server did not answer.' }))
      await page.getByText('could not be finished').waitFor()
      await page.getByRole('button', { name: 'Search in this chat' }).click()
      await page.getByRole('searchbox', { name: 'Search in this chat' }).fill('mail')
      await page.getByText(/found/).waitFor()
    },
  ],
]

for (const [name, open] of states)
  test(`${name} has no barrier that axe knows, at 390 and 1280 pixels, light and dark`, async ({ landing: page }) => {
    await open(page)
    expect(await barriersInEveryLook(page)).toEqual([])
  })

test('a whole chat without a mouse', async ({ landing: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('First question')
  await page.keyboard.press('Enter')
  await expect(entries(page)).toHaveCount(2)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(script({ tokens: 100_000, every: 20 }))
  await page.keyboard.press('Enter')
  await expect(entries(page).nth(3)).toContainText('morning. 1')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Stopped. What was written is kept.')).toBeVisible()

  await page.keyboard.press('Shift+Tab')
  await tabBackToEntries(page)
  await page.keyboard.press('Home')
  await expect(entries(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries(page).nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(entries(page).nth(1).getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('You said: First question')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('> You said: First question\n\n')

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await tabTo(page, 'Quick Actions')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Schedule', exact: true }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(entries(page).last()).toContainText('You said: Initiated: schedule')
})

test('an answer is read aloud sentence by sentence', async ({ landing: page }) => {
  await beginChat(page, 'Good morning')
  const log = page.getByRole('log', { name: 'Answer' })
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await say(page, script({ say: 'There are **three** meetings. The first is at nine. Then' }))
  await expect(log).toContainText('There are three meetings.')
  await expect(log).toContainText('Then')
})

async function tabBackToEntries(page: Page): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    const tag = await page.evaluate(() => document.activeElement?.tagName)
    if (tag === 'ARTICLE') return
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error('What was said cannot be reached with the Tab key.')
}
