import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2027-03-12T13:30'),
  zone: 'Europe/London',
  dateOrder: 'day-first' as const,
}

test.each([
  'get the demo to straight after the audit then',
  'move the demo right after the audit',
  'shift the review to before the board call',
])('leaves “%s” to the events that are there', (said) => {
  expect(readWish(said, wording, [])).toBeUndefined()
})

test.each([
  ['move the demo to 4', 'move'],
  ['put lunch right after the audit', 'beside'],
  ['get a haircut after work', 'create'],
])('still reads “%s”', (said, wish) => {
  expect(readWish(said, wording, [])?.wish.do).toBe(wish)
})
