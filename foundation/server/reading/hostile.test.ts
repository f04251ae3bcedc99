import { expect, test } from 'vitest'
import { createReader } from './reader.ts'
import { excelOf, openDocumentOf, paragraph, powerpointOf, slide, wordOf } from './testing/office.ts'
import { outlookOf } from './testing/outlook.ts'
import { pdfOf } from './testing/pdf.ts'
import { readWhole } from './testing/reading.ts'
import { zipOf } from './testing/zip.ts'

const damaged = 'The file is damaged, or is not what its name says.'
const word = (document: string, lie?: number) => zipOf({ 'word/document.xml': document }, lie)

test.each([
  ['unpacks to far more than it is', word(' '.repeat(30_000_000)), 'It unpacks to more than is safe to read.'],
  ['lies about its size', word(paragraph('x'.repeat(100_000)), 100), damaged],
  [
    'declares entities',
    word('<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><d>&a;</d>'),
    'It declares entities of its own, which are not read.',
  ],
  ['is nested too deeply', word('<a>'.repeat(100_000)), 'It is nested too deeply.'],
  ['names a file outside of it', zipOf({ '../../etc/passwd': 'x', 'word/document.xml': '<a/>' }), damaged],
  [
    'is an old Office file',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    'Files of this old format are not read. Save it in the format of today (docx, xlsx, pptx).',
  ],
])('refuses with a sentence what %s', async (_, bytes, sentence) => {
  expect((await readWhole('a.docx', bytes)).refused).toBe(sentence)
})

test('ends what needs too much memory or time, while everything else goes on', async () => {
  const greedy = createReader({ limits: { memoryBytes: 24 * 1_024 * 1_024 } })
  const big = Buffer.from('a,b,c,d,e,f,g,h\n'.repeat(1_000_000))
  expect((await readWhole('big.csv', big, greedy)).refused).toBe('Reading it needs too much memory.')
  const hasty = createReader({ limits: { stepMilliseconds: 1 } })
  expect((await readWhole('big.csv', big, hasty)).refused).toBe('Reading it takes too long.')
})

test('is told to stop, and stops', async () => {
  const outcome = await createReader()({
    bytes: pdfOf([['Words']]),
    name: 'a.pdf',
    from: 0,
    signal: AbortSignal.abort(),
    onProgress: () => Promise.reject(new Error('It was not to begin.')),
  })
  expect(outcome).toBe('stopped')
})

const whole: [string, Uint8Array][] = [
  ['a.pdf', pdfOf([['One page'], ['and another']])],
  ['a.docx', wordOf(paragraph('Words', 'H1'))],
  ['a.xlsx', excelOf('<row r="1"><c r="A1"><v>1</v></c></row>')],
  ['a.pptx', powerpointOf([slide('Title', 'Text')])],
  ['a.odt', openDocumentOf('<text:p>Words</text:p>')],
  ['a.rtf', Buffer.from(String.raw`{\rtf1 Words \u8364? \'e4}`)],
  ['a.eml', Buffer.from('Subject: a\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nWords\r\n--b--')],
  ['a.msg', outlookOf({ subject: 'a', to: [['Ana', 'ana@example.com']], text: 'Words', attached: ['a.pdf'] })],
]

/** The same numbers in every run. */
function garbled(bytes: Uint8Array, round: number): Uint8Array {
  const copy = new Uint8Array(bytes)
  let state = round * 7_919 + 1
  for (let at = 0; at < 1 + copy.length / 50; at += 1) {
    state = (state * 48_271) % 2_147_483_647
    copy[state % copy.length] = state % 251
  }
  return copy
}

test.each(whole)('reads or refuses every cut and garbled %s with a sentence', async (name, bytes) => {
  for (let round = 1; round <= 4; round += 1) {
    const cut = bytes.subarray(0, Math.floor((bytes.length * round) / 5))
    for (const content of [cut, garbled(bytes, round)]) {
      const { refused = 'It was read.' } = await readWhole(name, content)
      expect(refused).toMatch(/^[A-Z][^\n]{8,150}\.(?: .+\.)?$|^Files of this .+\)\.$/v)
    }
  }
})

test('NUL characters are removed from the title of a file', async () => {
  expect((await readWhole('a.eml', 'Subject: =?utf-8?Q?The=00_offer?=\r\n\r\nWords')).title).toBe('The offer')
})

test('NUL characters are removed from names within a file', async () => {
  const { passages } = await readWhole('a.zip', zipOf({ 'a\u0000.txt': 'Words' }))
  expect(passages.map(({ text, place: { entry } }) => [text, entry])).toContainEqual(['Words', 'a.txt'])
  expect(JSON.stringify(passages)).not.toContain(String.raw`\u0000`)
})
