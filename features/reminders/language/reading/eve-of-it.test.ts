import { expect, test } from 'vitest'
import { eveOfIt } from './eve-of-it.ts'

test.each([
  ['nudge me the evening before at 8', '20:00'],
  ['remind me at 9pm the night before', '21:00'],
  ['also ping me the day before at 18:30', '18:30'],
  ['remind me the day before at 7', '07:00'],
  ['remind me the evening before', undefined],
  ['remind me the day before the dentist at 6', undefined],
  ['i was there the day before at 8', undefined],
])('“%s” is the day before it at %s', (said, clock) => {
  const timing = eveOfIt(said)?.timing
  expect(timing?.by === 'event-day' ? timing.clock : undefined).toBe(clock)
})
