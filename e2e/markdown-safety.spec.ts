import type { Page } from '@playwright/test'
import { attacks } from './attacks.ts'
import { answered, box, entries, expect, test } from './chat.ts'
import { call, makeChats, recents, sendAll, sidebar } from './chats.ts'
import { openNothing } from './entry.ts'

// Where nothing moves, a list that is scrolled as fast as a program can sometimes leaves entries out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('five hundred texts that would act are messages and answers, and nothing acts', async ({ entered: page }) => {
  expect(attacks).toHaveLength(500)
  await watchActs(page)
  await openNothing(page)
  const [chat] = await makeChats(page, ['Attacks'])
  const first = 'The first of all'
  await sendAll(page, chat, [first, ...attacks.map((text) => JSON.stringify({ say: text }))])
  await page.goto(`/assistant/${chat?.id}`)
  await entries(page).last().waitFor()
  const seen = await seeAll(page, first)
  // Some of them look alike without the invisible characters.
  expect(seen).toBeGreaterThan(480)
  await expectNothing(page)
})

test('they are titles, drafts, names and searches, and nothing acts', async ({ landing: page }) => {
  await watchActs(page)
  const lines = attacks.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 200))
  await openNothing(page)
  await makeChats(
    page,
    lines.filter((_, at) => at % 4 === 0),
  )
  await page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem('user-data') ?? '{}')
    stored.state.user.backendResponse.user.name = name
    stored.state.user.userInfo.name = name
    localStorage.setItem('user-data', JSON.stringify(stored))
  }, lines.join(' '))
  for (const name of lines.filter((_, at) => at % 50 === 0)) await call(page, 'PATCH', '/v1/me', { name })
  await page.goto('/assistant')
  await box(page).fill(attacks.join('\n').slice(0, 16_000))
  await page.reload()
  await recents(page).getByRole('link').first().waitFor()
  await expect(sidebar(page).getByText('<img').first()).toBeVisible()
  await expect(box(page)).not.toHaveValue('')

  const field = page.getByRole('combobox', { name: 'Search all chats' })
  for (const words of lines.filter((_, at) => at % 25 === 0)) {
    await field.fill(words)
    await page.getByText(/^\d+ found$|^Nothing was found\.$/).waitFor()
  }
  await field.fill('ran')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('script')
  await page.getByRole('dialog', { name: 'Command palette' }).getByRole('option').first().waitFor()
  await expectNothing(page)
})

test('they are written piece by piece, and nothing acts in between', async ({ entered: page }) => {
  await watchActs(page)
  const [chat] = await makeChats(page, ['Attacks'])
  await page.goto(`/assistant/${chat?.id}`)
  await box(page).waitFor()
  const parts = attacks.filter((_, at) => at % 10 === 0).join('\n\n')
  await box(page).fill(JSON.stringify({ say: parts }).slice(0, 16_000))
  await box(page).press('Enter')
  await expect(entries(page)).toHaveCount(2)
  await answered(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  await expectNothing(page)
})

test('a link says where it leads, and only then opens, without a word of where it was', async ({
  entered: page,
  context,
}) => {
  const [chat] = await makeChats(page, ['Links'])
  await sendAll(page, chat, [JSON.stringify({ say: 'See [the report](https://example.com/a?b=1&c=2).' })])
  await page.goto(`/assistant/${chat?.id}`)
  const answer = entries(page).last()
  await answer.getByRole('button', { name: 'the report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open example.com?' })
  await expect(dialog.getByText('https://example.com/a?b=1&c=2', { exact: true })).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  const link = dialog.getByRole('link', { name: 'Open in a new tab' })
  await expect(link).toHaveAttribute('href', 'https://example.com/a?b=1&c=2')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await page.keyboard.press('Escape')
  await expect(answer.getByRole('button', { name: 'the report' })).toBeFocused()
})

async function watchActs(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      acts: 0,
      ran: () => Reflect.set(globalThis, 'acts', Reflect.get(globalThis, 'acts') + 1),
    })
  })
  await page.reload()
}

/** Requests and the policy are watched on every page; what is left is whether something ran, and what was made. */
async function expectNothing(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(globalThis, 'acts'))).toBe(0)
  expect(await made(page)).toEqual([])
}

/** No element that loads or leads elsewhere may be made of a text. */
function made(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('img, iframe, object, embed, video, audio, base, form, marquee, a[href]')]
      .filter((element) => !(element instanceof HTMLAnchorElement) || element.origin !== location.origin)
      .map((element) => element.outerHTML),
  )
}

/** Scrolls from the end to the beginning; says how many different questions were drawn on the way, each with its answer beside it. */
async function seeAll(page: Page, first: string): Promise<number> {
  const drawn = new Set<string>()
  for (;;) {
    for (const text of await entries(page).filter({ hasText: '{"say":' }).allInnerTexts()) drawn.add(text)
    if (await page.getByText(first, { exact: true }).isVisible()) return drawn.size
    await entries(page)
      .first()
      .evaluate((entry) => {
        entry.scrollIntoView({ block: 'end' })
      })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}
