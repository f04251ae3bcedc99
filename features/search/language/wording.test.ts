import { expect, test } from 'vitest'
import { nothing as nothingFound, notInFiles } from './wording.ts'

const nothing = { unknown: ['parking'], mail: false, complete: true }

test.each([
  [{ all: 12, unread: 0 }, 'That is not in your files: I searched all 12. None has the word “parking”.'],
  [{ all: 1, unread: 0 }, 'That is not in your file: I searched the only one. None has the word “parking”.'],
  [{ all: 0, unread: 0 }, 'You keep no files here'],
  [{ all: 12, unread: 3 }, 'That is not in the files that I have read: 3 files are still being read'],
  [{ all: 2, unread: 1 }, 'That is not in the files that I have read: 1 file is still being read'],
  [{ all: 2, unread: 2 }, 'I can’t tell yet: 2 files of yours are still being read.'],
  [undefined, 'That is not in your files: I searched all of them.'],
])('of %j, the answer says what was searched', (searched, begins) => {
  expect(notInFiles('is there parking?', { ...nothing, searched }).startsWith(begins)).toBe(true)
})

test('where mail was searched as well, the answer says so', () => {
  const searched = { all: 12, unread: 0 }
  expect(notInFiles('is there parking?', { ...nothing, mail: true, searched })).toMatch(
    /^That is neither in your files nor in your mail: I searched all 12 files and all mail\. None has the word “parking”\./,
  )
  expect(notInFiles('is there parking?', { ...nothing, mail: true, searched: { all: 0, unread: 0 } })).toMatch(
    /^That is not in your mail: I searched all of it\./,
  )
})

test('a search that finds nothing says how it was narrowed', () => {
  const narrowed = { kinds: ['file'] as const, endings: ['docx'], person: 'Lena', days: 'last week', complete: true }
  expect(nothingFound('rent', narrowed)).toBe(
    'I searched your files ending in .docx and found nothing about “rent” from last week that names Lena.',
  )
  expect(nothingFound('Lena', { kinds: ['mail'], person: 'Lena', complete: true })).toBe(
    'I searched your mails and found nothing about “Lena”.',
  )
})
