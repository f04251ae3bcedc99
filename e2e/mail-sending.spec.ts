import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'
import { call } from './chats.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'

type Draft = { id: string; revision: number; to: object[]; subject: string; text: string; html: string }

const editor = (page: Page) => page.getByRole('dialog', { name: /^(New message|Your answer)$/ })
const textOf = (page: Page) => editor(page).getByRole('textbox', { name: 'Text' })
const saved = (page: Page) => expect(editor(page).getByText('Draft saved')).toBeVisible()

/** A mailbox that sends by this server, at once. */
async function connect(page: Page, { port, password: secret }: PostOffice): Promise<string> {
  const servers = [{ use: 'smtp', host: '127.0.0.1', port, security: 'none' }]
  const account = { kind: 'imap', address: 'ana@example.com', user: 'ana', secret, servers }
  const { id } = await call<{ id: string }>(page, 'POST', '/v1/testing/connections', account)
  await call(page, 'POST', '/v1/actions/mail.change-sender', { input: { account: id, holdSeconds: 0 } })
  return id
}

/** The parts of a mail that says the same twice. */
function twinsIn(mail: string): Record<string, string> {
  expect(mail).toContain('Content-Type: multipart/alternative')
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail) ?? []
  const parts = mail.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const text = body.join('\r\n\r\n').replaceAll('\r\n', '\n').trim()
      return [/text\/\w+/.exec(head)?.[0], head.includes('quoted-printable') ? unquoted(text) : text]
    }),
  )
}

function unquoted(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

test('formatted mail is shown on its card as it goes, and goes once there is a yes, with its plain twin', async ({
  entered: page,
}) => {
  await using office = await openPostOffice()
  const account = await connect(page, office)
  await page.goto('/assistant/mail')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(editor(page).getByRole('combobox', { name: 'To' })).toBeFocused()
  await page.keyboard.type('tom@example.com,')
  await editor(page).getByPlaceholder('Subject').fill('Lunch')
  await textOf(page).click()
  await page.keyboard.type('Shall we have lunch on ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Friday')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('? See menu')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('example.com/menu')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Soup')
  await saved(page)
  const [draft] = (await call<{ drafts: Draft[] }>(page, 'GET', '/v1/mail/drafts')).drafts
  if (!draft) throw new Error('No draft was stored.')

  const { id, revision, to, subject, text, html } = draft
  const input = { account, to, subject, text, html, draft: { id, revision } }
  await call(page, 'POST', '/v1/testing/wishes', { name: 'mail.send', input, sources: ['the mail “Menu”'] })
  await page.goto('/assistant/activity')
  const card = page.getByRole('article', { name: 'Send the mail “Lunch”' })
  await expect(card.locator('b')).toHaveText('Friday')
  await expect(card.getByRole('listitem')).toHaveText('Soup')
  await expect(card).toContainText('See menu (https://example.com/menu).')
  await expect(card.getByRole('link')).toHaveCount(0)
  await expect(card.getByText('Formatting: Bold: “Friday”')).toBeAttached()
  expect(await barriersInEveryLook(page, { fits: [320, 1920] })).toEqual([])
  await card.getByRole('button', { name: 'Show as plain text' }).click()
  await expect(card).toContainText('Shall we have lunch on Friday? See menu <https://example.com/menu>.\n- Soup')
  await card.getByRole('button', { name: 'Show formatted' }).click()
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(card.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  await expect.poll(() => office.mails.length).toBe(1)
  expect(office.mails[0]?.to).toEqual(['tom@example.com'])
  expect(twinsIn(office.mails[0]?.text ?? '')).toEqual({ 'text/plain': text, 'text/html': html })
  expect(html).toBe(
    '<div>Shall we have lunch on <b>Friday</b>? See <a href="https://example.com/menu">menu</a>.</div><ul><li>Soup</li></ul>',
  )
})

test('an answer to formatted mail quotes its words alone, and what is quoted goes as it is shown', async ({
  entered: page,
}) => {
  await using office = await openPostOffice()
  await connect(page, office)
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  await page.goto('/assistant/mail?list=all')
  await page
    .getByRole('list', { name: 'Threads' })
    .getByRole('link', { name: /francs/ })
    .click()
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Control+i')
  await page.keyboard.type('No, thank you.')
  await saved(page)
  await editor(page).getByRole('button', { name: 'Show the quoted text that is sent along' }).click()
  const quoted = await editor(page).locator('blockquote').innerText()
  expect(quoted).toContain('> Book until ')
  // In a dialog of the editor the same keys save what is in the dialog, and send nothing.
  await page.keyboard.press('Control+.')
  await page.getByRole('button', { name: 'Save this mail as a template' }).click()
  const template = page.getByRole('dialog', { name: 'Save as a template' })
  await template.getByRole('textbox', { name: 'Name' }).fill('No')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: 'Templates' }).getByRole('button', { name: /^No/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await textOf(page).focus()
  await page.keyboard.press('Control+Enter')
  await expect(editor(page)).toHaveCount(0)

  await expect.poll(() => office.mails.length).toBe(1)
  const twins = twinsIn(office.mails[0]?.text ?? '')
  expect(twins['text/plain']).toBe(`No, thank you.\n\n${quoted}`)
  expect(twins['text/html']).toContain('<div><i>No, thank you.</i></div>')
  expect(twins['text/html']).toContain('<blockquote style=')
  expect(twins['text/html']).not.toMatch(/<img|<table|display:none|cdn\.|px\./)
})
