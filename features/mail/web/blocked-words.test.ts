import { expect, test } from 'vitest'
import { picturesWords, trackersWords } from './blocked-words.ts'

test('says how many pictures were not loaded, and from where', () => {
  expect(picturesWords({ pictures: 0, hosts: [] })).toBe('')
  expect(picturesWords({ pictures: 1, hosts: ['cdn.example.com'] })).toBe(
    'One picture from cdn.example.com was not loaded, so the sender does not learn that you read this.',
  )
  expect(picturesWords({ pictures: 9, hosts: ['a.example', 'b.example', 'c.example', 'd.example', 'e.example'] })).toBe(
    '9 pictures from a.example, b.example, c.example and 2 more were not loaded, so the sender does not learn that you read this.',
  )
})

test('counts and names trackers', () => {
  expect(trackersWords([])).toBe('')
  expect(trackersWords(['open.example'])).toBe('A tracker of open.example was taken out.')
  expect(trackersWords(['a.example', 'b.example'])).toBe('2 trackers were taken out: a.example and b.example.')
})
