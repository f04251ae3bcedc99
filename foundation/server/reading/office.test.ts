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

test('tells what is in an archive, without unpacking it', async () => {
  const { passages, note } = await readWhole('a.zip', zipOf({ 'b/c.txt': 'Hello' }))
  expect(passages.map(({ text }) => text)).toEqual(['b/c.txt\t5 bytes'])
  expect(note).toBe('An archive: the names of its files are read, not what is in them.')
})
