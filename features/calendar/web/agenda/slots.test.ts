import { expect, test } from 'vitest'
import type { Occurrence } from '../../contract.ts'
import { agendaOf } from './slots.ts'

const day = '2024-01-15'

function at(
  start: string,
  end = start.replace(/T\d\d/, (hour) => `T${String(Number(hour.slice(1)) + 1).padStart(2, '0')}`),
) {
  const timed = start.includes('T')
  const more = { title: start, allDay: !timed, start: timed ? `${start}:00Z` : start, end: timed ? `${end}:00Z` : end }
  return { event: start, original: null, ...more } as Occurrence
}

function titlesIn(occurrences: Occurrence[], zone = 'UTC') {
  const { wholeDay, slots } = agendaOf(occurrences, day, zone)
  return [wholeDay, ...slots.map(({ items }) => items)].map((items) => items.map(({ title }) => title))
}

test('the slots are called as the specification calls them', () => {
  expect(agendaOf([], day, 'UTC').slots.map(({ name, hours }) => `${name} ${hours}`)).toEqual([
    'Morning 9:00 AM-12:00 PM',
    'Afternoon 1:00-5:00 PM',
    'Evening 6:00 PM onwards',
  ])
})

test('each slot runs to the beginning of the next, so that nothing falls between', () => {
  const times = ['00:00', '04:59', '05:00', '07:30', '09:00', '12:59', '13:00', '17:30', '18:00', '22:30'].map((time) =>
    at(`${day}T${time}`),
  )
  expect(titlesIn(times.toReversed())).toEqual([
    [],
    ['00:00', '04:59'].map((time) => `${day}T${time}`),
    ['05:00', '07:30', '09:00', '12:59'].map((time) => `${day}T${time}`),
    ['13:00', '17:30'].map((time) => `${day}T${time}`),
    ['18:00', '22:30'].map((time) => `${day}T${time}`),
  ])
})

test('a slot is one of the clock on the person’s wall', () => {
  expect(titlesIn([at(`${day}T12:30`)], 'Europe/Vienna')).toEqual([[], [], [`${day}T12:30`], []])
})

test('what lasts whole days stands above, what began the day before in the night, and other days nowhere', () => {
  const items = [
    at('2024-01-14', '2024-01-16'),
    at('2024-01-14T23:30', `${day}T00:30`),
    at('2024-01-14T22:00', `${day}T00:00`),
    at(day, '2024-01-16'),
    at('2024-01-16T09:00'),
  ]
  expect(titlesIn(items)).toEqual([['2024-01-14', day], ['2024-01-14T23:30'], [], [], []])
})
