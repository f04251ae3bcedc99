import { barriersInEveryLook } from './axe.ts'
import { answered, beginChat, box, entries, say } from './chat.ts'
import { enter } from './entry.ts'
import { newAccount } from './people.ts'
import { expect, test } from './watched.ts'

test.use({ timezoneId: 'UTC' })

test('tasks and reminders that were asked for stand on cards, where they are done, stopped and taken up again', async ({
  page,
}) => {
  await enter(page, newAccount())
  await box(page).waitFor()
  await beginChat(page, 'Add a task to call the bank by Friday')
  await expect(entries(page).last().getByRole('button', { name: 'Undo' })).toBeVisible()
  await answered(page)
  await say(page, 'What are my tasks?')
  const card = entries(page).last()
  await card.getByRole('checkbox', { name: 'Complete call the bank' }).waitFor()
  await answered(page)
  await card.getByRole('checkbox', { name: 'Complete call the bank' }).click()
  await expect(card.getByRole('checkbox', { name: 'Reopen call the bank' })).toBeChecked()
  await say(page, 'Remind me to water the plants tomorrow at 9')
  await expect(entries(page).last()).toContainText('plants')
  await expect(entries(page).last().getByRole('button', { name: 'Undo' })).toBeVisible()
  await answered(page)
  await say(page, 'What are my reminders?')
  await entries(page).last().getByRole('button', { name: 'Stop Water the plants' }).waitFor()
  await answered(page)
  await entries(page).last().getByRole('button', { name: 'Stop Water the plants' }).click()
  await entries(page).last().getByRole('button', { name: 'Undo stopping Water the plants' }).click()
  await expect(entries(page).last().getByRole('button', { name: 'Stop Water the plants' })).toBeVisible()
  expect(await barriersInEveryLook(page)).toEqual([])
})
