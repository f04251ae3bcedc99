import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { box, entries, expect, openEmptyChat, test } from './chat.ts'

const attached = (page: Page) => page.getByRole('list', { name: 'Attached' }).last()
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** Drops a file over the chat, or pastes one into the box. */
async function give(page: Page, kind: 'drop' | 'paste', name: string): Promise<void> {
  const target = kind === 'drop' ? page.getByRole('heading', { name: 'How can I help you today?' }) : box(page)
  await target.evaluate(
    (element, [type, called]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['words'], called, { type: 'text/plain' }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
      )
    },
    [kind, name] as const,
  )
}

test('files that are chosen, dropped and pasted go with the message, stand in it and are kept in Files', async ({
  entered: page,
}) => {
  await openEmptyChat(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await (await choosing).setFiles([file('Plan.txt', 'On Monday'), file('Draft.txt', 'Not yet')])
  await give(page, 'drop', 'Dropped.txt')
  await give(page, 'paste', 'Pasted.txt')
  await expect(attached(page).getByRole('listitem')).toHaveCount(4)
  await attached(page).getByRole('button', { name: 'Remove Draft.txt' }).click()
  await expect(attached(page).getByRole('listitem')).toHaveText([/Plan\.txt/, /Dropped\.txt/, /Pasted\.txt/])
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  expect(await barriersInEveryLook(page, { fits: [360] })).toEqual([])

  await box(page).fill('Keep these for me')
  await expect(send).toBeEnabled()
  await box(page).press('Enter')
  const sent = entries(page).first()
  await expect(sent.getByRole('button', { name: 'Download Plan.txt' })).toBeVisible()
  await expect(sent.getByText('Keep these for me', { exact: true })).toBeVisible()
  await expect(attached(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.reload()
  await expect(sent.getByRole('button', { name: /^Download/ })).toHaveCount(3)
  const saved = page.waitForEvent('download')
  await sent.getByRole('button', { name: 'Download Plan.txt' }).click()
  expect((await saved).suggestedFilename()).toBe('Plan.txt')

  await sent.hover()
  await sent.getByRole('button', { name: 'Edit and resend' }).click()
  await expect(box(page)).toHaveValue('Keep these for me')
  await expect(attached(page).getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await page.keyboard.press('Escape')
  await page.goto('/assistant?view=files')
  await expect(page.getByText('Plan.txt')).toBeVisible()
  await expect(page.getByText('Draft.txt')).toBeHidden()
})

test('files given to the box of the home go with the first message of the chat', async ({ landing: page }) => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await (await choosing).setFiles([file('Agenda.txt', 'On Monday'), file('Notes.txt', 'Not yet')])
  await expect(box(page)).toBeFocused()
  await attached(page).getByRole('button', { name: 'Remove Notes.txt' }).click()
  await expect(attached(page).getByRole('listitem')).toHaveText([/Agenda\.txt/])
  await box(page).fill('Keep this for me')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await box(page).press('Enter')
  const sent = entries(page).first()
  await expect(sent.getByText('Keep this for me', { exact: true })).toBeVisible()
  await expect(sent.getByRole('button', { name: 'Download Agenda.txt' })).toBeVisible()
})
