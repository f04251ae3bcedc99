import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'
import { call, sidebar } from './chats.ts'

test('the bell counts what came, and each notice tells how it reached one and can wait', async ({ landing }) => {
  await call(landing, 'POST', '/v1/notices/trial')
  await sidebar(landing).getByRole('link', { name: 'Notices 1 new notice' }).click()
  await expect(landing.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible()
  const notice = landing.getByRole('listitem').filter({ has: landing.getByRole('heading', { level: 3 }) })
  await expect(notice).toContainText('This is how notices look')
  await expect(sidebar(landing).getByRole('link', { name: 'Notices', exact: true })).toBeVisible()
  await notice.getByText('How it reached you').click()
  await expect(notice).toContainText('In the app: handed over.')
  await expect(notice).toContainText('Push message: not sent. No device takes push messages.')
  expect(await barriersInEveryLook(landing)).toEqual([])
  await notice.getByRole('button', { name: 'Snooze' }).click()
  await landing.getByRole('menuitem', { name: 'In 10 minutes' }).click()
  await expect(notice).toContainText('Snoozed until')
})
