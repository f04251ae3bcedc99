import { expect, test } from 'vitest'
import { whyHeavy } from './json-size.ts'

test.each([
  ['[', '['.repeat(1_000_000), 'nested too deeply'],
  ['objects within objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 'nested too deeply'],
  ['numbers', `[${'1,'.repeat(100_001)}1]`, 'made of too many values'],
  ['empty lists', `[${'[],'.repeat(60_000)}[]]`, 'made of too many values'],
  [
    'keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 100_002 }, (_, n) => [n, n]))),
    'made of too many values',
  ],
])('refuses JSON that is made of %s', (_, text, why) => {
  expect(whyHeavy(text)).toBe(why)
})

test.each([
  ['brackets and commas in a text', JSON.stringify({ content: '[{,"\\'.repeat(200_000) })],
  ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`],
  ['a plan of 200 steps', JSON.stringify(Array.from({ length: 200 }, () => ({ do: 'create', event: { title: 'A' } })))],
])('takes JSON that holds %s', (_, text) => {
  expect(whyHeavy(text)).toBeUndefined()
})
