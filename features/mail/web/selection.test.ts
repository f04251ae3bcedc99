import { expect, test } from 'vitest'
import { between } from './selection.ts'
import { row } from './testing/row.ts'

const shown = ['a', 'b', 'c', 'd'].map((id) => row({ id }))

test('selects a range in either order', () => {
  expect(between(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(shown, 'd', 'c')).toEqual(['c', 'd'])
})

test('selects the one thread if the other end of the range is gone', () => {
  expect(between(shown, 'gone', 'c')).toEqual(['c'])
})
