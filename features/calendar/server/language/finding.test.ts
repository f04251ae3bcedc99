import { expect, test } from 'vitest'
import { readTarget } from '../../language/reading/target.ts'
import { eventsIn } from './events.ts'
import { findEvents } from './finding.ts'

const now = Temporal.PlainDateTime.from('2026-11-29T10:00')
const events =
  eventsIn(
    ['Prepare board slides', 'Board meeting', 'Board meeting with Tom', 'Boarding'].map((title, at) => ({
      event: title,
      title,
      allDay: false,
      start: `2026-11-30T${10 + at}:00:00Z`,
      end: `2026-11-30T${10 + at}:30:00Z`,
      zone: 'UTC',
    })),
    'UTC',
  ) ?? []
const found = (text: string) =>
  findEvents(readTarget(text, { now, dateOrder: 'day-first', zone: 'UTC' }), events, now).map(({ title }) => title)

test('an event that is called just so is meant before others that hold the word', () => {
  expect(found('the board meeting')).toEqual(['Board meeting'])
  expect(found('my Board meeting with Tom')).toEqual(['Board meeting with Tom'])
})

test('several are meant where none is called so, or where all are', () => {
  expect(found('the board thing').length).toBeGreaterThan(1)
  expect(found('all my board meetings')).toContain('Prepare board slides')
})
