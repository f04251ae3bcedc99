import { expect, test } from 'vitest'
import { compoundOf } from './testing/compound.ts'
import { outlookOf } from './testing/outlook.ts'
import { readWhole } from './testing/reading.ts'

async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const { passages, refused } = await readWhole('Offer.msg', bytes)
  expect(refused).toBeUndefined()
  return passages.map(({ text }) => text)
}

test('reads who wrote to whom, when and about what, what was said and what is attached', async () => {
  const bytes = outlookOf({
    subject: 'The offer',
    from: ['Zoë Beck', 'zoe@example.com'],
    to: [
      ['Ana Lima', 'ana@example.com'],
      ['tom@example.com', 'tom@example.com'],
    ],
    cc: [['Priya', 'priya@example.com']],
    sent: '2026-03-04T09:30:00.000Z',
    text: 'We accept.\r\n\r\nZoë',
    attached: ['Contract.pdf'],
  })
  const outcome = await readWhole('Offer.msg', bytes)
  expect(outcome).toMatchObject({ kind: 'outlook', title: 'The offer' })
  expect(outcome.passages.map(({ text }) => text)).toEqual([
    'The offer',
    'From: Zoë Beck <zoe@example.com>\nTo: Ana Lima <ana@example.com>, <tom@example.com>\nCc: Priya <priya@example.com>\nDate: 2026-03-04 09:30 UTC',
    'We accept.\nZoë',
    'Attached: Contract.pdf',
  ])
})

test('reads what was written as a page, in an old encoding, or at length', async () => {
  expect(await wordsOf(outlookOf({ subject: 'a', html: '<style>p{}</style><p>We <b>accept</b>.</p>' }))).toContain(
    'We accept.',
  )
  expect(await wordsOf(outlookOf({ subject: 'a', narrowText: 'Gr\u00FC\u00DFe' }))).toContain('Grüße')
  const long = 'A sentence of the offer. '.repeat(200).trim()
  expect((await wordsOf(outlookOf({ subject: 'a', text: long }))).slice(1).join(' ')).toBe(long)
})

test('refuses what leads back into itself, and other files of that container', async () => {
  const bytes = outlookOf({ subject: 'a', text: 'We accept.' })
  const looped = new Uint8Array(bytes)
  // The first sector of the directory is followed by itself.
  const directory = new DataView(looped.buffer).getUint32(0x30, true)
  new DataView(looped.buffer).setUint32(512 + directory * 4, directory, true)
  expect((await readWhole('a.msg', looped)).refused).toBe('The file is damaged, or is not what its name says.')
  const old = compoundOf({ WordDocument: Buffer.from('words') })
  expect((await readWhole('a.doc', old)).refused).toMatch(/^Files of this old format are not read/v)
  expect((await readWhole('a.msg', Buffer.from('words'))).refused).toMatch(/^The file is damaged/v)
})
