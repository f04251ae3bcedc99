import { expect, test } from 'vitest'
import { readReminderWish } from './read-wish.ts'

/** Friday evening here; in Tokyo it is Saturday. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T17:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const read = (sentence: string) => readReminderWish(sentence, wording)

test.each([
  ['remind me every Tuesday at 8 am New York time to plan', 'America/New_York', '2026-11-24T08:00'],
  ['remind me tomorrow at 15:00 Tokyo time to ring the studio', 'Asia/Tokyo', '2026-11-21T15:00'],
  ['remind me at 2pm Chicago time to send it', 'America/Chicago', '2026-11-20T14:00'],
])('“%s” is kept by that clock', (said, zone, at) => {
  expect(read(said)).toMatchObject({ do: 'create', zone, timing: { at } })
})

test.each([['remind me at 9 am Vienna time to plan'], ['remind me at 9 to look at the Tokyo time table']])(
  '“%s” goes with the person',
  (said) => {
    expect(read(said)).not.toHaveProperty('zone')
  },
)
