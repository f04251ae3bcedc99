import { expect, test } from 'vitest'
import { zoneSaid } from './zone-said.ts'

test.each([
  ['every Monday at 9 am New York time to sync', 'America/New_York', 'every Monday at 9 am to sync'],
  ['tomorrow 14:00 (Tokyo time) call the studio', 'Asia/Tokyo', 'tomorrow 14:00 call the studio'],
  ['at noon Pacific time on Friday', 'America/Los_Angeles', 'at noon on Friday'],
  ['daily at 7am PST, stretch', 'America/Los_Angeles', 'daily at 7am, stretch'],
  ['at 9 London time', 'Europe/London', 'at 9'],
])('%s', (said, zone, text) => {
  expect(zoneSaid(said)).toEqual({ zone, text })
})

test.each([
  ['at 9 check the New York time table'],
  ['at 5 in no time'],
  ['call London at 9'],
  ['at 9 it is time to go'],
])('%s names none', (said) => {
  expect(zoneSaid(said)).toBeUndefined()
})
