import { expect, test } from 'vitest'
import { withoutHonorific } from './honorifics.ts'

test.each([
  ['Mr Weber', 'Weber'],
  ['Mr. Weber', 'Weber'],
  ['prof. dr. Anna Gruber', 'Anna Gruber'],
  ['Sara', 'Sara'],
  ['Doctor', 'Doctor'],
  ['', ''],
])('%s is called %s', (name, expected) => {
  expect(withoutHonorific(name)).toBe(expected)
})
