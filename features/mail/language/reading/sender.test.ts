import { expect, test } from 'vitest'
import { readSender } from './sender.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first',
} as const

test.each([
  [
    'Can you find the email from November 3 about “Roof and gutter” and schedule an hour with the sender on Monday?',
    { words: 'Roof and gutter', since: '2026-11-03T00:00' },
    'schedule an hour with OTTO on Monday',
  ],
  ['book lunch with the sender of the roof mail', { words: 'roof' }, 'book lunch with OTTO'],
  [
    'I need an hour on Friday. It’s with the sender of the email about the keys. Can you do that?',
    { words: 'keys' },
    'I need an hour on Friday with OTTO.',
  ],
  ['send the sender of the key mail a note saying “Thanks”', { words: 'key' }, 'send OTTO a note saying “Thanks”'],
])('“%s” names a mail, and somebody to do something with', (said, which, order) => {
  const read = readSender(said, wording)
  expect(read?.which).toMatchObject(which)
  expect(read?.order('OTTO')).toBe(order)
})

test.each([
  'who is the sender?',
  'write to the sender',
  'find the roof mail and archive it',
  'say “the sender of the mail”',
])('“%s” names none', (said) => expect(readSender(said, wording)).toBeUndefined())
