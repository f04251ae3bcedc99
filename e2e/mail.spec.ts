import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'
import { call } from './chats.ts'
import { keepToasts } from './toasts.ts'

const threads = (page: Page) => page.getByRole('list', { name: 'Threads' })
const rows = (page: Page) => threads(page).getByRole('listitem')
const subjectOfThread = (page: Page) => page.locator('#thread-subject')

/** Loads the sample mailbox and shows its inbox. */
async function openMail(page: Page): Promise<void> {
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  await page.goto('/assistant/mail')
  await expect(rows(page).first()).toBeVisible()
}

test('the sample mailbox is loaded from the empty view, read by keys, and each thread has an address', async ({
  entered: page,
}) => {
  await page.goto('/assistant/mail')
  await page.getByRole('button', { name: 'Look around with the sample mailbox' }).click()
  await expect(rows(page).first()).toBeVisible()
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
  const names = await Promise.all([first, second].map((row) => row.getByRole('checkbox').getAttribute('aria-label')))
  const subjects = names.map((name) => (name ?? '').replace('Select ', ''))
  await page.keyboard.press('Enter')
  await expect(subjectOfThread(page)).toHaveText(subjects[0] ?? '')
  await expect(subjectOfThread(page)).toBeFocused()
  await page.keyboard.press('j')
  await expect(subjectOfThread(page)).toHaveText(subjects[1] ?? '')
  await expect(page.getByRole('article').last()).toBeVisible()
  await page.reload()
  await expect(subjectOfThread(page)).toHaveText(subjects[1] ?? '')
  await page.keyboard.press('Escape')
  await expect(subjectOfThread(page)).toHaveCount(0)
  await expect(second.getByRole('link')).toBeFocused()
})

test('a long thread opens with its subject in view, and its earlier messages on a press', async ({ entered: page }) => {
  await openMail(page)
  await page.getByRole('link', { name: /Offer for the second phase/ }).click()
  await expect(page.getByRole('article').last()).toBeVisible()
  await expect(subjectOfThread(page)).toBeInViewport({ ratio: 1 })
  const before = await page.getByRole('article').count()
  const earlier = page.getByRole('button', { name: /^\d+ earlier messages$/ })
  const more = Number.parseInt((await earlier.textContent()) ?? '', 10)
  // On paper all of them stand.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toHaveCount(before + more)
  await page.emulateMedia({ media: null })
  await expect(page.getByRole('article')).toHaveCount(before)
  await earlier.click()
  await expect(page.getByRole('article')).toHaveCount(before + more)
  await expect(page.getByRole('article').first().getByRole('button').first()).toBeFocused()
  await expect(subjectOfThread(page)).toBeInViewport({ ratio: 1 })
})

test('a thread is archived and snoozed by keys, the next one takes the focus, and both come back', async ({
  entered: page,
}) => {
  await openMail(page)
  const subjectAt = async (at: number) =>
    (await rows(page).nth(at).getByRole('checkbox').getAttribute('aria-label')) ?? ''
  const [first, second] = [await subjectAt(0), await subjectAt(1)]
  await page.keyboard.press('e')
  await expect(rows(page).first().getByRole('checkbox')).toHaveAccessibleName(second)
  await expect(rows(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('z')
  await expect(rows(page).first().getByRole('checkbox')).toHaveAccessibleName(first)

  await page.keyboard.press('k')
  await page.keyboard.press('h')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tomorrow morning/ })
    .click()
  await keepToasts(page)
  await expect(rows(page).first().getByRole('checkbox')).toHaveAccessibleName(second)
  await page
    .getByRole('navigation', { name: 'Mail' })
    .getByRole('link', { name: /^Snoozed/ })
    .click()
  await expect(rows(page).getByRole('checkbox', { name: first })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page).getByRole('checkbox', { name: first })).toHaveCount(0)
})

