import { expect, test } from 'vitest'
import { readAwaiting } from './awaiting.ts'

// A Wednesday.
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-25T09:00'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first',
} as const
const read = (message: string, spokenOf = false) => readAwaiting(message, wording, spokenOf)

test.each([
  ['tell me if nobody answers by Friday', { which: { words: '', all: false }, until: '2026-11-27T17:00' }],
  [
    "let me know if Tom hasn't replied by tomorrow noon",
    { which: { to: 'Tom', words: '', all: false }, until: '2026-11-26T12:00' },
  ],
  [
    "Could you remind me if Sara Lind doesn't get back to me about the offer by Monday?",
    { which: { to: 'Sara Lind', words: 'offer', all: false }, until: '2026-11-30T17:00' },
  ],
  ['if no one replies within three days, notify me', { which: { words: '', all: false }, until: '2026-11-28T17:00' }],
  [
    'remind me on Friday unless Priya answers',
    { which: { to: 'Priya', words: '', all: false }, until: '2026-11-27T17:00' },
  ],
  [
    'follow up if there is nothing from him by Friday noon',
    { which: { words: '', all: false }, until: '2026-11-27T12:00' },
  ],
  ['ping me if there is no reply', { which: { words: '', all: false } }],
])('hears in “%s” what is waited for, and until when', (message, wish) => {
  expect(read(message)).toEqual({ do: 'await-answer', ...wish })
})

test('means the mail that was shown, where nobody is named', () => {
  expect(read('tell me if she does not answer by Friday', true)).toMatchObject({ which: { it: true } })
  expect(read('don’t tell me if nobody answers', true)).toEqual({
    do: 'stop-awaiting',
    which: { it: true, words: '', all: false },
  })
})

test.each([
  'tell me if Sara answered',
  'remind me to answer Tom by Friday',
  'email Tom that he should tell me if nobody answers',
  'let me know when the parcel arrives',
  'tell me who has not answered',
])('leaves “%s” to others', (message) => {
  expect(read(message)).toBeUndefined()
})
