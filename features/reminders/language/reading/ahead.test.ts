import { expect, test } from 'vitest'
import { aheadIn, eventAhead } from './ahead.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const titles = ['Harbour inspection', 'Coffee with Odile', 'Choir rehearsal']
const read = (said: string) => {
  const ahead = aheadIn(said, wording)
  return ahead && [ahead.minutes, eventAhead(ahead.rest, titles)]
}

test.each([
  ['holler, tell me quarter of an hr before the harbour inspection', 15, 'Harbour inspection'],
  ['20 mins notice on coffee with odile', 20, 'Coffee with Odile'],
  ['1 day before the inspection of the harbour give me a small warning', 1_440, 'Harbour inspection'],
  ['choir rehearsal - remind me 2 hrs ahead', 120, 'Choir rehearsal'],
  ['ten minutes before the rehearsal is plenty to warn me', 10, 'Choir rehearsal'],
  ['one hour before coffee with odile send me a message so i change clothes', 60, 'Coffee with Odile'],
])('“%s” is ahead of what its title names', (said, minutes, title) => {
  expect(read(said)).toEqual([minutes, title])
})

test.each([
  ['move the harbour inspection 20 minutes ahead'],
  ['book a call 30 minutes before the choir rehearsal'],
  ["don't remind me an hour before coffee with odile"],
  ['an hour before the harbour inspection at 4 remind me at 5 to eat'],
  ['will you remind me 10 minutes before the choir rehearsal?'],
  ['the harbour inspection lasts 2 hours'],
])('“%s” sets no reminder ahead of an event', (said) => {
  expect(read(said)).toBeUndefined()
})
