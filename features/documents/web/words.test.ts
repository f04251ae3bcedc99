import { expect, test } from 'vitest'
import { kindByName } from './words.ts'

test.each([
  ['Budget.XLSX', 'spreadsheet'],
  ['minutes.of.may.odt', 'document'],
  ['Badges.eml', 'mail'],
  ['scan.pdf', 'pdf'],
  ['zip', undefined],
  ['README', undefined],
  ['notes.unknown', undefined],
])('%s is of the kind %s', (name, kind) => {
  expect(kindByName(name)).toBe(kind)
})
