import { expect, test } from 'vitest'
import { placeInWords } from './place-in-words.ts'

test('says where a passage stands', () => {
  expect(placeInWords({ page: 3, part: 'comments' })).toBe('Page 3, Comment')
  expect(placeInWords({ sheet: 'Budget', cells: 'A2:C9' })).toBe('Budget, A2:C9')
  expect(placeInWords({ heading: ['Plan'] })).toBe('')
})
