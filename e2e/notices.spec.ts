import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'
import { call, sidebar } from './chats.ts'

test.use({ timezoneId: 'UTC' })

test('the bell counts what came, and each notice tells how it reached one and can wait', async ({ landing }) => {
  await call(landing, 'POST', '/v1/notices/trial')
  const bell = sidebar(landing).getByRole('button', { name: 'Notices' })
  await expect(bell).toHaveAccessibleName('Notices 1 new notice')
  const other = await landing.context().newPage()
  await other.goto('/assistant')
  await expect(sidebar(other).getByRole('button', { name: 'Notices 1 new notice' })).toBeVisible()

  await bell.press('Enter')
  const panel = landing.getByRole('dialog', { name: 'Notices' })
  await expect(panel.getByRole('listitem')).toContainText('This is how notices look')
  await expect(panel.getByRole('listitem')).toContainText('New')
  for (const one of [landing, other])
    await expect(sidebar(one).getByRole('button', { name: 'Notices', exact: true })).toBeVisible()
  await other.close()
  expect(await barriersInEveryLook(landing)).toEqual([])
  await landing.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell).toBeFocused()

  await bell.press('Enter')
  await panel.getByRole('link', { name: 'All notices, and how they reached you' }).click()
  await expect(landing.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible()
  await expect(panel).toHaveCount(0)
  const notice = landing.getByRole('listitem').filter({ has: landing.getByRole('heading', { level: 3 }) })
  await expect(notice).toContainText('This is how notices look')
  await notice.getByText('How it reached you').click()
  await expect(notice).toContainText('In the app: handed over.')
  await expect(notice).toContainText('Push message: not sent. No device takes push messages.')
  expect(await barriersInEveryLook(landing)).toEqual([])
  await notice.getByRole('button', { name: 'Snooze' }).click()
  await landing.getByRole('menuitem', { name: 'In 10 minutes' }).click()
  await expect(notice).toContainText('Snoozed until')

  await landing.setViewportSize({ width: 390, height: 844 })
  await landing.goto('/assistant?view=tasks')
  await call(landing, 'POST', '/v1/notices/trial')
  await landing.getByRole('button', { name: 'Notices, 1 new notice' }).click()
  await panel.getByRole('button', { name: 'Snooze' }).first().click()
  await landing.getByRole('menuitem', { name: 'In an hour' }).click()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel.getByRole('button', { name: 'Snooze' }).first()).toBeVisible()
  expect(await barriersInEveryLook(landing, { widths: [390] })).toEqual([])
})

test('a repeating reminder is stopped from its notice, on a phone too', async ({ entered: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const at = new Date().toISOString().slice(0, 16)
  await call(page, 'POST', '/v1/actions/reminders.create', {
    input: { text: 'Take the pills', at, rule: 'FREQ=DAILY' },
  })
  await page.goto('/assistant/notices')
  const notice = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await notice.getByRole('button', { name: 'Stop: Take the pills' }).waitFor()
  expect(await barriersInEveryLook(page, { widths: [390] })).toEqual([])
  await notice.getByRole('button', { name: 'Stop: Take the pills' }).click()
  await expect(notice).toContainText('Stopped')
  await page.goto('/assistant/reminders')
  await expect(page.getByText('Nothing to remind you of')).toBeVisible()
})
