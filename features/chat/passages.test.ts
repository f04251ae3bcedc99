import { expect, test } from 'vitest'
import type { Passage } from './contract.ts'
import { excerptOf, passageFrom } from './passages.ts'

const textOf = (passage: Passage) => passage.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test('a passage is parted where its hits are', () => {
  expect(passageFrom('with \u0001Zoë\u0002 at \u0001nine\u0002')).toEqual([
    { text: 'with ', hit: false },
    { text: 'Zoë', hit: true },
    { text: ' at ', hit: false },
    { text: 'nine', hit: true },
  ])
  expect(passageFrom('nothing')).toEqual([{ text: 'nothing', hit: false }])
})

test('a passage is read without the marks of Markdown, and stays in one line', () => {
  expect(
    passageFrom('## Plans\n- [ ] **\u0001Budget\u0002** of `May`\n- see [the bank](https://bank.example)'),
  ).toEqual([
    { text: 'Plans ', hit: false },
    { text: 'Budget', hit: true },
    { text: ' of May see the bank', hit: false },
  ])
})

test.each([
  ['```ts\nconst \u0001budget\u0002 = 1\n```', 'const [budget] = 1'],
  ['| Team | \u0001Budget\u0002 |\n| --- | ---: |\n| Sales | 12 |', 'Team [Budget] Sales 12'],
  ['half of **what the \u0001budget\u0002 allows', 'half of what the [budget] allows'],
  ['the \u0001budget\u0002 of [the bank](https://bank.exa', 'the [budget] of the bank'],
  ['---\nThe *\u0001budget\u0002*', 'The [budget]'],
])('of %j, cut where a fragment ends, no mark of Markdown is left', (marked, words) => {
  expect(textOf(passageFrom(marked))).toBe(words)
})

test('an excerpt shows the first hit near its beginning and ends between words', () => {
  const words = textOf(excerptOf(`${'Before it. '.repeat(20)}The \u0001budget\u0002 grew.${' After it.'.repeat(40)}`))
  expect(words).toMatch(/^…(?:Before it\. |it\. ){1,4}The \[budget\] grew\. After/)
  expect(words.indexOf('[budget]')).toBeLessThan(45)
  expect(words.length).toBeLessThan(210)
  expect(words).toMatch(/(?:After|it\.)…$/)
})

test('an excerpt that is short stays whole, and one without a hit begins at the beginning', () => {
  expect(textOf(excerptOf('The \u0001budget\u0002 grew.'))).toBe('The [budget] grew.')
  expect(textOf(excerptOf('word '.repeat(100)))).toMatch(/^word word .*word…$/)
  expect(textOf(excerptOf(`${'x'.repeat(80)}\u0001budget\u0002`))).toBe(`…${'x'.repeat(40)}[budget]`)
})
