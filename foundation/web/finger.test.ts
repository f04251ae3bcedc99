import { expect, test } from 'vitest'
import { meaningOf, turnOf } from './finger.ts'

test('a finger that hardly moves means nothing yet, sideways turns the page, and the rest scrolls', () => {
  expect(meaningOf({ dx: 6, dy: 5 })).toBe('undecided')
  expect(meaningOf({ dx: -30, dy: 8 })).toBe('swipe')
  expect(meaningOf({ dx: 20, dy: 18 })).toBe('scroll')
  expect(meaningOf({ dx: 0, dy: 40 })).toBe('scroll')
})

test('a swipe turns when it went far or fast, towards the side it came from', () => {
  expect(turnOf({ dx: -150, ms: 900 }, 390)).toBe(1)
  expect(turnOf({ dx: 150, ms: 900 }, 390)).toBe(-1)
  expect(turnOf({ dx: -60, ms: 100 }, 390)).toBe(1)
  expect(turnOf({ dx: -60, ms: 600 }, 390)).toBe(0)
  expect(turnOf({ dx: -15, ms: 5 }, 390)).toBe(0)
  expect(turnOf({ dx: -60, ms: 100 }, 390, 64)).toBe(0)
  expect(turnOf({ dx: -80, ms: 100 }, 390, 64)).toBe(1)
  expect(turnOf({ dx: -150, ms: 900 }, 390, 64)).toBe(1)
})
