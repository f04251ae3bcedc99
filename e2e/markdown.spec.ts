import type { Page } from '@playwright/test'
import { everything } from '../foundation/web/markdown/testing/everything.ts'
import { barriersInEveryLook } from './axe.ts'
import { answered, beginChat, entries, expect, script, test } from './chat.ts'

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
  // The text below the table has arrived, so the table is complete, and wider than the column.
  await answer(page).getByText('wide wide').waitFor()
  await expect
    .poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeGreaterThan(0)
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('an answer with everything in it has no barriers', async ({ landing: page }) => {
  await showEverything(page)
  await answer(page).locator('code span').first().waitFor()
  expect(await barriersInEveryLook(page, { place: '[role=article], article' })).toEqual([])
  await answer(page).getByRole('button', { name: 'Vienna' }).click()
  await page.getByRole('dialog', { name: 'Open example.com?' }).waitFor()
  expect(await barriersInEveryLook(page, { place: '[role=dialog]' })).toEqual([])
})

async function showEverything(page: Page): Promise<void> {
  await beginChat(page, 'What is new?')
  await answer(page).getByText('You said').waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill(script({ say: everything }))
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await answer(page).getByRole('button', { name: 'reference' }).waitFor()
  await answered(page)
}
