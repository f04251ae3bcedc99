import { expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { listTime, namesOf } from './row-words.ts'

const person = (name: string, unread = false) => ({ name, address: 'someone@example.com', own: false, unread })
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()
const me = { name: 'Ana Novak', address: 'ana@example.com', own: true, unread: false }
const names = (people: Parameters<typeof namesOf>[0]) => namesOf(people).map(({ name }) => name)

test('names one person in full, several by their first names', () => {
  expect(names([person('Sara Okafor')])).toEqual(['Sara Okafor'])
  expect(names([person('')])).toEqual(['someone@example.com'])
  expect(names([person('Okafor, Sara'), me])).toEqual(['Sara', 'me'])
})

test('of many people, names the first and the last two', () => {
  const people = ['Ana A', 'Bo B', 'Cy C', 'Di D'].map((name) => person(name, name === 'Di D'))
  expect(namesOf(people)).toEqual([
    { name: 'Ana', unread: false },
    { name: 'Cy', unread: false },
    { name: 'Di', unread: true },
  ])
})

test('writes a time of today, a day of this year, and the date of another one', () => {
  const now = new Date(2026, 10, 23, 17, 0).getTime()
  expect(listTime(at(2026, 10, 23, 9), now, usualTimeFormat)).toMatch(/9:00/)
  expect(listTime(at(2026, 10, 12, 9), now, usualTimeFormat)).toBe('12 Nov')
  expect(listTime(at(2025, 10, 12, 9), now, usualTimeFormat)).toBe('12/11/2025')
})
