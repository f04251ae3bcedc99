import { expect, test } from 'vitest'
import { amongAsked, weekday } from './offers.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T09:00'),
  zone: 'Europe/Berlin',
  dateOrder: 'day-first' as const,
}
const span = {
  from: Temporal.PlainDateTime.from('2026-11-26T00:00'),
  to: Temporal.PlainDateTime.from('2026-11-27T00:00'),
  words: 'on Thursday',
  saysDay: true,
}
const free = { do: 'free', about: 'events', asks: 'when', minutes: 60, span, exact: false } as unknown as Parameters<
  typeof amongAsked
>[1]

test.each(['after lunch', 'at 2.', 'at 10.30', 'this is for my money'])(
  '“%s” is of the day that was asked about',
  (said) => {
    expect(amongAsked(said, free, wording).now.toString()).toBe('2026-11-26T00:00:00')
  },
)

test.each(['the 5. at 2', '5. Dec at 2', 'Dec 5 at 2', 'tomorrow at 2'])('“%s” names a day of its own', (said) => {
  expect(amongAsked(said, free, wording)).toBe(wording)
})

test.each(['Wed at 2', 'on Thursday', 'Tues', 'fridays'])('“%s” names a day of the week', (said) => {
  expect(weekday.test(said)).toBe(true)
})

test.each(['a month later', 'the money', 'his wedding', 'sunny', 'a satellite'])('“%s” names none', (said) => {
  expect(weekday.test(said)).toBe(false)
})
