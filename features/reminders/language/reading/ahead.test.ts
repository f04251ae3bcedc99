import { expect, test } from 'vitest'
import { aheadIn, eventAhead } from './ahead.ts'
import { readReminderWish } from './read-wish.ts'

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

test('two reminders before one event, and one before it is met', () => {
  const two = readReminderWish('remind me two hours before the audit, and again 15 minutes before it', wording)
  const timings = two?.do === 'several' ? two.wishes.map(({ timing }) => timing) : []
  expect(timings).toMatchObject([
    { events: { words: 'audit' }, minutes: 120 },
    { events: { words: 'audit' }, minutes: 15 },
  ])
  const met = readReminderWish('remind me 5 min before i meet Ines', wording)
  expect(met).toMatchObject({ timing: { by: 'event', events: { words: 'Ines' }, minutes: 5 } })
})

test.each([
  ['remind me on mondays, wednesdays and fridays at 7 to stretch', { rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' }],
  ['remind me of the oven again in ten minutes', { at: '2026-11-20T14:42' }],
])('“%s” comes then', (said, timing) => {
  expect(readReminderWish(said, wording)).toMatchObject({ do: 'create', timing })
})

test.each([
  ['we are away all week. Delete all my reminders', { do: 'stop', which: { words: '', all: true } }],
  ['stop reminding me to stretch every hour, it is driving me mad', { do: 'stop', which: { words: 'stretch' } }],
  ['how many reminders are still to come', { do: 'count', which: { words: '' } }],
])('“%s” is read without what stands around it', (said, wish) => {
  expect(readReminderWish(said, wording)).toMatchObject(wish)
})

test('a question how long before makes no reminder', () => {
  expect(readReminderWish('how many minutes before the audit do you remind me?', wording)?.do).not.toBe('create')
})
