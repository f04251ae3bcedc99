import { expect, test } from 'vitest'
import { needsOneLine, outcomeOf, summaryOf, unsaidChanges, unsaidFields, warningsOf } from './words.ts'

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

test('a field that the title quotes, or whose day it names, is not shown again; an address within it is', () => {
  const when = 'Friday 27 November 2026, 15:00 to 16:00'
  const fields = [
    { name: 'title', label: 'Title', value: 'Critique with tom@studio.example' },
    { name: 'when', label: 'When', value: when },
    { name: 'people', label: 'People', value: 'tom@studio.example' },
  ]
  expect(unsaidFields({ title: `Create “Critique with tom@studio.example”, ${when}`, fields })).toEqual([fields[2]])
})
