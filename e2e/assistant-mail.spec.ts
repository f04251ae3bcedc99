import { barriersInEveryLook } from './axe.ts'
import { answered, beginChat, box, entries } from './chat.ts'
import { call } from './chats.ts'
import { enter } from './entry.ts'
import { newAccount } from './people.ts'
import { expect, test } from './watched.ts'

test('mails that an answer lists stand below it as rows, and each opens in the mailbox', async ({ page }) => {
  await enter(page, newAccount())
  await box(page).waitFor()
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  await beginChat(page, 'What needs an answer?')
  const row = entries(page).last().getByRole('link', { name: 'Lunch next week?' })
  await row.waitFor()
  await answered(page)
  // What the card lists is not said in words as well.
  const listed = entries(page).last().getByRole('listitem').filter({ hasText: 'Lunch next week?' })
  await expect(listed).toHaveCount(1)
  expect(await barriersInEveryLook(page)).toEqual([])
  await row.click()
  await expect(page.locator('#thread-subject')).toHaveText('Lunch next week?')
})
