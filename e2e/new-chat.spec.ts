import { expect, test } from './chat.ts'
import { recents } from './chats.ts'

test('three presses of New chat in a row make one chat', async ({ landing: page }) => {
  let made = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('conversations/')) made++
  })
  const press = page.getByRole('button', { name: 'New chat', exact: true })
  await press.evaluate((button: HTMLElement) => {
    for (let times = 0; times < 3; times++) button.click()
  })
  await expect(page).toHaveURL(/\/assistant\/[0-9a-f-]{36}$/)
  const chat = page.url()
  await page.goBack()
  await press.dblclick()
  await press.click()
  await expect(page).toHaveURL(chat)
  await expect(press).not.toHaveAttribute('aria-busy')
  expect(made).toBe(1)
  await expect(recents(page).getByRole('link')).toHaveCount(1)
})
