import { enter } from './entry.ts'
import { createAccount, newAccount, openSecurity, signIn, storedUser } from './people.ts'
import { expect, test } from './watched.ts'

test('the password is changed from the security settings', async ({ page }) => {
  const account = newAccount()
  await enter(page, account)
  await openSecurity(page)
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
})

test('somebody creates an account, allows it, and is in', async ({ page }) => {
  const account = newAccount()
  await createAccount(page, account)
  await expect(page.getByRole('heading', { name: 'How can I help today?' })).toBeVisible()
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Assistant' })).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.getByRole('paragraph').filter({ hasText: 'Sara Okafor' })).toBeVisible()
  await expect(sidebar.getByText('SO', { exact: true })).toBeVisible()
  await expect(sidebar.getByText('Free plan')).toBeVisible()
  await expect(sidebar.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
  const user = await storedUser(page)
  expect(user?.['userInfo']).toMatchObject({ name: 'Sara Okafor', email: account.email })
  expect(Object.keys(user?.['tokens'] ?? {})).toEqual(
    expect.arrayContaining(['id_token', 'access_token', 'refresh_token', 'expires_in']),
  )
  expect(Object.keys(user?.['backendResponse'] ?? {})).toEqual(
    expect.arrayContaining(['access_token', 'refresh_token', 'user']),
  )
})

test('whoever does not allow it is told so and is not in', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Attaché account' }).click()
  await page.getByRole('link', { name: 'Create account' }).click()
  const { name, email, password } = newAccount()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Authentication failed: OAuth error: access_denied', { exact: true })).toBeVisible()
  expect(await storedUser(page)).toBeNull()
  await page.waitForURL('**/auth')
})

test('logging out leads to the sign-in, and there is no way back in without it', async ({ page }) => {
  const account = newAccount()
  await enter(page, account)
  await openSecurity(page)
  const told = page.waitForResponse('**/v1/auth/signout')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  expect((await told).status()).toBe(200)
  await page.waitForURL('**/auth')
  expect(await storedUser(page)).toBeNull()
  await page.goto('/assistant')
  await page.waitForURL('**/auth')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu has the name, the plan, the settings and the way out', async ({ page }) => {
    await enter(page, newAccount())
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('paragraph').filter({ hasText: 'Sara Okafor' })).toBeVisible()
    await expect(menu.getByText('Free plan')).toBeVisible()
    await menu.getByRole('link', { name: 'Settings' }).tap()
    await expect(menu).toBeHidden()
    // The settings are a list, which leads to each page and is led back to.
    await expect(page).toHaveURL('/assistant/settings')
    const list = page.getByRole('navigation', { name: 'Settings' })
    await expect(list.getByRole('list')).toHaveCount(4)
    await list.getByRole('list', { name: 'You' }).getByRole('link', { name: 'Profile' }).tap()
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
    await expect(list).toBeHidden()
    await page.getByRole('link', { name: 'All settings' }).tap()
    await list.getByRole('list', { name: 'Account and data' }).getByRole('link', { name: 'Security' }).tap()
    await expect(page).toHaveURL('/assistant/settings/security')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await menu.getByRole('button', { name: 'Log out' }).tap()
    await page.waitForURL('**/auth')
  })
})

test('one’s own session is ended in the list, too', async ({ page }) => {
  await enter(page, newAccount())
  await openSecurity(page)
  await page.getByRole('button', { name: 'End this session' }).click()
  await page.waitForURL('**/auth')
  expect(await storedUser(page)).toBeNull()
})

test('who logged out where they were comes back to the assistant', async ({ page }) => {
  const account = newAccount()
  await enter(page, account, '/assistant/settings/data')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL('**/auth')
  await signIn(page, account)
  await expect(page).toHaveURL('/assistant')
})

test('a name, a zone and working hours are kept, and what is wrong is said beside it', async ({ page }) => {
  await enter(page, newAccount(), '/assistant/settings/profile')
  await page.getByLabel('Name').fill('Sara Lund')
  await page.getByLabel('Time zone').fill('Mars/Olympus')
  await page.getByLabel('Monday, until').fill('08:00')
  await page.getByRole('checkbox', { name: 'Friday' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Time zone')).toHaveAccessibleDescription(/Not a time zone/)
  await expect(page.getByText('End must be after start')).toBeVisible()
  await page.getByLabel('Time zone').fill('Europe/Vienna')
  await page.getByLabel('Monday, until').fill('16:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Sara Lund')
  await expect(page.getByLabel('Monday, until')).toHaveValue('16:30')
  await expect(page.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked()
  await expect(page.getByRole('complementary').getByRole('paragraph').filter({ hasText: 'Sara Lund' })).toBeVisible()
  await page.getByRole('complementary').getByRole('link', { name: 'Assistant', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'How can I help today?' })).toBeVisible()
  await expect(page.getByText('your time zone?')).toBeHidden()
})

test('times are those of the zone in the profile, wherever the browser is', async ({ page }) => {
  const zone = 'Pacific/Kiritimati'
  await enter(page, newAccount(), '/assistant/settings/profile')
  await page.getByLabel('Time zone').fill(zone)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Activity' }).click()
  const saved = page.getByRole('main').locator('time').first()
  const moment = new Date((await saved.getAttribute('datetime')) ?? '')
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }
  await expect(saved).toHaveText(new Intl.DateTimeFormat('en', clock).format(moment))
})

test('the zone is asked for only where browser and profile differ, and kept with one press', async ({ page }) => {
  // An exact match, because Activity labels the change “Kept … as your time zone”.
  const field = page.getByLabel('Time zone', { exact: true })
  await enter(page, newAccount())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(field).not.toHaveValue('')
  const before = await field.inputValue()
  await expect(page.getByText('your time zone?')).toBeHidden()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' })
  await page.reload()
  await expect(field).not.toHaveValue('')
  // What becomes known late waits for the next page, so that nothing moves under the pointer.
  await expect(page.getByText('your time zone?')).toBeHidden()
  await page.getByRole('link', { name: 'Activity' }).click()
  const answer = page.getByRole('button', { name: 'Pacific/Auckland' })
  await expect(answer).toBeVisible()
  // A dialog gives the focus back to the page as a whole, never to the answer, which the next Enter would give.
  const main = page.getByRole('main')
  await main.focus()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()
  await expect(main).toBeFocused()
  await answer.press('Enter')
  await expect(page.getByText('your time zone?')).toBeHidden()
  await expect(page.getByText('All times are now shown in Pacific/Auckland.')).toBeVisible()
  await expect(main).toBeFocused()
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)
  // Whoever goes on elsewhere before the answer has come stays there.
  const { promise: elsewhere, resolve: wentOn } = Promise.withResolvers<void>()
  await page.route('**/v1/me', async (route) => {
    await elsewhere
    await route.continue()
  })
  const line = page.getByText('All times are now shown in Pacific/Auckland.').locator('..')
  await line.getByRole('button', { name: 'Undo' }).click()
  const settings = page.getByRole('link', { name: 'Settings' })
  await settings.focus()
  wentOn()
  await expect(line).toHaveCount(0)
  await expect(settings).toBeFocused()
  await settings.click()
  await expect(field).toHaveValue(before)
  await expect(page.getByText('your time zone?')).toBeHidden()
})