test('mail with a layout is shown in a frame that runs nothing and asks nobody', async ({ entered: page }) => {
  await openMail(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const own = new URL(page.url()).origin
  await page
    .getByRole('navigation', { name: 'Mail' })
    .getByRole('link', { name: /^Newsletters/ })
    .click()
  await rows(page).first().getByRole('link').click()
  const frame = page.locator('iframe')
  await expect(frame.contentFrame().locator('body')).not.toBeEmpty()
  expect(await frame.getAttribute('sandbox')).toBe('allow-same-origin allow-popups allow-popups-to-escape-sandbox')
  const words = frame.contentFrame().locator('html')
  await expect
    .poll(async () => Math.abs(((await frame.boundingBox())?.height ?? 0) - ((await words.boundingBox())?.height ?? 0)))
    .toBeLessThan(20)
  await expect(frame.contentFrame().locator('script')).toHaveCount(0)
  expect(asked.filter((url) => !url.startsWith(own) && !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual(
    [],
  )
})

test('on a phone a thread covers the list, Back leads to it, and axe finds nothing anywhere', async ({
  entered: page,
}) => {
  await openMail(page)
  expect(await barriersInEveryLook(page, { fits: [320, 1920] })).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('article').last()).toBeVisible()
  expect(await barriersInEveryLook(page, { widths: [1280, 390] })).toEqual([])
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Inbox: choose a list' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Starred/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Starred')
})

test('a mail becomes a task with its words, and is deleted for good only after a yes', async ({ entered: page }) => {
  await openMail(page)
  await page
    .getByRole('navigation', { name: 'Mail' })
    .getByRole('link', { name: /^To answer/ })
    .click()
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('article').last()).toBeVisible()
  // Of the thread and not of the row: until the chosen list is there, the rows are those of the one before.
  const subject = (await subjectOfThread(page).textContent()) ?? ''
  await page.getByRole('toolbar', { name: 'This thread' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Make a task' }).click()
  await expect(page.getByText(`Added the task “${subject}”.`)).toBeVisible()
  const made = await call<{ tasks: { title: string; notes: string }[] }>(page, 'GET', '/v1/tasks')
  const task = made.tasks.find(({ title }) => title === subject)
  expect(task?.notes).toContain(`${new URL(page.url()).origin}/assistant/mail?list=all&thread=`)

  await page.keyboard.press('#')
  await expect(page.getByText(/^Moved .+ to the trash/)).toBeVisible()
  await page.goto('/assistant/mail?list=trash')
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('#')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible()
  expect(await barriersInEveryLook(page, { widths: [390, 1280] })).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Empty the trash' }).click()
  await dialog.getByRole('button', { name: 'Empty the trash' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
})

test('a mail is linked to a task by keys, from its thread and from the task, and unlinked by Undo', async ({
  entered: page,
}) => {
  await openMail(page)
  const id = crypto.randomUUID()
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { id, title: 'Answer the landlord' } })
  const linked = async () =>
    (await call<{ task: { links: { title: string }[] } }>(page, 'GET', `/v1/tasks/${id}`)).task.links.map(
      ({ title }) => title,
    )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').last()).toBeVisible()
  const subject = (await subjectOfThread(page).textContent()) ?? ''
  await page.getByRole('toolbar', { name: 'This thread' }).getByRole('button', { name: 'More' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Link to a task…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Link to a task' })
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('landl')
  expect(await barriersInEveryLook(page, { widths: [390, 1280], place: '[role=dialog]' })).toEqual([])
  await keepToasts(page)
  await dialog.getByRole('button', { name: /^Answer the landlord/ }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(linked).toEqual([subject])
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(linked).toEqual([])

  await page.goto(`/assistant?view=tasks&show=all&task=${id}`)
  const task = page.getByRole('dialog', { name: 'Answer the landlord' })
  await task.getByRole('button', { name: 'Link a mail' }).press('Enter')
  const mails = page.getByRole('dialog', { name: 'Link a mail' })
  await mails.getByRole('searchbox', { name: 'Search' }).fill(subject)
  await mails.getByRole('button', { name: subject }).first().press('Enter')
  await expect(task.getByRole('link', { name: subject })).toHaveAttribute(
    'href',
    /^\/assistant\/mail\?list=all&thread=/,
  )
  await task.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(task).toHaveCount(0)
  await expect.poll(linked).toEqual([subject])
  await page.keyboard.press('Control+z')
  await expect.poll(linked).toEqual([])
})

test('a draft of another mail program is edited here', async ({ entered: page }) => {
  await openMail(page)
  await page.goto('/assistant/mail?list=drafts')
  await rows(page).first().getByRole('link').click()
  await page.getByRole('article').getByRole('button', { name: 'Edit draft' }).click()
  const editor = page.getByRole('dialog', { name: 'New message' })
  await expect(editor.getByPlaceholder('Subject')).toHaveValue('Thoughts on the offsite')
  await expect(editor.locator('[data-recipient]')).toHaveCount(1)
  await editor.getByRole('button', { name: 'Close and keep the draft' }).click()
  await expect(page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')).toHaveCount(1)
})
