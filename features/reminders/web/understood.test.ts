import { expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { readTyped } from './understood.ts'

const seen = { zone: 'Europe/Vienna', now: '2026-11-23T10:20', format: usualTimeFormat }

test.each([
  ['20 minutes before my next meeting', 'Remind me 20 minutes before my next meeting'],
  [
    'take pills at 9, and when not done by noon, again',
    'Remind me to take pills at 9, and when not done by noon, again',
  ],
  ["remind me to rest when I'm back", "remind me to rest when I'm back"],
])('“%s” is offered to the assistant', (words, asked) => {
  expect(readTyped(words, seen).asked).toBe(asked)
})

test('the zone that was named is said', () => {
  const typed = readTyped('sync every Monday at 9 am New York time', seen)
  expect(typed.understood).toContain('New York time')
  expect(typed.asked).toBeUndefined()
})

test('a day and a time need nobody else', () => {
  expect(readTyped('half an hour before noon tomorrow, tea', seen).asked ?? '').toBe('')
})
