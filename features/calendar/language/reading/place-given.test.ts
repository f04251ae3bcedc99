import { expect, test } from 'vitest'
import type { Wording } from '#foundation/time/words/when.ts'
import { readPlaceGiven } from './place-given.ts'

const wording: Wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first',
}

test.each([
  ['Place of the photo: studio Wola', 'the photo', 'studio Wola'],
  ['and let us give it a place: St. Monica hall', 'it', 'St. Monica hall'],
  ['location for the offsite: Graz', 'the offsite', 'Graz'],
  ['location for the offsite: Graz, not Linz', 'the offsite', 'Graz'],
  ["the venue, it's the town hall", 'it', 'the town hall'],
])('“%s” says where something is', (text, of, location) => {
  expect(readPlaceGiven(text, wording)).toMatchObject({ do: 'place', target: { text: of }, location })
})

test.each([
  'what is the place of the photo: studio Wola?',
  'find me a nice place: somewhere quiet',
  'place: tomorrow at 9',
  'first place: Tom',
])('“%s” does not', (text) => {
  expect(readPlaceGiven(text, wording)).toBeUndefined()
})
