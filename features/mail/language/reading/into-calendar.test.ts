import { expect, test } from 'vitest'
import { readIntoCalendar } from './into-calendar.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' as const }

test.each([
  ['put the boiler visit from the mail in my agenda', { named: ['boiler', 'visit'] }],
  ['Ottos dinner -> calendar till 11pm', { named: ['ottos', 'dinner'], until: '23:00' }],
  ['stick the dental appointment in my cal as Dentist, 30 min', { title: 'Dentist', minutes: 30 }],
  ['the roof visit as Otto proposed it - add to calendar', { named: ['roof', 'visit', 'otto'] }],
  ['make an event out of the invitation to the roof visit', { named: ['invitation', 'roof', 'visit'] }],
  ['make an event called Tiles out of Otto’s roof mail', { named: ['otto', 'roof'], title: 'Tiles' }],
  ['put the roof visit in my calendar as "Tiles at last"', { named: ['roof', 'visit'], title: 'Tiles at last' }],
  ['turn the roof visit into an event, 2 hours', { named: ['roof', 'visit'], minutes: 120 }],
  ['roof visit into the diary, call it Barn, 2 hours', { named: ['roof', 'visit'], title: 'Barn', minutes: 120 }],
])('“%s” takes its time from a mail', (message, wish) => {
  expect(readIntoCalendar(message, wording)).toMatchObject({ do: 'time-of-mail', ...wish })
})

test.each([
  'add lunch with Ana on Friday at 1 to my calendar',
  'what is in my calendar',
  'is the boiler visit in my calendar',
  'put it in my calendar',
  'create an event from 3 to 4',
  'make an event of it',
  'move the boiler visit in my calendar',
  'archive the boiler mail',
])('“%s” does not', (message) => {
  expect(readIntoCalendar(message, wording)).toBeUndefined()
})
