import { expect, test } from 'vitest'
import { formWords } from './form-words.ts'
import { htmlOf } from './html.ts'
import { isPlain, type Line, lineKinds, linesOfText, numbersOf, type Run, safeHref, textOf, tidied } from './lines.ts'
import { mergeLines } from './merge.ts'
import { linesOfHtml } from './parse.ts'

const plain = (text: string): Line => ({ kind: 'text', level: 0, runs: text === '' ? [] : [{ text }] })
const line = (kind: Line['kind'], text: string, level = 0): Line => ({ ...plain(text), kind, level })

test('the plain twin has a line of text for each line, with the marks of lists and the addresses of links', () => {
  const lines: Line[] = [
    line('heading', 'Plan'),
    { ...plain(''), runs: [{ text: 'See ' }, { text: 'the plan', href: 'https://example.com/plan' }, { text: '.' }] },
    { ...plain(''), runs: [{ text: 'example.com/plan', href: 'https://example.com/plan' }] },
    line('bullet', 'Milk'),
    line('bullet', 'Oat', 1),
    line('number', 'First'),
    line('number', 'Second'),
    line('quote', 'As you said'),
    line('quote', 'As I said', 1),
    { ...plain(''), runs: [{ text: 'Best', bold: true }] },
  ]
  expect(textOf(lines)).toBe(
    'Plan\nSee the plan <https://example.com/plan>.\nexample.com/plan\n- Milk\n  - Oat\n1. First\n2. Second\n> As you said\n>> As I said\nBest',
  )
  expect(linesOfHtml(htmlOf(lines))).toEqual(lines)
  expect(htmlOf(lines.slice(3, 7))).toBe(
    '<ul><li>Milk<ul><li>Oat</li></ul></li></ul><ol><li>First</li><li>Second</li></ol>',
  )
})

test('a numbered list goes on after a list within one of its items, and begins anew after other lines', () => {
  const lines = [
    line('number', 'a'),
    line('number', 'b', 1),
    line('number', 'c'),
    plain(''),
    line('number', 'd'),
    line('bullet', 'e'),
  ]
  expect(numbersOf(lines)).toEqual([1, 1, 2, 0, 1, 0])
})

test('a plain text is lines without form, and comes back as it was', () => {
  const text = '\n\nHi,\n- no list\n> no quotation\n\n-- \nAna\t1 < 2\u00a0€  '
  expect(isPlain(linesOfText(text))).toBe(true)
  expect(textOf(linesOfText(text))).toBe(text)
})

test('any lines come back from their HTML as they were, and so does their plain twin', () => {
  const next = randomBy(7)
  for (let round = 0; round < 400; round += 1) {
    const lines = tidied(anyLines(next))
    const html = htmlOf(lines)
    expect(linesOfHtml(html)).toEqual(lines)
    expect(textOf(linesOfHtml(html))).toBe(textOf(lines))
    expect(htmlOf(linesOfHtml(html))).toBe(html)
  }
})

test('a link leads to a web page or a mail address, and to nothing else', () => {
  expect(safeHref(' https://example.com/a?b=c ')).toBe('https://example.com/a?b=c')
  expect(safeHref('mailto:sara@example.com')).toBe('mailto:sara@example.com')
  for (const href of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'https://',
    'https://a b',
    'https://example.com/\u202Efdp.exe',
  ])
    expect(safeHref(href)).toBeUndefined()
})

test('the plain twin names where a link leads that looks like another address', () => {
  expect(twin('https://example.com', 'https://evil.example')).toBe('https://example.com <https://evil.example>')
  expect(twin('sara@example.com', 'https://sara@example.com')).toBe('sara@example.com <https://sara@example.com>')
  expect(twin('sara@example.com', 'mailto:sara@example.com')).toBe('sara@example.com')
})

