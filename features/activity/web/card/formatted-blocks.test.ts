import { expect, test } from 'vitest'
import { blocksOf, linksOf } from './formatted-blocks.ts'

test('items that follow each other are one list, and other lines stand between lists', () => {
  const kinds = ['text', 'bullet', 'bullet', 'number', 'text', 'text'] as const
  const blocks = blocksOf(kinds.map((kind) => ({ kind, level: 0, runs: [] })))
  expect(blocks.map(({ list, lines }) => [list, lines.length])).toEqual([
    [undefined, 1],
    ['ul', 2],
    ['ol', 1],
    [undefined, 2],
  ])
})

test('a link in several looks is one link, which says where it leads unless its words are its address', () => {
  const [href, other] = ['https://example.com', 'https://evil.example']
  const links = linksOf([
    { text: 'see ' },
    { text: 'the ', href },
    { text: 'plan', href, bold: true },
    { text: href, href: other },
    { text: 'example.com', href },
    { text: 'sara@example.com', href: 'https://sara@example.com' },
  ])
  expect(links.map((link) => [link.runs.map(({ text }) => text).join(''), link.href, link.isNamed])).toEqual([
    ['see ', undefined, false],
    ['the plan', href, false],
    [href, other, false],
    ['example.com', href, true],
    ['sara@example.com', 'https://sara@example.com', false],
  ])
})
