import { expect, test } from 'vitest'
import { sizeInWords } from './size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1023 bytes'],
  [1_024, '1 kB'],
  [2_600, '2.5 kB'],
  [14 * 1_024, '14 kB'],
  [1_048_300, '1 MB'],
  [50 * 1_048_576, '50 MB'],
  [1_073_741_823, '1 GB'],
  [5 * 1_073_741_824, '5 GB'],
  [3_000 * 1_024 ** 4, '3000 TB'],
])('%i bytes are %j', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
