import type { Page } from '@playwright/test'
import { openPushReceiver } from '#features/notices/server/testing/push-receiver.ts'
import { barriersInEveryLook } from './axe.ts'
import { beginChat } from './chat.ts'
import { call } from './chats.ts'
import { enter } from './entry.ts'
import { openHouse } from './house.ts'
import { newAccount } from './people.ts'
import { openPostOffice } from './post-office.ts'
import { deliver, deliverUntilShown, joinReceiver, pressNotice, shownNotices, workerOf } from './push.ts'
import { expect, givenUp, test } from './watched.ts'

type Listed = { notices: { title: string; answer: string | null; seen_at: string | null }[] }

/** A message that is sent before the line stands is kept, and sent when it does. */
const notYet = /^WS not ready/

test('notices reach a browser in which the app is closed, and are dealt with there', async ({ browser }) => {
  await using post = await openPostOffice()
  await using house = await openHouse({ ALLOW_PRIVATE_HOSTS: '127.0.0.1', SMTP_URL: post.url })
  await using context = await browser.newContext({ baseURL: house.url, serviceWorkers: 'allow' })
  const complaints: string[] = []
  context.on('console', (message) => {
    const isComplaint =
      ['error', 'warning'].includes(message.type()) && !givenUp.test(message.text()) && !notYet.test(message.text())
    if (isComplaint) complaints.push(`${message.text()} (${message.location().url})`)
  })
  const page = await context.newPage()
  let key = ''
  await using receiver = await openPushReceiver(() => key)
  await joinReceiver(context, receiver)
  await enter(page, newAccount())
  key = (await call<{ key: string }>(page, 'GET', '/v1/notices/push-key')).key
  const newest = async () => (await call<Listed>(page, 'GET', '/v1/notices')).notices[0]

  const offer = page.getByRole('region', { name: 'Notices on this device' })
  await test.step('offered below the receipt in a chat, and not where that chat is opened again', async () => {
    await page.goto('/assistant')
    await beginChat(page, 'Remind me on 5 January 2090 at 9 to call Tom')
    await expect(offer).toBeVisible()
    expect(await barriersInEveryLook(page, { widths: [390] })).toEqual([])
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith('push offered')) localStorage.removeItem(name)
    })
    await page.reload()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByRole('button', { name: /^Redo/ })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  await test.step('offered where the first reminder was set, and turned on while another tab opens', async () => {
    await page.goto('/assistant/reminders')
    await expect(page.getByText('Nothing to remind you of')).toBeVisible()
    await expect(offer).toHaveCount(0)
    const add = page.getByRole('textbox', { name: 'Add a reminder' })
    await add.fill('call Tom on 5 January 2090 at 9')
    await add.press('Enter')
    const adding = await held(page, '**/v1/notices/devices')
    await offer.getByRole('button', { name: 'Turn on for this device' }).click()
    await adding.asked
    // This tab may still wait to compare, too.
    const before = await pushLocksAwaited(page)
    const other = await context.newPage()
    await other.goto('/assistant')
    await expect.poll(() => pushLocksAwaited(other)).toBeGreaterThan(before)
    adding.letGo()
    await expect(offer).toContainText('This device gets your notices.')
    await other.close()
  })

  await test.step('turned on by that press, tested, and on the list', async () => {
    await page.goto('/assistant/settings/notices')
    await expect(page.getByRole('button', { name: 'Turn off for this device' })).toBeVisible()
    const device = page.getByRole('listitem').filter({ hasText: 'This one' })
    await expect(device).toContainText('Chrome on')
    await device.getByRole('button', { name: /^Test/ }).click()
    await expect(device).toContainText('Sent')
    expect(receiver.received.at(-1)?.content).toMatchObject({ title: 'It works', tag: 'trial' })
    await page.getByLabel('Mail address').fill('ana@example.com')
    await page.getByRole('button', { name: 'Add address' }).click()
    await page.getByLabel('Code from the mail').fill(await codeIn(post.mails))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Not confirmed')).toHaveCount(0)
    await page.getByRole('switch', { name: 'With sound' }).click()
    await page.getByRole('checkbox', { name: 'What waits for your yes: also in quiet hours' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'With sound' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'What waits for your yes: also in quiet hours' })).toBeChecked()
    expect(await barriersInEveryLook(page)).toEqual([])
  })

  const worker = await workerOf(context)
  await test.step('what our server encrypted is shown, once, and goes when it is dealt with in a tab', async () => {
    await page.getByRole('button', { name: 'Send me a notice' }).click()
    await expect.poll(() => receiver.received.length).toBe(2)
    const content = receiver.received[1]?.content ?? {}
    await deliver(page, content)
    await deliver(page, content)
    await expect
      .poll(() => shownNotices(worker))
      .toEqual([
        {
          title: 'This is how notices look',
          body: 'You asked for it in the settings.',
          tag: content['tag'],
          actions: ['In 10 minutes'],
        },
      ])
    await call(page, 'POST', '/v1/notices/seen', {})
    await expect.poll(() => shownNotices(worker)).toEqual([])
  })

  await test.step('a click shows what it is about in the open tab', async () => {
    await deliverUntilShown(page, worker, {
      title: 'Standup',
      body: '',
      link: '/assistant?view=calendar',
      tag: 'standup',
    })
    expect(await pressNotice(worker, 'standup')).toEqual([])
    await expect(page).toHaveURL('/assistant?view=calendar')
  })

  await test.step('with the tab closed, a press snoozes it, and a click opens the app where it belongs', async () => {
    await call(page, 'POST', '/v1/notices/trial')
    await expect.poll(() => receiver.received.length).toBe(3)
    const content = receiver.received[2]?.content ?? {}
    const tag = String(content['tag'])
    await deliverUntilShown(page, worker, { ...content, tag })
    await page.goto('/favicon.svg')
    expect(await pressNotice(worker, tag, 'snooze')).toEqual([])
    expect(await shownNotices(worker)).toEqual([])
    expect(await newest()).toMatchObject({ answer: 'snoozed', seen_at: expect.any(String) })
    await deliverUntilShown(page, worker, { ...content, tag: 'again' })
    expect(await pressNotice(worker, 'again')).toEqual([`${house.url}/assistant`])
  })

  await test.step('whoever signs out leaves nothing on the screen', async () => {
    await page.goto('/assistant/settings/notices')
    await deliverUntilShown(page, worker, { title: 'Private', tag: 'private' })
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await page.waitForURL('**/auth')
    await expect.poll(() => shownNotices(worker)).toEqual([])
  })
  expect(complaints).toEqual([])
})

/** How many looks at the push of this browser wait for another to end. */
function pushLocksAwaited(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.filter(({ name }) => name === 'push of this browser').length
  })
}

/** Holds the next request that adds something there until it is let go. */
async function held(page: Page, address: string) {
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    asked.resolve()
    await release.promise
    return route.fallback()
  })
  return { asked: asked.promise, letGo: release.resolve }
}

async function codeIn(mails: { text: string }[]): Promise<string> {
  await expect.poll(() => mails.length).toBe(1)
  return /^\d{6}\r?$/m.exec(mails[0]?.text ?? '')?.[0].trim() ?? ''
}
