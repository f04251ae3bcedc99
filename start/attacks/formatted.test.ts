import { expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { twinsOf } from '#features/mail/server/sending/twin.ts'
import { openSendingStage } from '../testing/sending-stage.ts'

const stage = openSendingStage()
const { offer, propose, approve, arrived } = stage

const written = (html: string, text: string) => ({ ...offer(), html, text })
const shownText = (card: Activity) => card.shown.fields.find(({ name }) => name === 'text')

test('formatted mail is drawn on its card as it goes, with the address behind each link', async () => {
  const html = '<div>See <a href="https://evil.example/">https://bank.example/</a>, <b>now</b>.</div>'
  const card = await propose(written(html, 'See https://bank.example/ <https://evil.example/>, now.'))
  expect(shownText(card)).toMatchObject({
    value: 'See https://bank.example/ <https://evil.example/>, now.',
    form: {
      lines: [
        {
          kind: 'text',
          runs: [
            { text: 'See ' },
            { text: 'https://bank.example/', href: 'https://evil.example/' },
            { text: ', ' },
            { text: 'now', bold: true },
            { text: '.' },
          ],
        },
      ],
      words: 'Bold: “now”\nLinks: “https://bank.example/” to https://evil.example/',
    },
  })
  await approve(card)
  const [got] = await arrived()
  expect(got?.message.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(html)
})

test('formatted mail with another form is not what a yes was for', async () => {
  const [text, plain, bold] = ['Hello', '<div><i>Hello</i></div>', '<div><b>Hello</b></div>']
  const [card, other] = [await propose(written(plain, text)), await propose(written(bold, text))]
  expect(card.hash).not.toBe(other.hash)
  await approve({ ...card, hash: other.hash })
  expect(await arrived()).toEqual([])
})

test('formatted mail whose text is changed on the card goes as plain text', async () => {
  const card = await propose(written('<div><b>Hello</b></div>', 'Hello'))
  const edit = { hash: card.hash, fields: { text: 'Bye' } }
  const { body } = await stage.ana().call<Activity>('POST', `/v1/activity/${card.id}/edit`, edit)
  expect(body.shown.fields.map(({ label, value }) => `${label}: ${value}`)).toContain('Formatting: Plain text')
  await approve(body)
  const [got] = await arrived()
  expect(got?.message).toMatch(/\r\n\r\nBye\r\n/)
  expect(got?.message).not.toContain('text/html')
})

test.each([
  ['a link that runs', '<b>Hello</b> <a href="javascript:eve()">Sara</a>'],
  ['a link that holds a page', '<b>Hello</b> <a href="data:text/html,eve">Sara</a>'],
  ['a link with a break in its scheme', '<b>Hello</b> <a href="java\nscript:eve()">Sara</a>'],
  ['a link that turns its address around', '<b>Hello</b> <a href="https://example.com/\u202Eeve">Sara</a>'],
  ['words in a frame', '<b>Hello</b> Sara<iframe srcdoc="eve">eve</iframe>'],
  ['a form', '<form action="https://eve.example"><b>Hello</b> Sara<input value=eve></form>'],
  ['a style of its own', '<style>.eve{}</style><b style="color:red;background:url(//eve)">Hello</b> Sara'],
  ['a comment', '<b>Hello</b><!-- eve --> Sara'],
])('formatted mail goes without %s', async (_, html) => {
  await approve(await propose(written(html, 'Hello Sara')))
  const [got] = await arrived()
  expect(got?.message).toContain('<div><b>Hello</b> Sara</div>')
  expect(got?.message).not.toContain('eve')
})

test.each([
  ['are turned around', 'Hello\u202E araS'],
  ['are pushed out of sight', `Hello${'\u00a0'.repeat(500)}Sara`],
  ['are parted by nothing that can be seen', 'Hel\u200Blo Sara'],
])('formatted mail in which words %s is not drawn, and its text shows them', async (_, text) => {
  const card = await propose(written(`<div><b>${text}</b></div>`, text.replaceAll('\u00a0', ' ')))
  const { value, form } = shownText(card) ?? {}
  expect(form?.lines).toEqual([])
  expect(value).toMatch(/⟨(?:U\+[\dA-F]+|\d+ spaces)⟩/)
  expect(form?.words).toMatch(/⟨/)
})

test('formatted mail that is nested deeper than anybody writes is shown as it goes', async () => {
  const html = `<b>Hello</b>${'<blockquote><ul><li>'.repeat(5_000)}Sara`
  const text = twinsOf(html)?.text ?? ''
  const card = await propose(written(html, text))
  expect(shownText(card)).toMatchObject({
    value: text,
    form: { lines: [{ kind: 'text' }, { runs: [{ text: 'Sara' }] }] },
  })
  await approve(card)
  const [got] = await arrived()
  expect(got?.message).toContain('<b>Hello</b>')
  expect((got?.message ?? '').length).toBeLessThan(5_000)
})

test('formatted mail with more pieces than a card can draw says its form in words', async () => {
  const html = '<b>a</b>b'.repeat(15_000)
  const card = await propose(written(html, 'ab'.repeat(15_000)))
  expect(shownText(card)?.form?.lines).toEqual([])
  expect(shownText(card)?.form?.words).toMatch(/^Bold: “a”, “a”/)
})
