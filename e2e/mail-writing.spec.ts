import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'
import { call } from './chats.ts'
import { keepToasts } from './toasts.ts'

type Draft = { text: string; html: string }

/** A toast is a dialog as well. */
const editor = (page: Page) => page.getByRole('dialog', { name: /^(New message|Your answer)$/ })
const textOf = (page: Page) => editor(page).getByRole('textbox', { name: 'Text' })
/** The lines of the own words. */
const linesOf = (page: Page) => textOf(page).locator('[data-line]')
const saved = (page: Page) => expect(editor(page).getByText('Draft saved')).toBeVisible()

async function openMail(page: Page): Promise<void> {
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  await page.goto('/assistant/mail')
  await expect(page.getByRole('list', { name: 'Threads' }).getByRole('listitem').first()).toBeVisible()
}

test('a mail is written by keys, kept when it is closed, found among the drafts and discarded with a way back', async ({
  entered: page,
}) => {
  await openMail(page)
  await page.keyboard.press('c')
  await expect(editor(page).getByRole('combobox', { name: 'To' })).toBeFocused()
  await page.keyboard.type('tom@example.com,')
  await editor(page).getByPlaceholder('Subject').fill('Lunch')
  await textOf(page).click()
  await page.keyboard.type('Shall we have lunch on ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Friday')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Soup')
  await saved(page)
  await expect
    .poll(async () => (await call<{ drafts: Draft[] }>(page, 'GET', '/v1/mail/drafts')).drafts[0])
    .toMatchObject({
      text: 'Shall we have lunch on Friday?\n- Soup',
      html: '<div>Shall we have lunch on <b>Friday</b>?</div><ul><li>Soup</li></ul>',
    })
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(linesOf(page)).toHaveText(['Shall we have lunch on Friday?', '-'])
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+Shift+z')
  await saved(page)
  expect(await barriersInEveryLook(page, { fits: [320, 1920] })).toEqual([])
  await expect(editor(page)).toContainText('connect your own mailbox')
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)

  await page.goto('/assistant/mail?list=drafts')
  await page.getByRole('button', { name: /^To tom@example.com.*Lunch/ }).click()
  await expect(textOf(page).locator('b')).toHaveText('Friday')
  await expect(textOf(page).getByRole('listitem')).toHaveText('Soup')
  await editor(page).getByRole('button', { name: 'Plain text' }).click()
  await expect(textOf(page)).toHaveValue('Shall we have lunch on Friday?\n- Soup')
  await editor(page).getByRole('button', { name: 'Restore formatting' }).click()
  await expect(textOf(page).locator('b')).toHaveText('Friday')
  await editor(page).getByRole('button', { name: 'Discard the draft' }).click()
  await keepToasts(page)
  await expect(editor(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^To tom@example.com/ })).toBeVisible()
})

test('an answer begun in the list is written below its mail, which stays when the editor is closed', async ({
  entered: page,
}) => {
  await openMail(page)
  const [first, second] = await page
    .locator('[data-thread]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-thread')))
  await page.keyboard.press('r')
  await expect(textOf(page)).toBeFocused()
  await expect(page.locator('[data-dock]').getByRole('dialog')).toBeVisible()
  await page.keyboard.type('Thank you.')
  await saved(page)
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`thread=${first}$`))
  await expect(page.locator('#thread-subject')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/assistant\/mail$/)
  await expect(page.locator(`[data-thread="${first}"] :focus`)).toHaveCount(1)

  // The same with the draft that is there now, and where another mail is open.
  await page.goto(`/assistant/mail?thread=${second}`)
  await page.locator(`[data-thread="${first}"]`).getByRole('checkbox').check({ force: true })
  await page.keyboard.press('r')
  await expect(page.locator('[data-dock]').getByRole('dialog')).toContainText('Thank you.')
  await expect(page).toHaveURL(new RegExp(`thread=${first}&write=`))
})

test('an answer quotes what it answers, and what another tab writes meanwhile is joined with it', async ({
  entered: page,
}) => {
  await openMail(page)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(textOf(page)).toBeFocused()
  // What is answered stays in sight above it, down to its end.
  const reply = page.getByRole('button', { name: 'Reply', exact: true }).last()
  const tops = await Promise.all([reply, editor(page)].map(async (each) => (await each.boundingBox())?.y ?? Number.NaN))
  expect(tops[0]).toBeLessThan(tops[1] ?? 0)
  await expect(reply).toBeInViewport({ ratio: 0.5 })
  await page.keyboard.type('Thank you for this.')
  await saved(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await textOf(other).fill('Dear all,\n\nThank you for this.')
  await saved(other)
  await expect(linesOf(page)).toHaveText(['Dear all,', '', 'Thank you for this.'])
  await editor(page).getByRole('button', { name: 'Show the quoted text that is sent along' }).click()
  await expect(editor(page).locator('blockquote')).toContainText(/^On .+ wrote:\n> /)
  // Closed, it is kept where it answers, and goes on there.
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
  await expect(reply).toBeFocused()
  const kept = page.getByRole('region', { name: 'Drafts of this thread' })
  await expect(kept.getByRole('button')).toContainText('Dear all, Thank you for this.')
  await expect(page.locator('[data-thread][data-open]')).toContainText('Draft')
  await page.keyboard.press('r')
  await expect(linesOf(page)).toHaveText(['Dear all,', '', 'Thank you for this.'])
  // Also where it is pressed before the drafts are read.
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
  const read = Promise.withResolvers<void>()
  await page.route('**/v1/mail/drafts', async (route) => {
    await read.promise
    await route.continue()
  })
  await page.reload()
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(kept).toHaveCount(0)
  read.resolve()
  await expect(linesOf(page)).toHaveText(['Dear all,', '', 'Thank you for this.'])
  await expect.poll(async () => (await call<{ drafts: Draft[] }>(page, 'GET', '/v1/mail/drafts')).drafts.length).toBe(1)
})
