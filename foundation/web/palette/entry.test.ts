import { expect, test } from 'vitest'
import { matching, type PaletteEntry } from './entry.ts'

function entry(group: PaletteEntry['group'], label: string, words?: string): PaletteEntry {
  return { id: label, group, label, run: () => {}, ...(words !== undefined && { words }) }
}

const entries = [
  entry('Do', 'Start a new chat', 'conversation'),
  entry('Go to', 'Calendar', 'week day events'),
  entry('Do', 'Create event', 'meeting appointment'),
  entry('Go to', 'Settings', 'preferences'),
  entry('Search', 'Café budget 2026'),
]

function found(question: string): string[] {
  return matching(entries, question).flatMap(({ items }) => items.map(({ label }) => label))
}

test('an empty question shows everything, going before doing', () => {
  expect(found('')).toEqual(['Calendar', 'Settings', 'Café budget 2026', 'Start a new chat', 'Create event'])
  expect(matching(entries, '').map(({ group }) => group)).toEqual(['Go to', 'Search', 'Do'])
})

test('words may be begun, in any order, with or without accents', () => {
  expect(found('chat new')).toContain('Start a new chat')
  expect(found('CÁL')).toContain('Calendar')
})

test('other words for the same thing are found, after those that are called so', () => {
  expect(found('meeting')).toContain('Create event')
  expect(matching([entry('Do', 'Leave', 'event'), entry('Do', 'Event notes')], 'event')[0]?.items[0]?.label).toBe(
    'Event notes',
  )
})

test('what a search has found is shown as it comes', () => {
  expect(found('zzz')).toEqual(['Café budget 2026'])
})
