import { Buffer } from 'node:buffer'
import { barriersInEveryLook } from './axe.ts'
import { plan } from './calendar.ts'
import { beginChat, entries, expect, hearNothing, script, test } from './chat.ts'
import { call } from './chats.ts'

test.use({ timezoneId: 'UTC', allowed: [[/status of 503/], { scope: 'test' }] })

test('what was said, planned and filed is found by words, in the palette and on the page, and opened by keys', async ({
  landing: page,
}) => {
  await beginChat(page, script({ say: 'The gondola leaves from the old harbour.' }))
  await expect(entries(page)).toHaveCount(2)
  await plan(page, { title: 'Gondola ride', from: '09:00', to: '10:00', description: 'Bring a coat.' })
  const task = { title: 'Book a gondola', due: '2038-01-12', zone: 'UTC' }
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: task })
  await page.goto('/assistant?view=files')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  const buffer = Buffer.from('# Costs\n\nEach gondola costs eighty.\n')
  await (await choosing).setFiles([{ name: 'Venice.md', mimeType: 'text/markdown', buffer }])
  await expect
    .poll(async () => (await call<{ results: unknown[] }>(page, 'GET', '/v1/search?text=eighty')).results.length)
    .toBe(1)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await page.keyboard.type('gondolas')
  for (const [kind, words] of [
    ['Chats', /gondola leaves from/],
    ['Events', /^Gondola ride/],
    ['Tasks', /^Book a gondola/],
    ['Files', /^Venice\.md.*gondola costs eighty/],
  ] as const)
    await expect(palette.getByRole('group', { name: kind }).getByRole('option', { name: words }).last()).toBeVisible()
  await expect(palette.locator('mark', { hasText: 'gondola' }).first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Search everything for “gondolas”')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/assistant/search?text=gondolas')

  const box = page.getByRole('searchbox', { name: 'Search everything' })
  const found = page.getByRole('region', { name: 'Found' }).getByRole('listitem')
  await expect(found).toHaveCount(4)
  await expect(page.locator('[aria-live]', { hasText: '4 found for “gondolas”' })).toBeAttached()
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveText(/Venice\.md/)
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toHaveText(/Book a gondola/)
  await expect(found.filter({ hasText: 'Venice.md' })).toContainText('Costs')
  await expect(found.filter({ hasText: 'Book a gondola' })).toContainText('12 Jan 2038')
  expect(await barriersInEveryLook(page, { widths: [390, 1280], fits: [1920] })).toEqual([])

  await page.getByRole('checkbox', { name: 'Tasks' }).check()
  await page.getByRole('checkbox', { name: 'Events' }).check()
  await page.getByRole('textbox', { name: 'From' }).fill('2038-01-13')
  await expect(found).toHaveCount(1)
  await expect(page).toHaveURL('/assistant/search?text=gondolas&kinds=event%2Ctask&from=2038-01-13')
  await page.reload()
  await expect(found).toHaveText(/Gondola ride/)
  await expect(box).toHaveValue('gondolas')
  await box.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=calendar/)
  await page.goBack()
  await expect(found).toHaveText(/Gondola ride/)
  await page.getByRole('button', { name: 'Take off all filters' }).click()
  await expect(found).toHaveCount(4)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('harbour')
  await palette.getByRole('option', { name: 'Search everything for “harbour”' }).click()
  await expect(box).toHaveValue('harbour')
  await page.goBack()
  await expect(box).toHaveValue('gondolas')

  await page.route(/\/v1\/search\?/, (route) => route.fulfill({ json: { results: [], complete: false } }))
  await box.fill('zeppelins over the sea')
  await expect(page.getByText('Older things are still being indexed')).toBeVisible()
  await expect(page.getByText('file, contact or mail contains “zeppelins over the sea”')).toBeVisible()
  await hearNothing(page)
  await page.route(/\/v1\/search\?/, (route) => route.fulfill({ status: 503 }))
  await box.fill('old harbour')
  await expect(page.getByRole('alert')).toContainText('The search did not work')
  await page.unroute(/\/v1\/search\?/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(found).toHaveText(/old harbour/)
  await box.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/assistant\/[0-9a-f-]{36}/)
})

