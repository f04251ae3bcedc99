import { expect, test } from 'vitest'
import { inShort } from './in-short.ts'

test('a line shortens days and times, and keeps a year other than this one', () => {
  expect(inShort('Moved “Critique” to Thursday 26 November 2026, 15:00 to 16:00.', 2026)).toBe(
    'Moved “Critique” to Thu 26 Nov, 15:00–16:00.',
  )
  // As tasks and reminders write a day.
  expect(inShort('Added the task “Budget”, due Friday, 4 December 2026 at 08:00.', 2026)).toBe(
    'Added the task “Budget”, due Fri 4 Dec at 08:00.',
  )
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  expect(days.map((day) => inShort(`${day} 4 May 2027`, 2026))).toEqual(
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => `${day} 4 May 2027`),
  )
  expect(inShort('Moved “Critique” to Thursday, November 26, 2026, 3:00 pm to 4:00 pm.', 2026)).toBe(
    'Moved “Critique” to Thu, Nov 26, 3:00 pm–4:00 pm.',
  )
  expect(inShort('Renamed “Sunday” to “May 2026”.', 2026)).toBe('Renamed “Sunday” to “May 2026”.')
})
