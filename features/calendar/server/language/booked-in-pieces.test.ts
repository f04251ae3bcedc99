import { expect, test } from 'vitest'
import { type Dialogue, emptyDialogue } from '#foundation/language/dialogue.ts'
import type { FreeWish } from '../../language/wish.ts'
import { bookedInPieces } from './booked-in-pieces.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2027-01-06T08:30'),
  zone: 'America/New_York',
  dateOrder: 'month-first' as const,
}
const from = Temporal.PlainDateTime.from('2027-01-12T00:00')
const free: FreeWish = {
  do: 'free',
  span: { from, to: from.add({ days: 1 }), words: 'next Tuesday', saysDay: true },
  minutes: 60,
  exact: false,
  asks: 'when',
  title: 'Meeting with Nadia',
}
const dialogue: Dialogue = {
  ...emptyDialogue,
  asked: { intent: 'calendar', wish: free },
  span: { from: '2027-01-12T00:00:00', to: '2027-01-13T00:00:00' },
  offers: [{ from: '2027-01-12T09:00:00', to: '2027-01-12T17:00:00' }],
}

test.each([
  ['ok 4pm. invite her please, call it roof survey', ['Roof survey', '2027-01-12T16:00', 'Nadia', undefined]],
  ['10 to 11, at the library', ['Meeting with Nadia', '2027-01-12T10:00', '', 'the library']],
  ['tuesday at 3, call it tax papers', ['Tax papers', '2027-01-12T15:00', '', undefined]],
  ['3 to 4 for reading then, at home', ['Reading', '2027-01-12T15:00', '', 'home']],
])('each clause of “%s” is a piece', (sentence, pieces) => {
  const wish = bookedInPieces(sentence, dialogue, wording)?.wish
  if (wish?.do !== 'create') throw new Error('Nothing was read.')
  const { title, when, people, place } = wish.said
  expect([title, when?.start.toString({ smallestUnit: 'minute' }), people.join(), place]).toEqual(pieces)
})

test.each(['4pm', 'ok. thanks', '4pm, remind me the day before', 'is 4pm fine, or 5?', 'call it roof survey, at home'])(
  'leaves “%s” to others',
  (sentence) => {
    expect(bookedInPieces(sentence, dialogue, wording)).toBeUndefined()
  },
)

test('nothing is booked where free time was not asked about', () => {
  expect(bookedInPieces('4pm, call it roof survey', emptyDialogue, wording)).toBeUndefined()
})
