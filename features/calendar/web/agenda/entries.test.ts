import { expect, test } from 'vitest'
import type { Occurrence } from '../../contract.ts'
import { entriesOf, lengthWords } from './entries.ts'
import { agendaOf } from './slots.ts'

const day = '2027-01-13'

function at(from: string, to: string): Occurrence {
  const times = { start: `${day}T${from}:00Z`, end: `${day}T${to}:00Z` }
  return { event: from, original: null, title: `${from}–${to}`, allDay: false, ...times } as Occurrence
}

/** Each slot as its lines, in a few words. */
function linesOf(items: Occurrence[], now?: string): string[][] {
  const minute = now === undefined ? undefined : Number(now.slice(0, 2)) * 60 + Number(now.slice(3))
  const entries = entriesOf(agendaOf(items, day, 'UTC').slots, { day, zone: 'UTC', now: minute })
  return entries.map((lines) =>
    lines.map((line) => {
      if (line.kind === 'gap') return `${lengthWords(line.minutes)} free`
      return line.kind === 'now' ? 'now' : `${line.item.title} ${line.phase}`
    }),
  )
}

test('what is free before, between and after is said within each slot', () => {
  expect(linesOf([at('09:30', '10:00'), at('12:00', '12:30'), at('15:00', '17:00'), at('19:00', '20:00')])).toEqual([
    ['30 min free', '09:30–10:00 ahead', '2 h free', '12:00–12:30 ahead', '30 min free'],
    ['2 h free', '15:00–17:00 ahead', '1 h free'],
    ['1 h free', '19:00–20:00 ahead'],
  ])
})

test('what overlaps, or goes on into the next slot, leaves nothing free', () => {
  expect(linesOf([at('09:00', '12:00'), at('10:00', '10:30'), at('12:10', '14:00'), at('14:30', '18:30')])).toEqual([
    ['09:00–12:00 ahead', '10:00–10:30 ahead', '12:10–14:00 ahead'],
    ['30 min free', '14:30–18:30 ahead'],
    [],
  ])
})

test('a slot in which nothing is planned has no lines', () => {
  expect(linesOf([])).toEqual([[], [], []])
})

test('before the working day nothing is said to be free', () => {
  expect(linesOf([at('06:00', '07:00')])[0]).toEqual(['06:00–07:00 ahead', '4 h free'])
})

test('what is planned at night has a slot of its own, in which nothing is said to be free', () => {
  expect(linesOf([at('00:30', '01:00'), at('09:00', '10:00')], '02:00').slice(0, 2)).toEqual([
    ['00:30–01:00 past', 'now'],
    ['09:00–10:00 ahead', '3 h free'],
  ])
})

test('now stands between what has passed and what is ahead, and shortens what is free', () => {
  const items = [at('09:00', '10:00'), at('12:00', '12:45'), at('14:00', '15:00')]
  expect(linesOf(items, '10:30')[0]).toEqual([
    '09:00–10:00 past',
    'now',
    '1 h 30 min free',
    '12:00–12:45 ahead',
    '15 min free',
  ])
  expect(linesOf(items, '14:20').slice(0, 2)).toEqual([
    ['09:00–10:00 past', '12:00–12:45 past'],
    ['14:00–15:00 now', 'now', '3 h free'],
  ])
  expect(linesOf(items, '07:00')[0]?.[0]).toBe('now')
  expect(linesOf(items, '22:00')[2]).toEqual(['now'])
})
