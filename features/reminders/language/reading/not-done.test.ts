import { expect, test } from 'vitest'
import { readReminderWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), dateOrder: 'day-first', zone: 'UTC' } as const
const read = (sentence: string) => readReminderWish(sentence, wording)

test.each([
  ['when I have not sent the offer by noon tomorrow, remind me again', 'Sent the offer?', '2026-11-21T12:00'],
  ["if I haven't called the bank by 4pm on Monday, remind me", 'Called the bank?', '2026-11-23T16:00'],
  ['remind me again at noon tomorrow if I have not signed it off', 'Signed it off?', '2026-11-21T12:00'],
])('“%s” asks then', (text, asked, at) => {
  expect(read(text)).toMatchObject({ do: 'create', text: asked, timing: { at } })
})

test('a note that says when to ask again is a reminder, and no other note', () => {
  expect(read('take the pills at 9, and when I have not done it by noon, again')).toMatchObject({
    do: 'create',
    text: 'Take the pills',
    againAt: '12:00',
  })
  expect(read('take the pills at 9 and try again')).toBeUndefined()
  expect(read('if I have not met Tom this week, book lunch with him')).toBeUndefined()
})
