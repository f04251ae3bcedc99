import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'

/** A Wednesday. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-18T10:20'),
  dateOrder: 'day-first' as const,
  zone: 'Europe/Vienna',
}

test.each([
  ['if I’m free on Friday, book lunch with Tom at 1', '2026-11-20T13:00:00'],
  ['do I have anything on Friday at 3pm? if not, block 3 to 4 for the report', '2026-11-20T15:00:00'],
  ['if I’m free on Friday, book lunch with Tom on Monday at 1', '2026-11-23T13:00:00'],
  ['if I have not met Tom this week, book lunch with him at 1', '2026-11-18T13:00:00'],
])('“%s” takes the day of the condition unless it names another: %s', (said, start) => {
  const wish = readWish(said, wording, [])?.wish
  expect(wish).toMatchObject({ do: 'if', so: { said: { when: { start: Temporal.PlainDateTime.from(start) } } } })
})