test('filters said in words are shown and can be taken off, on the page and in the palette', async ({
  entered: page,
}) => {
  for (const title of ['Pricing talk with Akira', 'Pricing of the hall'])
    await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title, due: '2038-01-12', zone: 'UTC' } })
  await page.goto('/assistant/search')
  const box = page.getByRole('searchbox', { name: 'Search everything' })
  const found = page.getByRole('region', { name: 'Found' }).getByRole('listitem')
  const understood = page.getByRole('list', { name: 'Understood as' }).getByRole('listitem')
  await box.fill('tasks from Akira about pricing')
  await expect(understood).toHaveText(['Tasks', 'Names Akira'])
  await expect(found).toHaveText(/Pricing talk with Akira/)
  expect(await barriersInEveryLook(page, { widths: [390, 1280] })).toEqual([])
  await page.getByRole('button', { name: 'Take off the filter “Names Akira”' }).click()
  await expect(understood).toHaveText(['Tasks'])
  await expect(found).toHaveCount(2)
  await page.reload()
  await expect(found).toHaveCount(2)
  await box.fill('tasks from Akira about pricing ')
  await box.fill('files from Akira about pricing')
  await expect(understood).toHaveText(['Files', 'Names Akira'])
  await expect(page.getByText('No file names Akira and contains “pricing”.')).toBeVisible()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await page.keyboard.type('files from Akira about pricing')
  const asWritten = palette.getByRole('option', { name: /^Search for the words .* without filters/ })
  await expect(asWritten).toContainText('Understood as: Files · Names Akira')
  await asWritten.click()
  await expect(page).toHaveURL(/without=kind%2Cperson%2Ctag%2Cdays/)
  await expect(understood).toHaveCount(0)
  await expect(found.first()).toHaveText(/Pricing talk with Akira/)
})

test('a search is narrowed by a tag, chosen or said', async ({ entered: page }) => {
  await page.goto('/assistant?view=files')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  const files = ['Lido.md', 'Murano.md'].map((name) => ({
    name,
    mimeType: 'text/markdown',
    buffer: Buffer.from(`# Costs of ${name}\n\nEach vaporetto costs nine.\n`),
  }))
  await (await choosing).setFiles(files)
  const find = () =>
    call<{ results: { id: string; title: string }[] }>(page, 'GET', '/v1/search?text=vaporetto').then(
      ({ results }) => results,
    )
  await expect.poll(async () => (await find()).length).toBe(2)
  const ids = (await find()).filter(({ title }) => title === 'Lido.md').map(({ id }) => id)
  const input = { files: ids, add: ['Summer trip'] }
  await call(page, 'POST', '/v1/actions/documents.tag-files', { input })

  await page.goto('/assistant/search?text=vaporetto')
  const found = page.getByRole('region', { name: 'Found' }).getByRole('listitem')
  await expect(found).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Tag' }).click()
  await page.getByRole('option', { name: 'Summer trip' }).click()
  await expect(found).toHaveText([/Lido\.md/])
  await expect(page).toHaveURL('/assistant/search?text=vaporetto&tag=Summer+trip')
  expect(await barriersInEveryLook(page, { widths: [390, 1280] })).toEqual([])
  await page.getByRole('button', { name: 'Take off all filters' }).click()
  await expect(found).toHaveCount(2)

  const box = page.getByRole('searchbox', { name: 'Search everything' })
  await box.fill('files about vaporetto tagged summer trip')
  await expect(page.getByRole('list', { name: 'Understood as' }).getByRole('listitem')).toHaveText([
    'Files',
    'Tagged summer trip',
  ])
  await expect(found).toHaveText([/Lido\.md/])
})
