import { expect, test } from 'vitest'
import { toRow } from './proof.ts'

const good = { code: 0, output: 'much before\n471 passed, 0 failed\n', seconds: 301.4 }

test('a run that ends with its count, in time, is proof', () => {
  expect(toRow(good)).toMatchObject({ measured: '301 s, 471 passed, 0 failed', met: true })
})

test.each([
  ['takes longer than it may', { seconds: 481 }],
  ['has a test that failed', { output: '470 passed, 1 failed\n' }],
  ['ran nothing', { output: '0 passed, 0 failed\n' }],
  ['says nothing at its end', { output: '471 passed, 0 failed\nand then it broke\n' }],
  ['ends badly', { code: 1 }],
])('a run that %s is none', (_, changes) => {
  expect(toRow({ ...good, ...changes }).met).toBe(false)
})

test('a run that never came to counting says how it ended', () => {
  expect(toRow({ code: 7, output: 'the registry could not be reached', seconds: 3 }).measured).toBe(
    '3 s, no count, exit 7',
  )
})