test.each([
  ['a script and a style', '<style>p{}</style><p>Hi<script>alert("</p>")</script> you</p>', 'Hi you'],
  [
    'handlers and addresses that run',
    '<a href="javascript:alert(1)" onclick=x>go</a><img src=x onerror=alert(1)>',
    'go',
  ],
  ['a comment that looks like an end', 'a<!-- <b> --> b', 'a b'],
  ['hidden words', 'a<span style="display:none">secret</span>b', 'ab'],
  ['a tag that never ends', 'a<b href="x', 'a'],
  ['numbered characters', '&#60;b&#62; &amp;lt; &#0;&#xD800;&eacute;&nope;', '<b> &lt; é&nope;'],
  ['frames and pictures', '<svg><text>x</text></svg><iframe>y</iframe>z', 'z'],
  ['paragraphs', '<p>One</p>\n<p>Two<br>lines</p>', 'One\n\nTwo\nlines'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
])('reads %s from HTML of others', (_name, html, text) => {
  const lines = linesOfHtml(html)
  expect(textOf(lines)).toBe(text)
  expect(htmlOf(lines)).not.toMatch(/script|on\w+=|style="(?!margin)|<img|<svg/i)
})

test('lists of Word are lists', () => {
  const lines = linesOfHtml(
    `<p class=MsoNormal><b>Plan</b></p>${wordItem('·', 1, 'Milk')}${wordItem('o', 2, 'Oat')}${wordItem('1.', 1, 'First')}`,
  )
  expect(lines).toEqual([
    { ...plain(''), runs: [{ text: 'Plan', bold: true }] },
    line('bullet', 'Milk'),
    line('bullet', 'Oat', 1),
    line('number', 'First'),
  ])
})

test('what Google Docs wraps in bold is not bold', () => {
  const html =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic;text-decoration:underline"> rest</span></p><ul><li dir="ltr"><p>Item</p></li></ul></b>'
  expect(linesOfHtml(html)).toEqual([
    {
      ...plain(''),
      runs: [
        { text: 'Bold', bold: true },
        { text: ' rest', italic: true, underline: true },
      ],
    },
    line('bullet', 'Item'),
  ])
})

test('edits of two tabs in different places are joined with their form, in the same place they clash', () => {
  const base = [plain('Hi Sara,'), plain(''), plain('see you')]
  const bold = [{ ...plain(''), runs: [{ text: 'Hi Sara,', bold: true } as Run] }, plain(''), plain('see you')]
  const listed = [plain('Hi Sara,'), plain(''), line('bullet', 'see you')]
  expect(mergeLines(base, bold, listed)).toEqual([bold[0], plain(''), listed[2]])
  expect(mergeLines(base, bold, base)).toEqual(bold)
  expect(mergeLines(base, [plain('Hi Tom,'), ...base.slice(1)], bold)).toBeUndefined()
})

test('a card names all of the form of a mail', () => {
  const lines = linesOfHtml(
    '<h1>Offer</h1><p style="margin:0">Hello <b>Sa</b><b><i>ra</i></b>, <a href="https://example.com">the plan</a>:</p><ul><li>One</li></ul>',
  )
  expect(formWords(lines)).toBe(
    'Headings: “Offer”\nBold: “Sara”\nItalic: “ra”\nBulleted lines: 1\nLinks: “the plan” to https://example.com',
  )
})

function twin(text: string, href: string): string {
  return textOf([{ ...plain(''), runs: [{ text, href }] }])
}

function wordItem(mark: string, level: number, text: string): string {
  return `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
}

function anyLines(next: (below: number) => number): Line[] {
  const pieces = ['a', ' ', '  ', '\u00a0', '<b>', '&amp;', '"', 'שלום', '🎉', '-- ', '> ', 'https://example.com', '\t']
  const run = (): Run => ({
    text: Array.from({ length: 1 + next(3) }, () => pieces[next(pieces.length)]).join(''),
    ...(next(3) === 0 && { bold: true }),
    ...(next(3) === 0 && { italic: true }),
    ...(next(4) === 0 && { underline: true }),
    ...(next(4) === 0 && { href: ['https://example.com/?a=1&b=2', 'mailto:a@example.com'][next(2)] }),
  })
  return Array.from({ length: 1 + next(8) }, () => ({
    kind: lineKinds[next(lineKinds.length)] ?? 'text',
    level: next(4),
    runs: Array.from({ length: next(4) }, run),
  }))
}

/** The same numbers in each run. */
function randomBy(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
