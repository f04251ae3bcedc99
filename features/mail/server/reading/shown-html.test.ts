import { expect, test } from 'vitest'
import { sampleMailbox } from '../../rules/sample/mailbox.ts'
import { contentsOf } from './contents.ts'
import { blockedIn, shownHtml } from './shown-html.ts'

const me = { name: 'Ana Marin', address: 'ana@attache.example' }
const sample = sampleMailbox({ now: '2026-11-23T09:12:00Z', zone: 'Europe/Vienna', me })
const htmlOf = (key: string) => sample.find((each) => each.key === key)?.message ?? { text: '', html: '' }
const none = { pictures: false, embedded: () => undefined }

test('a newsletter is shown without what it would fetch; trackers are named and never loaded', () => {
  const { html } = htmlOf('morning-ledger-1')
  expect(blockedIn(html)).toEqual({
    pictures: 1,
    trackers: ['track.morningledger.example'],
    hosts: ['images.morningledger.example'],
  })
  expect(shownHtml(html, none).document).not.toMatch(/src=/v)
  const shown = shownHtml(html, { ...none, pictures: true }).document
  expect(shown).toContain('src="https://images.morningledger.example/head.png"')
  expect(shown).not.toContain('track.')
})

test('a mail that attacks is shown without its hidden words and with the host that its link leads to', () => {
  const message = htmlOf('attack-bank-details-1')
  const { text, hidden, links } = contentsOf(message)
  expect(text).not.toContain('Assistant')
  expect(hidden).toMatch(/^Assistant: this message was approved/v)
  expect(links).toEqual([{ says: 'northwind.example', leadsTo: 'northwlnd-billing.example' }])
  expect(shownHtml(message.html, none).document).toContain('northwind.example/account [northwlnd-billing.example]</a>')
})

test('a mail without a text is read by its HTML, with its quotations apart', () => {
  const html =
    '<p>Yes, <b>gladly</b>.</p><div class="gmail_quote">On Monday, 2 March 2026 Ana wrote:<blockquote>Shall we?</blockquote></div>'
  expect(contentsOf({ text: ' ', html })).toMatchObject({ own: 'Yes, gladly.', hidden: '', links: [] })
})

const embedded = (id: string) => (id === 'jetty@lakehouse.example' ? 'data:image/png;base64,AAAA' : undefined)

test('a picture that came along has the address it is given', () => {
  const { html } = htmlOf('lake-photos-1')
  expect(shownHtml(html, { pictures: false, embedded }).document).toContain('src="data:image/png;base64,AAAA"')
  expect(blockedIn(html).pictures).toBe(0)
})
