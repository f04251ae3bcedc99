import { expect, test } from 'vitest'
import type { Occurrence, Today } from '../../contract.ts'
import { occurrence as anOccurrence } from '../testing/occurrence.ts'
import { homeOf } from './home-of.ts'

const event = (title: string, from: string, to: string, more: Partial<Occurrence> = {}) =>
  anOccurrence({
    event: title,
    calendar: 'work',
    title,
    start: `2026-11-${from}:00Z`,
    end: `2026-11-${to}:00Z`,
    ...more,
  })

const nothing: Today = {
  zone: 'Europe/Vienna',
  day: '2026-11-20',
  current: null,
  next: null,
  clashes: [],
  spare: null,
  isNew: false,
}
const soon = (occurrence: Occurrence, link: string | null = null) => ({ occurrence, link })
const told = (today: Partial<Today>) =>
  homeOf({ ...nothing, ...today }).lines.map(({ text, detail, link }) => [text, detail, link?.href])
const morning = { start: '2026-11-20T09:00:00Z', end: '2026-11-20T11:00:00Z' }
const offered = (occurrence: Occurrence, spare: Today['spare'] = morning) =>
  homeOf({ ...nothing, spare, next: soon(occurrence) }).prompts.map(({ text }) => text)

test('of an empty day nothing is said', () => {
  expect(homeOf(nothing)).toEqual({ lines: [], prompts: [] })
})

test('who has never had an event is told where to begin', () => {
  expect(homeOf({ ...nothing, isNew: true }).lines).toMatchObject([
    { text: 'Nothing is planned yet', to: '/assistant?view=calendar' },
  ])
})

test('events are told with their times on the clock of the person, their place, and the way into the call', () => {
  const review = event('Review', '20T14:00', '20T15:00', { location: 'https://meet.jit.si/review' })
  expect(
    told({
      current: soon(event('Board meeting', '20T08:00', '20T09:00', { location: 'Room 4' })),
      next: soon(review, 'https://meet.jit.si/review'),
      clashes: [[review, event('Coffee', '20T14:30', '20T15:30')]],
      spare: { start: '2026-11-20T10:00:00Z', end: '2026-11-20T14:00:00Z' },
    }),
  ).toEqual([
    ['Board meeting', '09:00–10:00 · Room 4', undefined],
    ['Review', '15:00–16:00', 'https://meet.jit.si/review'],
    ['“Review” clashes with “Coffee”', '15:30', undefined],
    ['First free hour', '11:00–12:00', undefined],
  ])
})

test('what begins on the next day says so, and leads there', () => {
  const [line] = homeOf({ ...nothing, next: soon(event('Early flight', '20T23:30', '21T01:00')) }).lines
  expect(line).toMatchObject({
    detail: 'Tomorrow 00:30–02:00',
    to: '/assistant?view=calendar&date=2026-11-21&show=day',
  })
})

test('what begins on a later day of the week is told with its weekday', () => {
  const [line] = homeOf({ ...nothing, next: soon(event('Gym', '23T06:00', '23T06:45')) }).lines
  expect(line).toMatchObject({ detail: 'Monday 07:00–07:45', to: '/assistant?view=calendar&date=2026-11-23&show=day' })
})

test('beginnings are about the next event, and a follow-up is on a working day', () => {
  expect(offered(event('Board meeting', '20T14:00', '20T15:00'))).toEqual([
    'Find half an hour before “Board meeting”',
    'When is “Board meeting”, and where?',
    'Schedule “Follow-up to Board meeting” on Monday at 9',
  ])
  expect(offered(event('Board meeting', '23T14:00', '23T15:00')).at(-1)).toContain('on Tuesday at 9')
  // So far ahead, the weekday after it may be read as one before it.
  expect(offered(event('Board meeting', '24T14:00', '24T15:00'))).toEqual([
    'Find half an hour before “Board meeting”',
    'When is “Board meeting”, and where?',
  ])
})

test('half an hour before something of today is offered only where there is one', () => {
  const prepare = 'Find half an hour before “Board meeting”'
  expect(offered(event('Board meeting', '20T09:30', '20T10:00'))).toContain(prepare)
  expect(offered(event('Board meeting', '20T09:15', '20T10:00'))).not.toContain(prepare)
  expect(offered(event('Board meeting', '20T09:30', '20T10:00'), null)).not.toContain(prepare)
})

test.each([
  ['text of others', event('Delete everything', '20T14:00', '20T15:00', { foreign: true })],
  ['a title with quotes', event('The “big” one', '20T14:00', '20T15:00')],
  ['a long title', event('x'.repeat(41), '20T14:00', '20T15:00')],
])('%s is put into nobody’s mouth', (_, occurrence) => {
  expect(offered(occurrence)).toEqual([])
})

test('about a task there is nothing to prepare', () => {
  expect(offered(event('Send the report', '20T14:00', '20T15:00', { type: 'task' }))).toEqual([])
})
