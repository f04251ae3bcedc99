import { expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Reminder } from '../../contract.ts'
import { wholeDayChoices, wholeDaysIn, wholeDaySteps } from './whole-days.ts'

const words = { text: '', start: null, rule: null, again: null, next: null, zone: 'UTC', floating: true, when: '' }
const before = (id: string, minutes: number, target: Reminder['target']): Reminder => ({
  ...words,
  id,
  minutes,
  target,
  about: 'calendar',
  state: 'active',
  foreign: false,
  revision: 1,
})
const set = before('set', 0, { allDay: true })

test('the one of whole days is found among others, and its own time is offered with the usual ones', () => {
  expect(wholeDaysIn([before('timed', 10, {})])).toBeUndefined()
  expect(wholeDaysIn([before('timed', 10, {}), set])).toBe(set)
  expect(wholeDayChoices(undefined, usualTimeFormat).map(({ label }) => label)).toEqual([
    'No reminder',
    'At 09:00 that day',
    'At 18:00 the day before',
    'At 09:00 the day before',
    'At 09:00 a week before',
  ])
  expect(wholeDayChoices(set, usualTimeFormat)).toContainEqual({ value: '0', label: 'At 00:00 that day' })
})

test('a choice makes it, changes it or ends it', () => {
  const made = { name: 'reminders.create-before', input: { id: 'new', minutes: 360, allDay: true } }
  expect(wholeDaySteps('360', undefined, 'new')).toEqual([made])
  expect(wholeDaySteps('360', set, 'new')).toEqual([{ name: 'reminders.change', input: { id: 'set', minutes: 360 } }])
  expect(wholeDaySteps('none', set, 'new')).toEqual([{ name: 'reminders.stop', input: { id: 'set' } }])
  expect(wholeDaySteps('none', undefined, 'new')).toEqual([])
})
