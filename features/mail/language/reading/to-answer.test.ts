import { expect, test } from 'vitest'
import { readMailWish } from './read-wish.ts'

const now = Temporal.PlainDateTime.from('2026-11-25T14:00')
const wording = { now, zone: 'Europe/Berlin', dateOrder: 'day-first' as const }

test.each([
  ['look through my inbox and tell me who has asked me a question', { do: 'to-answer' }],
  ['any questions to me that i have not dealt with? skip the barn', { do: 'to-answer', without: ['barn'] }],
  ['which mails from Tom need an answer', { do: 'to-answer', from: 'Tom' }],
  ['what does Tom need to know from me?', { do: 'to-answer', from: 'Tom' }],
  [
    'of yesterday’s mails, which ones ask me for something',
    { do: 'to-answer', since: '2026-11-24T00:00', until: '2026-11-25T00:00' },
  ],
] as const)('“%s” asks who waits for an answer', (said, wish) => {
  expect(readMailWish(said, wording, false)?.wish).toEqual(wish)
})

test.each(['what do I owe Tom', 'what does she need', 'which invoices are due by Friday'])('“%s” does not', (said) => {
  expect(readMailWish(said, wording, false)?.wish.do).not.toBe('to-answer')
})
