import { expect, test } from 'vitest'
import { readGuestsMeant } from './guests-meant.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-25T10:30'), dateOrder: 'day-first' as const }

test.each([
  ["tell everyone in the design sync i'm running 10 late", 'design sync', "tell a@x.example i'm running 10 late"],
  [
    'let the others at the budget review know that I bring the figures',
    'budget review',
    'let a@x.example know that I bring the figures',
  ],
  ['email all attendees of the board meeting: the room has changed', undefined, undefined],
  [
    'Email the attendees of the board meeting: the room has changed',
    'board meeting',
    'Email a@x.example: the room has changed',
  ],
])('“%s” means the guests of an event', (said, event, order) => {
  const read = readGuestsMeant(said, wording)
  expect(read?.target.text).toBe(event)
  expect(read?.order('a@x.example')).toBe(order)
})

test.each(['tell everyone I am out', 'ask the people at the bank about it', 'who is in the design sync'])(
  '“%s” means no guests',
  (said) => {
    const read = readGuestsMeant(said, wording)
    expect(read === undefined || read.target.words.includes('bank')).toBe(true)
  },
)
