import { expect, test } from 'vitest'
import { readNotDone } from './not-done.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-20T14:00'), zone: 'UTC', dateOrder: 'day-first' } as const

test.each([
  'when I have not sent the offer by noon tomorrow, remind me again',
  "if i haven't sent the offer by noon tomorrow remind me",
  'remind me tomorrow at noon if I have not sent the offer',
  'remind me tomorrow at noon unless I have already sent the offer',
])('%s', (said) => {
  expect(readNotDone(said, wording)).toMatchObject({ text: 'Sent the offer?', timing: { at: '2026-11-21T12:00' } })
})

test.each([
  'remind me tomorrow when I get home',
  'remind me at 6 when I get home to feed the cat',
  'remind me tomorrow at noon if I want to join the choir',
  'if I get the parcel by noon tomorrow, remind me to open it',
])('%s is not about what is not done', (said) => {
  expect(readNotDone(said, wording)).toBeUndefined()
})

test.each([
  "if the roof quote isn't back by noon tomorrow, remind me",
  "tomorrow at noon, nudge me if the roof quote still isn't back by then",
  'ping me tomorrow at noon if the roof quote is not back yet',
])('%s', (said) => {
  const timing = { at: '2026-11-21T12:00' }
  expect(readNotDone(said, wording)).toMatchObject({ text: 'Roof quote back?', ofTask: 'roof quote', timing })
})

test.each(["if the train isn't late, remind me at 5 to pack", "remind me at 5 to ask why it isn't done"])(
  '%s asks nothing then',
  (said) => {
    expect(readNotDone(said, wording)).toBeUndefined()
  },
)

test.each([
  ["remind me at 6 if I haven't answered Ravi", 'Answered Ravi?'],
  ["if Ravi hasn't replied by noon tomorrow, remind me", 'Ravi replied?'],
])('%s names no task', (said, text) => {
  const wish = readNotDone(said, wording)
  expect(wish).toMatchObject({ text })
  expect(wish?.ofTask).toBeUndefined()
})
