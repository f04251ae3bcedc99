import { afterAll, expect, test } from 'vitest'
import { createMimeReader } from './mime-reader.ts'
import { mimeLimits, readMime } from './mime.ts'

const reader = createMimeReader()
afterAll(() => reader[Symbol.asyncDispose]())

function bytesOf(lines: readonly string[]): Uint8Array {
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

const invitation = bytesOf([
  'From: =?utf-8?q?Zo=C3=AB_Marin?= <zoe@marin.example>',
  'To: Team: Ana <ana@example.com>, bo@example.com;, "Lee, Kim" <kim@example.com>',
  'Subject: =?iso-8859-1?Q?Caf\u00E9_am_Montag?=',
  'Date: Mon, 2 Mar 2026 09:30:00 +0100',
  'References: <a@x>',
  'References: <b@x>',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'See you there.',
  '--b',
  'Content-Type: image/png; name="plan.png"',
  'Content-Id: <plan@x>',
  'Content-Disposition: inline',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0=',
  '--b--',
])

test('reads people, subject, dates, text and parts, also from old encodings', async () => {
  const read = await reader.read(invitation)
  if (!('mime' in read)) throw new Error(read.refused)
  const { headers, parts, ...mime } = read.mime
  expect(mime).toEqual({
    from: { name: 'Zoë Marin', address: 'zoe@marin.example' },
    sender: undefined,
    replyTo: [],
    to: [
      { name: 'Ana', address: 'ana@example.com' },
      { name: '', address: 'bo@example.com' },
      { name: 'Lee, Kim', address: 'kim@example.com' },
    ],
    cc: [],
    bcc: [],
    subject: 'Café am Montag',
    date: '2026-03-02T08:30:00.000Z',
    text: 'See you there.\n',
    html: '',
    notes: [],
  })
  expect(headers.filter(({ name }) => name === 'references').map(({ value }) => value)).toEqual(['<a@x>', '<b@x>'])
  expect(parts).toMatchObject([{ name: 'plan.png', type: 'image/png', contentId: 'plan@x', inline: true }])
  expect(parts[0]?.content).toHaveLength(5)
})

test('a mail of 100,000 empty parts is read as far as is safe', async () => {
  const many = bytesOf(['Subject: Many', 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'Hello'])
  const bomb = Buffer.concat([many, Buffer.from('\r\n--b\r\n'.repeat(100_000))])
  const { subject, text, parts, notes } = await readMime(bomb)
  expect([subject, text.split('\n')[0], parts.length <= mimeLimits.parts]).toEqual(['Many', 'Hello', true])
  expect(notes).toContain('It has more parts than are read; the rest was left out.')
})

test('refuses what is nested too deeply, too large or too slow, and reads the next mail', async () => {
  const nested = Array.from({ length: 600 }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${at}`,
    '',
    `--b${at}`,
  ])
  expect(await reader.read(bytesOf(nested.flat()))).toMatchObject({
    refused: 'The mail is damaged, or is nested too deeply.',
  })
  expect(await reader.read(new Uint8Array(mimeLimits.bytes + 1))).toEqual({ refused: 'The mail is larger than 25 MB.' })
  await using hasty = createMimeReader({ milliseconds: 0 })
  expect(await hasty.read(invitation)).toEqual({
    refused: 'Reading the mail takes too long, or needs too much memory.',
  })
  expect(await reader.read(invitation)).toMatchObject({ mime: { text: 'See you there.\n' } })
})
