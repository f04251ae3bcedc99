import { expect, test } from 'vitest'
import { inShort, needsOneLine, outcomeOf, summaryOf, unsaidChanges, unsaidFields, warningsOf } from './words.ts'

test('the outcome is described from the view of whoever acted', () => {
  expect(outcomeOf({ state: 'done', sentence: 'Renamed the chat.' })).toBe('Renamed the chat.')
  expect(outcomeOf({ state: 'expired', sentence: null })).toContain('Nothing was done.')
})

test('an unknown outcome is never described as not done', () => {
  expect(outcomeOf({ state: 'unknown', sentence: null })).not.toContain('Nothing was done')
})

test('a proposal says whom it reaches and whether it can be undone', () => {
  expect(warningsOf({ effect: 'outward', final: true })).toEqual([
    'This reaches other people.',
    'This cannot be undone.',
  ])
  expect(warningsOf({ effect: 'write', final: false })).toEqual([])
})

test('changes in the sentence of a receipt are not repeated', () => {
  const renamed = { label: 'Title', before: 'Lunch', after: 'Budget' }
  const moved = { label: 'When', before: 'Monday, 9:00', after: 'Tuesday, 9:00' }
  const added = { label: 'Event', before: null, after: '“Lunch”' }
  expect(unsaidChanges({ changes: [renamed, added], sentence: 'Renamed “Lunch” to “Budget”.' })).toEqual([])
  expect(unsaidChanges({ changes: [moved], sentence: 'Moved it to Tuesday, 9:00.' })).toEqual([moved])
})

test('one line says what a proposal’s title does not', () => {
  const fields = [
    { name: 'start', label: 'When', value: 'Wednesday, 15:00' },
    { name: 'clashes', label: 'At the same time', value: '“Coffee”,\nWednesday' },
  ]
  expect(summaryOf({ shown: { title: 'Move “Design critique” to Wednesday, 15:00', fields } })).toBe(
    'At the same time: “Coffee”, Wednesday',
  )
})

test('one line is enough for undoable changes to the person’s own things', () => {
  const own = { effect: 'write', final: false, sources: [], parts: null } as const
  expect(needsOneLine(own)).toBe(true)
  for (const more of [{ effect: 'outward' }, { final: true }, { sources: ['a letter'] }, { parts: 'steps' }] as const)
    expect(needsOneLine({ ...own, ...more })).toBe(false)
})

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

test('a field that the title quotes, or whose day it names, is not shown again; an address within it is', () => {
  const when = 'Friday 27 November 2026, 15:00 to 16:00'
  const fields = [
    { name: 'title', label: 'Title', value: 'Critique with tom@studio.example' },
    { name: 'when', label: 'When', value: when },
    { name: 'people', label: 'People', value: 'tom@studio.example' },
  ]
  expect(unsaidFields({ title: `Create “Critique with tom@studio.example”, ${when}`, fields })).toEqual([fields[2]])
})