test.describe('above a page', () => {
  test.use({ allowed: [[/ERR_FAILED/], { scope: 'test' }] })

  test('what waits for a word is one line, which a phone shows whole and which can be put away', async ({ page }) => {
    await enter(page, newAccount(), '/assistant/activity')
    await page.setViewportSize({ width: 390, height: 844 })
    let fails = true
    await page.route('**/v1/me', async (route) => {
      if (route.request().method() !== 'GET') return fails ? route.abort() : route.continue()
      const response = await route.fetch()
      const me: object = await response.json()
      const provider = { name: 'Google', state: 'reconnect', missingScopes: [] }
      return route.fulfill({ response, json: { ...me, zone: 'Europe/Vienna', zoneChosen: false, provider } })
    })
    await page.reload()
    await page.getByRole('link', { name: 'Calendar', exact: true }).click()
    const lines = page.locator('[data-note]')
    await expect(lines).toHaveText(/^Google no longer lets us in for you/)
    await lines.getByRole('button', { name: 'Dismiss' }).click()
    await expect(lines).toHaveText(/^Times are .*Vienna\. Is .* your time zone\?/)
    const text = lines.locator('[aria-live]')
    const isWhole = () => text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
    expect(await isWhole()).toBe(true)
    await lines.getByRole('button', { name: 'Keep Europe/Vienna' }).click()
    await expect(text).toHaveText(/try again|connection/i)
    expect(await isWhole()).toBe(true)
    fails = false
    await lines.getByRole('button', { name: 'Keep Europe/Vienna' }).click()
    await expect(lines).toHaveCount(0)
  })
})

test('the appearance is chosen and stays', async ({ page }) => {
  await enter(page, newAccount())
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('all that is stored can be taken along', async ({ page }) => {
  await enter(page, newAccount(), '/assistant/settings/data')
  await expect(page.getByText('No archive was made yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Download my data' }).click()
  const save = page.getByRole('button', { name: /^Save the archive/ })
  await expect(save).toBeVisible()
  const download = page.waitForEvent('download')
  await save.click()
  expect((await download).suggestedFilename()).toMatch(/^attache-\d{4}-\d\d-\d\d\.zip$/)
})

test('what is kept is shown beside what may be, and the trash is emptied', async ({ page }) => {
  await enter(page, newAccount())
  const token = (await storedUser(page))?.['backendResponse']?.['access_token']
  const headers = { authorization: `Bearer ${String(token)}` }
  const made = await page.request.post('/v1/conversations/conversations', { headers, data: { title: 'Fair' } })
  const { id } = await made.json()
  await page.goto('/assistant/settings/data')
  const chats = page.getByRole('listitem').filter({ has: page.getByRole('progressbar', { name: 'Chats' }) })
  await expect(chats).toContainText('1 of 50,000')
  await page.request.delete(`/v1/conversations/conversations/${id}`, { headers })
  await page.reload()
  await expect(chats).toContainText('In the trash: 1')
  await page.getByRole('button', { name: 'Empty trash now' }).click()
  await page.getByRole('button', { name: 'Empty trash', exact: true }).click()
  await expect(page.getByRole('status').getByText('The trash is empty.')).toBeFocused()
  await expect(chats).toContainText('0 of 50,000')
})

test('an account is deleted by typing so, and comes back by signing in', async ({ page }) => {
  const account = newAccount()
  await enter(page, account, '/assistant/settings/data')
  // The list above the form is longer than its place until it has come.
  await page.getByText('What you delete can be restored').waitFor()
  const button = page.getByRole('button', { name: 'Delete my account' })
  await expect(button).toBeDisabled()
  await page.getByLabel(/to confirm/).fill('Delete my account')
  await button.click()
  await page.waitForURL('**/auth')
  await expect(
    page.getByText(/^Your account is deleted\. Until \w+ \d+ \w+ \d{4}, signing in brings it back\.$/),
  ).toBeVisible()
  expect(await storedUser(page)).toBeNull()
  await signIn(page, account)
  await page.getByRole('link', { name: 'Settings' }).click()
  const stays = page.getByText('Your account was to be deleted.')
  await expect(stays).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(stays).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})
