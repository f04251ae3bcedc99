import { expect, test } from 'vitest'
import { notInFiles } from './wording.ts'

const nothing = { unknown: ['parking'], complete: true }

test.each([
  [{ files: 12, unread: 0 }, 'That is not in your files: I searched all 12. None has the word “parking”.'],
  [{ files: 1, unread: 0 }, 'That is not in your file: I searched the only one. None has the word “parking”.'],
  [{ files: 0, unread: 0 }, 'You keep no files here'],
  [{ files: 12, unread: 3 }, 'That is not in the files that I have read: 3 files are still being read'],
  [{ files: 2, unread: 1 }, 'That is not in the files that I have read: 1 file is still being read'],
  [{ files: 2, unread: 2 }, 'I can’t tell yet: 2 files of yours are still being read.'],
  [{}, 'That is not in your files: I searched all of them.'],
])('of %j, the answer says what was searched', (searched, begins) => {
  expect(notInFiles('is there parking?', { ...nothing, ...searched }).startsWith(begins)).toBe(true)
})
