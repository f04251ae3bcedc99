import { expect, test } from 'vitest'
import type { Wording } from '#foundation/time/words/when.ts'
import { readWish } from './read-wish.ts'

/** A Wednesday. */
const wording: Wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' }
const doingOf = (words: string) => readWish(words, wording, [])?.wish.do

test.each([
  'find my events on Tuesday',
  'show me the dentist on friday',
  'list meetings with tom next week',
  'search for the offsite',
  'check friday lunch',
  'from now on forward everything from the bank to accounting',
  'unstar the lease thread, that is done now',
])('“%s” makes nothing', (words) => {
  expect(['create', 'invite', 'move', 'cancel']).not.toContain(doingOf(words))
})

test.each([
  ['find me an hour for the deck tomorrow', 'create'],
  ['gym now', 'create'],
  ['find a slot for a call with sara on friday', 'free'],
])('“%s” still looks for room', (words, doing) => {
  expect(doingOf(words)).toBe(doing)
})

test.each([
  ['invite tom to the review on friday', ['Tom']],
  ['add tom and sara to the offsite', ['Tom', 'Sara']],
])('“%s” is about a person, not about tomorrow', (words, names) => {
  const wish = readWish(words, wording, [])?.wish
  expect(wish?.do === 'invite' && wish.people.map(({ name }) => name)).toEqual(names)
})

test('what is added to the calendar is no guest of what stands there', () => {
  expect(doingOf('Can you add the harvest parade to my schedule on Saturday?')).toBe('create')
})
