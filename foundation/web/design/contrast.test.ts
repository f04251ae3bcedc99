import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, parseOklch } from './contrast.ts'
import { readColours, type Themed } from './colours.ts'

const colours = readColours(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

function colour(name: string): Themed {
  const found = colours.get(name)
  if (!found) throw new Error(`There is no colour ${name}.`)
  return found
}

const grounds = ['paper', 'raised', 'sunken']
const texts = ['ink', 'muted', 'accent', 'accent-strong', 'amber', 'red']
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground])),
  ...['accent', 'amber', 'red'].flatMap((name) => [name, 'ink', 'muted'].map((text) => [text, `${name}-wash`])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['paper', 'ink'],
  ['ink', 'bubble'],
  ['muted', 'bubble'],
]

test.each(pairs)('%s can be read on %s, by day and by night', (text = '', ground = '') => {
  for (const theme of ['light', 'dark'] as const)
    expect(contrast(colour(text)[theme], colour(ground)[theme])).toBeGreaterThanOrEqual(4.5)
})

test.each(grounds)('the edge of a control can be seen on %s', (ground) => {
  for (const theme of ['light', 'dark'] as const)
    expect(contrast(colour('edge')[theme], colour(ground)[theme])).toBeGreaterThanOrEqual(3)
})

test('contrast is measured as WCAG does', () => {
  const [black, white, grey] = ['oklch(0 0 0)', 'oklch(1 0 0)', 'oklch(0.5659 0 0)'].map(parseOklch)
  if (!black || !white || !grey) throw new Error('unreachable')
  expect(contrast(black, white)).toBeCloseTo(21, 1)
  expect(contrast(white, black)).toBeCloseTo(21, 1)
  expect(contrast(grey, white)).toBeCloseTo(4.54, 2)
})
