import { expect, test } from 'vitest'
import { toFilters } from './filters.ts'

test('what is chosen is asked for', () => {
  expect(toFilters({ kind: 'chat', state: 'done', origin: 'button' })).toEqual({
    kind: 'chat',
    state: 'done',
    origin: 'button',
  })
})

test('a day is one of this device, from midnight to midnight', () => {
  const { from = '', to = '' } = toFilters({ day: '2026-03-29' })
  expect(new Date(from)).toEqual(new Date(2026, 2, 29))
  expect(new Date(to)).toEqual(new Date(2026, 2, 30))
})

test('what makes no sense in an address is left out, and what waits has a place of its own', () => {
  expect(toFilters({ state: 'waiting' })).toEqual({})
  expect(toFilters({ state: 'perhaps', origin: 'moon', day: 'someday' })).toEqual({})
})
