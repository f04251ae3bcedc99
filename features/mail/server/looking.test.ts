import { expect, test } from 'vitest'
import { placeIn } from './looking.ts'

const id = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

test('a place in a list is taken as it was told', () => {
  const at = '2026-11-01T00:00:00.000123Z'
  expect(placeIn(`${id} ${at}`)).toEqual({ id, at })
})

test.each([
  `${id} 2026-99-01T00:00:00.000Z`,
  `${id} 2026-02-31T00:00:00.000Z`,
  `${id} 2026-11-01T25:00:00.000Z`,
  '------------------------------------ 2026-11-01T00:00:00.000Z',
  'soon',
])('what is no place is refused: %s', (after) => {
  expect(() => placeIn(after)).toThrow('no place in a list of mail')
})
