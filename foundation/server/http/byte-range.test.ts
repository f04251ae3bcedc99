import { expect, test } from 'vitest'
import { spanOf } from './byte-range.ts'

test.each([
  ['bytes=0-0', { from: 0, to: 1 }],
  ['bytes=2-4', { from: 2, to: 5 }],
  ['Bytes= 2-4 ', { from: 2, to: 5 }],
  ['bytes=7-', { from: 7, to: 10 }],
  ['bytes=7-99', { from: 7, to: 10 }],
  ['bytes=9-9', { from: 9, to: 10 }],
  ['bytes=-3', { from: 7, to: 10 }],
  ['bytes=-99', { from: 0, to: 10 }],
])('%s of ten bytes is a span of them', (header, span) => {
  expect(spanOf(header, 10)).toEqual(span)
})

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s of ten bytes cannot be satisfied', (header) => {
  expect(spanOf(header, 10)).toBe('unsatisfiable')
})

test.each(['', 'bytes', 'bytes=', 'bytes=-', 'bytes=4-2', 'bytes=a-b', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=0-1x'])(
  '“%s” is ignored',
  (header) => {
    expect(spanOf(header, 10)).toBe(undefined)
  },
)

test('an empty file has no span, and its last bytes are all of it', () => {
  expect(spanOf('bytes=0-', 0)).toBe('unsatisfiable')
  expect(spanOf('bytes=-5', 0)).toBe(undefined)
})
