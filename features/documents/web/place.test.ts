import { expect, test } from 'vitest'
import { addressOf, readPlace } from './place.ts'

test('what is shown of the files stands in the address, and nothing that is usual does', () => {
  const start = new URLSearchParams('view=files&file=1&passage=2')
  const there = addressOf(start, { folder: 'f', order: 'name', look: 'grid', kind: 'pdf' })
  expect(readPlace(there)).toEqual({ folder: 'f', order: 'name', look: 'grid', kind: 'pdf' })
  const back = addressOf(there, { folder: undefined, order: 'newest', look: 'list', kind: undefined })
  expect(back.toString()).toBe('view=files')
  expect(readPlace(new URLSearchParams('order=up&kind=x&look=y'))).toEqual({ order: 'newest', look: 'list' })
})
