import { expect, test } from 'vitest'
import { pdfOf } from './testing/pdf.ts'
import { readWhole } from './testing/reading.ts'

const english = 'The tenant may end this contract with a notice of three months to the end of a quarter, in writing.'

test('reads a text by its paragraphs, each with the line where it begins and its language', async () => {
  const german = 'Der Mieter kann diesen Vertrag mit einer Frist von drei Monaten zum Ende eines Quartals kündigen.'
  const { passages, refused } = await readWhole('notice.txt', `${english}\n\n\n${english.repeat(12)}\n\n${german}\n`)
  expect(refused).toBeUndefined()
  expect(passages.at(0)).toMatchObject({ kind: 'text', place: { line: 1 }, language: 'en' })
  expect(passages.at(-1)).toMatchObject({ text: german, place: { line: 6 }, language: 'de' })
})

test('reads a text in the encoding of old Windows files and in UTF-16', async () => {
  const old = await readWhole('a.txt', Buffer.from('Stra\xdfe \x80 5', 'latin1'))
  expect(old.passages[0]?.text).toBe('Straße € 5')
  const wide = await readWhole('a.txt', Buffer.from('Größe', 'utf16le'))
  expect(wide.passages[0]?.text).toBe('Größe')
})

test('reads Markdown under its headings, without its marks', async () => {
  const { passages } = await readWhole(
    'plan.md',
    '# Plan\n\nWe *start* on [Monday](https://a.test).\n\nBudget\n------\n\n- **Ten** euros\n\n| Item | Cost |\n|---|---|\n| Tea | 3 |\n',
  )
  expect(passages.map(({ kind, text, place: { heading } }) => [kind, text, heading])).toEqual([
    ['heading', 'Plan', undefined],
    ['text', 'We start on Monday.', ['Plan']],
    ['heading', 'Budget', ['Plan']],
    ['text', 'Ten euros', ['Plan', 'Budget']],
    ['table', 'Item\tCost\nTea\t3', ['Plan', 'Budget']],
  ])
})

test('reads CSV with its columns and cells, by whatever its cells are parted', async () => {
  const { passages } = await readWhole('a.csv', 'Name;Town\r\n"Doe; ""J""";Bern\r\nRoe;"New\nYork"\r\n')
  expect(passages).toMatchObject([
    {
      kind: 'table',
      text: 'Name\tTown\nDoe; "J"\tBern\nRoe\tNew York',
      place: { cells: 'A1:B3', columns: ['Name', 'Town'] },
    },
  ])
})

test('reads a PDF page by page, with the place on the page, and says which pages hold no text', async () => {
  const { passages, note } = await readWhole('a.pdf', pdfOf([[english, 'It is signed in Bern.'], [], [english]]))
  expect(passages.map(({ place: { page } }) => page)).toEqual([1, 3])
  expect(passages[0]?.text).toContain('in writing. It is signed in Bern.')
  expect(passages[0]?.place.box).toMatchObject({ left: 0.1176 })
  expect(note).toBe('1 page without text: blank, a picture or a scan.')
})

test('names a PDF without any text as a scan, unless its pages are blank', async () => {
  expect((await readWhole('blank.pdf', pdfOf([[], []]))).note).toBe('There is no text inside.')
  expect(await readWhole('scan.pdf', pdfOf([[], []], '9 9 99 99 re f'))).toMatchObject({
    note: 'It is a scan: there is no text inside.',
    passages: [],
  })
})

test.each([
  ['empty.txt', '', 'The file is empty.'],
  ['cut.pdf', '%PDF-1.7\n1 0 obj\n<<', 'The file is damaged, or is not what its name says.'],
  ['no.pdf', 'Hello', 'The file is damaged, or is not what its name says.'],
  ['film.mp4', new Uint8Array(2_000).fill(3), 'Files of this kind are not read.'],
])('refuses %s with a sentence', async (name, content, sentence) => {
  expect((await readWhole(name, content)).refused).toBe(sentence)
})

const webVtt = `WEBVTT - Weekly

NOTE made by hand

1
00:00:01.000 --> 00:00:04.000 align:start
<v Ana Lind>Who pays for the venue?

2
00:00:04.500 --> 00:00:06.000
<v Ben><i>I don't know</i> &amp; ask.
00:12:31.000 --> no cue
Second line

3
01:02:03.000 --> 01:02:04.000
<v Ben>More.
`

test('reads a transcript by who says what and when', async () => {
  const { passages } = await readWhole('weekly.vtt', webVtt)
  expect(passages).toMatchObject([
    {
      text: "Ana Lind: Who pays for the venue?\nBen: I don't know & ask. 00:12:31.000 --> no cue Second line More.",
      place: {
        clock: '0:00:01',
        clocks: [
          { at: 0, clock: '0:00:01' },
          { at: 34, clock: '0:00:04' },
          { at: 95, clock: '1:02:03' },
        ],
      },
    },
  ])
  const subRip =
    '1\r\n00:00:01,000 --> 00:00:02,000\r\n- BEN: Yes.\r\n- No.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nAna: Good.\r\n'
  const { passages: spoken } = await readWhole('weekly.srt', subRip)
  expect(spoken.map(({ text }) => text)).toEqual(['BEN: Yes.\nNo.\nAna: Good.'])
})

test('keeps the lines of a list and of a conversation in a text apart', async () => {
  const { passages } = await readWhole('notes.txt', 'Notes\nof the day\n- one\n- two\ngoes on\nAna: yes\nBen: no')
  expect(passages.map(({ text }) => text)).toEqual(['Notes of the day\n- one\n- two goes on\nAna: yes\nBen: no'])
})

test('reads on from a step under the headings that stand before it', async () => {
  const text = ['# Garden', ...Array.from({ length: 700 }, (_, at) => `Row ${at} is watered.`)].join('\n\n')
  const { passages } = await readWhole('garden.md', text, undefined, 1)
  expect(passages[0]).toMatchObject({
    text: expect.stringContaining('Row 499 is watered.'),
    place: { heading: ['Garden'] },
  })
  expect(passages.some(({ text: said }) => said.includes('Row 498 '))).toBe(false)
})
