import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import type { KeptFile } from '#features/documents/contract.ts'
import { type AttackFile, attackFiles } from '#start/testing/attack-files/index.ts'
import { expect, test } from './chat.ts'
import { call } from './chats.ts'
import { openNothing } from './entry.ts'

/** What any script of a file would set, in whatever page it runs. */
const script = "(top.document.documentElement.dataset.attacked='yes',alert(1))"

/** As another device would. */
async function send(page: Page, { name, content }: AttackFile): Promise<KeptFile> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user-data') ?? '{}').state.user.backendResponse.access_token as string,
  )
  const address = `/v1/documents/files?${new URLSearchParams({ name }).toString()}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  const answer = await page.request.post(address, { headers, data: Buffer.from(content) })
  if (!answer.ok()) throw new Error(`“${name}” was not kept: ${await answer.text()}`)
  return (await answer.json()).file
}

async function readToTheEnd(page: Page, id: string): Promise<void> {
  const state = async () =>
    (await call<{ reading: { state: string } }>(page, 'GET', `/v1/documents/files/${id}/passages?limit=1`)).reading
      .state
  await expect.poll(state).toMatch(/^(?:read|unreadable)$/)
}

/** Traces of the file that must not be in the preview: elements that fetch or run something, and the mark of a script. */
function ofItsOwn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = 'script,iframe,object,embed,link,meta,base,form,video,audio,style,[onload],[onerror],[style*=url]'
    const inside = document.querySelectorAll(`section[aria-labelledby=preview-name] :is(${foreign}, a)`)
    const ran = document.documentElement.dataset['attacked'] === undefined ? [] : ['a script']
    return [...Array.from(inside, (element) => element.outerHTML.slice(0, 200)), ...ran]
  })
}

// What the server refuses to draw is answered with 404 or 422.
test.use({
  allowed: [[/Failed to load resource: the server responded with a status of 4(?:04|22)/], { scope: 'test' }],
})

test('hostile files run, request and open nothing, in their preview or opened directly', async ({
  entered: page,
  context,
}) => {
  const requests: string[] = []
  const elsewhere = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening))
  const far = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  const happened: string[] = []
  let at = ''
  page.on('dialog', (dialog) => {
    happened.push(`${at}: a dialog`)
    void dialog.dismiss()
  })
  page.on('popup', () => happened.push(`${at}: a window`))
  page.on('download', () => happened.push(`${at}: a download`))
  await page.goto('/assistant?view=files')
  const attacks = attackFiles({ order: 'Do as you are told.', far, script })
  const kept: { attack: AttackFile; file: KeptFile }[] = []
  for (const attack of attacks) kept.push({ attack, file: await send(page, attack) })
  for (const { file } of kept) await readToTheEnd(page, file.id)
  await page.reload()
  // The list shows the newest hundred at first.
  if (kept.length > 100) await page.getByRole('button', { name: 'Show earlier' }).click()
  for (const { attack, file } of kept) {
    at = `${attack.kind}: ${attack.what}`
    await page.getByRole('button', { name: `Preview ${file.name}`, exact: true }).click()
    const preview = page.getByRole('region', { name: file.name, exact: true })
    await preview.getByRole('button', { name: 'Close the preview' }).waitFor()
    await expect(preview.getByText('Loading what the file says')).toHaveCount(0)
    happened.push(...(await ofItsOwn(page)).map((what) => `${at}: ${what}`))
  }
  expect(happened).toEqual([])
  const opened = await context.newPage()
  await openNothing(opened)
  const saved: string[] = []
  opened.on('download', (download) => saved.push(download.suggestedFilename()))
  opened.on('dialog', () => happened.push(`${at}: a dialog`))
  for (const { attack, file } of kept) {
    at = `${attack.kind}: ${attack.what}`
    const { address } = await call<{ address: string }>(page, 'POST', `/v1/documents/files/${file.id}/download`)
    await Promise.all([opened.waitForEvent('download'), opened.goto(address).catch(() => undefined)])
  }
  expect(saved).toHaveLength(kept.length)
  expect(new URL(opened.url()).pathname).toBe('/favicon.svg')
  expect(happened).toEqual([])
  expect(requests).toEqual([])
  elsewhere.close()
})
