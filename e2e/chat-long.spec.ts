import type { Page } from '@playwright/test'
import { box, entries, expect, openEmptyChat, script, test } from './chat.ts'
import { makeChats, sendAll } from './chats.ts'

/** Opens a long conversation. No page shows it while another client of the same person sends its messages. */
async function openLongChat(page: Page, exchanges: number): Promise<void> {
  const [chat] = await makeChats(page, ['A chat'])
  const questions = Array.from({ length: exchanges }, (_, number) => `question ${number} about the budget`)
  await sendAll(page, chat, questions)
  await page.goto(`/assistant/${chat?.id}`)
}

const scroller = (page: Page) => page.getByRole('region', { name: 'Conversation' }).locator('..')

test('of a long chat the newest is in view; earlier messages come when one scrolls up, and nothing jumps', async ({
  entered: page,
}) => {
  await openLongChat(page, 120)
  await expect(entries(page).last()).toContainText('You said: question 119')
  await expect(entries(page).last()).toBeInViewport()
  expect(await entries(page).count()).toBeLessThan(40)
  // A scrollbar takes the same room on both sides: the messages stand exactly above the box.
  await expect(scroller(page)).toHaveCSS('scrollbar-gutter', 'stable both-edges')
  await scroller(page).hover()
  await expect(async () => {
    await page.mouse.wheel(0, -3_000)
    await expect(entries(page).getByText('question 0 about the budget', { exact: true })).toBeVisible({ timeout: 200 })
  }).toPass()
  const order = (await entries(page).locator('p').allInnerTexts()).flatMap(
    (text) => /^question (\d+)/.exec(text)?.[1] ?? [],
  )
  expect(order.map(Number)).toEqual(order.map((_, at) => at))
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(entries(page).last()).toContainText('You said: question 119')
  await expect(page.getByRole('button', { name: 'To the end' })).toBeHidden()
})

test('a link to a message shows and marks it; from there one gets to the end, and hears what is new', async ({
  entered: page,
}) => {
  await openLongChat(page, 150)
  const address = page.url()
  await page.getByRole('button', { name: 'Search in this chat' }).click()
  await page.getByRole('searchbox').fill('question 12')
  const hit = page.getByRole('search').getByRole('button', { name: /^You.*question 12 about/ })
  await hit.click()
  const marked = page.getByRole('article').and(page.locator('[aria-current=true]'))
  await expect(marked).toContainText('question 12 about the budget')
  await expect(marked).toBeInViewport()
  const link = page.url()
  expect(link).toContain(`${address}?message=`)
  await page.getByRole('link', { name: 'Assistant', exact: true }).click()
  await expect(box(page)).toHaveAttribute('placeholder', /ask your assistant/i)
  await page.goBack()
  await expect(marked).toBeInViewport()
  await page.goto(link)
  await expect(marked).toBeInViewport()
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(entries(page).last()).toContainText('You said: question 149')
  await box(page).fill(script({ say: 'Heard at the end.' }))
  await box(page).press('Enter')
  await expect(entries(page).last()).toContainText('Heard at the end.')
  await expect(entries(page).last()).toBeInViewport()
})

test('who is at the end stays there while an answer grows', async ({ entered: page }) => {
  await openEmptyChat(page)
  await box(page).fill(script({ tokens: 600, every: 15 }))
  const growing = page.evaluate(awayWhileGrowing)
  await box(page).press('Enter')
  const aways = await growing
  await expect(entries(page).last()).toContainText('599')
  expect(aways.length).toBeGreaterThan(5)
  // Between a frame and this measure more may have come; half of them show the end.
  expect(aways.toSorted((one, other) => one - other)[Math.floor(aways.length / 2)]).toBeLessThanOrEqual(40)
  await expect.poll(() => scroller(page).evaluate(awayFromEnd)).toBeLessThanOrEqual(1)
})

function awayFromEnd(view: Element): number {
  return view.scrollHeight - view.scrollTop - view.clientHeight
}

/** How far the reader is from the end in each frame, from the 50th word of the answer until the 550th is there. */
async function awayWhileGrowing(): Promise<number[]> {
  const aways: number[] = []
  for (;;) {
    await new Promise(requestAnimationFrame)
    // What is drawn in this frame is moved to its place within it, so it is measured behind it.
    const drawn = new MessageChannel()
    await new Promise((next) => {
      drawn.port1.addEventListener('message', next)
      drawn.port1.start()
      drawn.port2.postMessage(undefined)
    })
    const view = document.querySelector('[aria-label="Conversation"]')?.parentElement
    const text = view?.textContent ?? ''
    if (text.includes('550')) return aways
    if (view && /\b50\b/.test(text)) aways.push(view.scrollHeight - view.scrollTop - view.clientHeight)
  }
}
