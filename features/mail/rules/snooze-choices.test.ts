import { expect, test } from 'vitest'
import { snoozeChoices } from './snooze-choices.ts'

const written = (now: string) => snoozeChoices(now).map(({ label, at }) => `${label}: ${at}`)

test('offers ten times on a Wednesday morning, the soonest first', () => {
  expect(written('2027-01-13T09:10')).toEqual([
    'Later today: 2027-01-13T12:15',
    'This evening: 2027-01-13T18:00',
    'Tomorrow morning: 2027-01-14T08:00',
    'Tomorrow afternoon: 2027-01-14T13:00',
    'In two days: 2027-01-15T08:00',
    'This weekend: 2027-01-16T08:00',
    'Next Monday: 2027-01-18T08:00',
    'In a week: 2027-01-20T08:00',
    'In two weeks: 2027-01-27T08:00',
    'In a month: 2027-02-13T08:00',
  ])
})

test('offers no time of today late on a Sunday, and names each time once', () => {
  expect(written('2027-01-31T22:30')).toEqual([
    'Tomorrow morning: 2027-02-01T08:00',
    'Tomorrow afternoon: 2027-02-01T13:00',
    'In two days: 2027-02-02T08:00',
    'Next weekend: 2027-02-06T08:00',
    'In a week: 2027-02-07T08:00',
    'In two weeks: 2027-02-14T08:00',
    'In a month: 2027-02-28T08:00',
  ])
})

test('says “Later today” only while the evening is far off', () => {
  expect(written('2027-01-13T18:30')[0]).toBe('Later today: 2027-01-13T21:30')
  expect(written('2027-01-13T19:30')[0]).toBe('Tomorrow morning: 2027-01-14T08:00')
})
