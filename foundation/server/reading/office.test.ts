import { expect, test } from 'vitest'
import type { Read } from './passages.ts'
import { excelOf, openDocumentOf, paragraph, powerpointOf, slide, wordOf } from './testing/office.ts'
import { readWhole } from './testing/reading.ts'
import { zipOf } from './testing/zip.ts'

const told = ({ kind, text, place }: Read) => [kind, text, place]

test('reads Word with its headings, tables and footnotes, without what was deleted', async () => {
  const table = `<w:tbl><w:tr><w:tc>${paragraph('Rent')}</w:tc><w:tc>${paragraph('900')}</w:tc></w:tr></w:tbl>`
  const body = `${paragraph('Notice', 'H1')}${paragraph('Three months.')}<w:del>${paragraph('Gone')}</w:del>${table}`
  const { passages, title } = await readWhole('a.docx', wordOf(body))
  expect(title).toBe('The lease')
  expect(passages.map(told)).toEqual([
    ['heading', 'Notice', {}],
    ['text', 'Three months.', { heading: ['Notice'] }],
    ['table', 'Rent\t900', { heading: ['Notice'] }],
    ['text', 'A note at the foot', { part: 'notes', heading: ['Notice'] }],
  ])
})

test('reads Excel with its sheets, cells, dates and shares', async () => {
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
    <row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>3.5</v></c></row>
    <row r="4"><c r="A4" s="1"><v>46023</v></c><c r="B4" s="2"><v>0.19</v></c></row>`
  const { passages } = await readWhole('a.xlsx', excelOf(rows))
  expect(passages.map(told)).toEqual([
    ['heading', 'Budget', { sheet: 'Budget' }],
    [
      'table',
      'Item\tCost\nTea\t3.5\n2026-01-01\t19%',
      { sheet: 'Budget', cells: 'A1:B4', columns: ['Item', 'Cost'], heading: ['Budget'] },
    ],
  ])
})

test('reads PowerPoint in the order in which the slides are shown', async () => {
  const { passages } = await readWhole('a.pptx', powerpointOf([slide('Last', 'Thanks'), slide('First', 'Welcome')]))
  expect(passages.map(({ text, place }) => [text, place.slide])).toEqual([
    ['First', 1],
    ['Welcome', 1],
    ['Last', 2],
    ['Thanks', 2],
  ])
})

test('reads OpenDocument with headings and tables', async () => {
  const body = `<text:h text:outline-level="1">Plan</text:h><text:p>Go<text:s/>on</text:p>
    <table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell>
    <table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>`
  const { passages } = await readWhole('a.odt', openDocumentOf(body))
  expect(passages.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Plan'],
    ['text', 'Go on'],
    ['table', 'a\tb'],
  ])
})

test('reads rich text, a page and a mail', async () => {
  const rtf = await readWhole(
    'a.rtf',
    String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}Stra\'dfe \u8364? 5\par Next}`,
  )
  expect(rtf.passages.map(({ text }) => text)).toEqual(['Straße € 5\nNext'])
  const page = await readWhole(
    'a.html',
    '<title>Us</title><script>alert(1)</script><h1>About</h1><p>We <b>are</b> here<img src=x onerror=alert(1)></p>',
  )
  expect([page.title, page.passages.map(({ text }) => text)]).toEqual(['Us', ['About', 'We are here']])
  const mail = await readWhole('a.eml', 'From: Ana <ana@a.test>\r\nTo: bo@b.test\r\nSubject: Lunch\r\n\r\nAt noon?\r\n')
  expect(mail.passages.map(({ text }) => text)).toEqual([
    'Lunch',
    'From: Ana <ana@a.test>\nTo: <bo@b.test>',
    'At noon?',
  ])
})

test('reads all rows of a large sheet', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${at}</v></c></row>`)
  const { passages } = await readWhole('a.xlsx', excelOf(rows.join('')))
  expect(passages.flatMap(({ text }) => text.split('\n'))).toHaveLength(1_201)
})

test('reads what the files of an archive say, with the file as the place, and names those that it cannot read', async () => {
  const { passages, note } = await readWhole(
    'a.zip',
    zipOf({
      'b/c.txt': 'Hello',
      'plan.md': '# Plan\n\nGo on.',
      'x.bin': '\u0001\u0002\u0003',
      '__MACOSX/._c.txt': 'x',
    }),
  )
  expect(passages.map(({ text, place: { entry, heading } }) => [text, entry, heading])).toEqual([
    ['b/c.txt\t5 bytes\nplan.md\t14 bytes\nx.bin\t3 bytes', undefined, undefined],
    ['b/c.txt', 'b/c.txt', undefined],
    ['Hello', 'b/c.txt', ['b/c.txt']],
    ['plan.md', 'plan.md', undefined],
    ['Plan', 'plan.md', ['plan.md']],
    ['Go on.', 'plan.md', ['plan.md', 'Plan']],
  ])
  expect(note).toBe('Of 3 files in it, 1 is not read. “x.bin”: Files of this kind are not read.')
})

test('does not open an archive within an archive, and says so', async () => {
  const { note } = await readWhole(
    'a.zip',
    zipOf({ 'b.zip': Buffer.from(zipOf({ 'c.txt': 'Hi' })).toString('latin1') }),
  )
  expect(note).toMatch(/^Of 1 files? in it, 1 is not read\. “b\.zip”: /v)
})

const item = (text: string, depth: number) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`

test('counts the paragraphs of numbered lists in Word', async () => {
  const numbering = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="7">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl>
    </w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num></w:numbering>`
  const body = item('Term', 0) + item('Start', 1) + item('End', 1) + item('Notice', 0) + item('Form', 1)
  const { passages } = await readWhole('a.docx', wordOf(body, { 'word/numbering.xml': numbering }))
  expect(passages[0]?.text).toBe('1. Term\n1.a) Start\n1.b) End\n2. Notice\n2.a) Form')
})

const points = (values: readonly string[]) => values.map((v, at) => `<c:pt idx="${at}"><c:v>${v}</c:v></c:pt>`).join('')

test('reads the numbers of a chart as a table', async () => {
  const series = `<c:ser><c:tx><c:v>Sales</c:v></c:tx><c:cat>${points(['May', 'June'])}</c:cat><c:val>${points(['4', '5.50'])}</c:val></c:ser>`
  const chart = `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:title><a:t>Our year</a:t></c:title><c:barChart>${series}</c:barChart></c:chartSpace>`
  const { passages } = await readWhole('a.docx', wordOf(paragraph('Look:'), { 'word/charts/chart1.xml': chart }))
  expect(passages.map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'Look:'],
    ['text', 'A note at the foot'],
    ['text', 'Bar chart: Our year'],
    ['table', '\tSales\nMay\t4\nJune\t5.5'],
  ])
})

test('reads rich text with a comment, a line break by the program of a Mac, and a row that is not ended', async () => {
  const comment = String.raw`{\*\atnauthor Bo}{\*\annotation Why?}`
  const { passages } = await readWhole('a.rtf', `{\\rtf1 One${comment} line\\\nTwo\\par {Tea\\cell 5\\cell }}`)
  expect(passages.map(({ text, place: { part } }) => [text, part])).toEqual([
    ['One line', undefined],
    ['Bo: Why?', 'comments'],
    ['Two', undefined],
    ['Tea\t5', undefined],
  ])
})

test('reads the words between the tags of an XML file', async () => {
  const { passages } = await readWhole(
    'a.xml',
    '<?xml version="1.0"?><order><who>Ana</who><what>Two chairs</what></order>',
  )
  expect(passages.map(({ text }) => text)).toEqual(['Ana\nTwo chairs'])
})
