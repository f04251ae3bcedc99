import { expect, test } from 'vitest'
import type { Wording } from '#foundation/time/words/when.ts'
import { readToldAnew } from './told-anew.ts'

const wording: Wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first',
}
const dentist = { kind: 'event', id: 'dentist', title: 'Dentist', start: '2026-11-23T10:00:00Z' }

test.each([
  ['Frei wants 8:30', 'move', false],
  ['city office on Thursday is 9:30', 'move', false],
  ['clinic finishing at 12 now', 'resize', true],
  ['the sync goes to Thursday at 4', 'move', false],
  ['party place is Izakaya Momiji', 'place', false],
  ['the hackathon is in room 5', 'place', false],
  ['the party is now at the town hall', 'place', true],
  ['then sketches half an hour later too', 'move', true],
])('“%s” is news of an event that may change: %s', (text, deed, isSaid) => {
  expect(readToldAnew(text, wording, [])?.wish).toMatchObject({ wish: { do: deed }, isSaid })
})

test('what is told of nothing is of the one thing that was spoken of', () => {
  expect(readToldAnew('moved to the 26th', wording, [])).toBeUndefined()
  expect(readToldAnew('moved to the 26th', wording, [dentist])?.wish.wish.target.named).toEqual([dentist])
  expect(readToldAnew('she wants 7 instead', wording, [dentist, dentist])).toBeUndefined()
})

test.each([
  'I am tired now',
  'the weather is bad on Friday',
  'my flight is at 5 now',
  'when is the dentist',
  'is the dentist at 4?',
  'nobody wants 8:30',
  'Tom is at the gym now',
  'the contract is at risk',
  'the sync is in progress',
])('“%s” is no news of an event', (text) => {
  expect(readToldAnew(text, wording, [])).toBeUndefined()
})
