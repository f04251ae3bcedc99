import { describe, expect, test } from 'vitest'
import { newEvent } from '../../contract.ts'
import { occurrence } from '../testing/occurrence.ts'
import {
  alertOf,
  changesOf,
  draftOf,
  endOf,
  fillInRequired,
  findWrongs,
  startOf,
  wantedOf,
  withEnd,
  withStart,
} from './event-draft.ts'

const zone = 'Europe/Vienna'
const hour = { kind: 'new', start: '2024-01-15T09:00', end: '2024-01-15T10:00' } as const
const draft = (more = {}) => ({ ...draftOf({ ...hour, title: 'Standup' }, zone), ...more })

const standup = occurrence({
  revision: 3,
  title: 'Standup',
  start: '2024-01-15T08:00:00Z',
  end: '2024-01-15T09:00:00Z',
  zone,
  attendees: 4,
})

describe('what is wrong', () => {
  test.each([
    ['title', { title: '  ' }],
    ['start', { start: '' }],
    ['end', { end: '' }],
  ])('is a missing %s: Please fill in all required fields', (field, more) => {
    const wrongs = findWrongs(draft(more))
    expect(wrongs).toEqual({ [field]: 'Please fill in all required fields' })
    expect(alertOf(wrongs)).toBe('Please fill in all required fields')
  })

  test.each([
    ['at the same time', { end: '2024-01-15T09:00' }],
    ['earlier', { end: '2024-01-15T08:59' }],
    ['on an earlier day', { allDay: true, end: '2024-01-14T10:00' }],
  ])('is an end %s: End must be after start', (_, more) => {
    expect(alertOf(findWrongs(draft(more)))).toBe('End must be after start')
  })

  test('is said of what is missing first', () => {
    expect(alertOf(findWrongs(draft({ title: '', end: '2024-01-15T08:00' })))).toBe(fillInRequired)
  })

  test('is a person without an address, and attendees below none', () => {
    const wrongs = findWrongs(draft({ people: [{ name: 'Sara', email: '' }], attendees: '-2' }))
    expect(Object.keys(wrongs)).toEqual(['attendees', 'people'])
  })

  test('is nothing where a whole day begins and ends on the same day', () => {
    expect(findWrongs(draft({ allDay: true, end: '2024-01-15T09:00' }))).toEqual({})
  })
})

test.each([
  ['', null],
  ['12', 12],
  ['12.7', 12],
  [' 7 ', 7],
])('attendees %j are parsed as the integer %j', (attendees, parsed) => {
  expect(wantedOf(draft({ attendees }))).toMatchObject({ attendees: parsed })
})

test('what is asked for fits the contract, and leaves out people of whom nothing was written', () => {
  const wanted = wantedOf(
    draft({
      people: [
        { name: ' ', email: '' },
        { name: 'Sara', email: ' sara@example.com ' },
      ],
    }),
  )
  expect(newEvent.parse(wanted)).toMatchObject({ people: [{ name: 'Sara', email: 'sara@example.com' }], zone })
})

test('whole days show the last of them, and ask for the day after it', () => {
  const days = draftOf({ kind: 'new', start: '2024-01-15', end: '2024-01-17' }, zone)
  expect([days.allDay, days.start.slice(0, 10), days.end.slice(0, 10)]).toEqual([true, '2024-01-15', '2024-01-16'])
  expect([startOf(days), endOf(days)]).toEqual(['2024-01-15', '2024-01-17'])
  expect(wantedOf(days)).not.toHaveProperty('zone')
})

test('an event is shown on the wall of its own zone', () => {
  const elsewhere = draftOf({ kind: 'edit', occurrence: { ...standup, zone: 'Asia/Tokyo' } }, zone)
  expect([elsewhere.start, elsewhere.end, elsewhere.zone]).toEqual([
    '2024-01-15T17:00',
    '2024-01-15T18:00',
    'Asia/Tokyo',
  ])
})

test('a change names no more than what is other, and both times with their zone', () => {
  const before = draftOf({ kind: 'edit', occurrence: standup }, zone)
  expect(changesOf(before, before)).toEqual({})
  expect(changesOf(before, { ...before, location: 'Room 2', attendees: '' })).toEqual({
    location: 'Room 2',
    attendees: null,
  })
  expect(changesOf(before, { ...before, end: '2024-01-15T11:00' })).toEqual({
    start: '2024-01-15T09:00',
    end: '2024-01-15T11:00',
    zone,
  })
})

test('another start takes the end along, also over midnight', () => {
  expect(withStart(draft(), '2024-01-15T23:30')).toMatchObject({ start: '2024-01-15T23:30', end: '2024-01-16T00:30' })
  const cleared = withStart(draft(), 'T09:00')
  expect(cleared).toMatchObject({ start: 'T09:00', end: '2024-01-15T10:00' })
  expect(withStart(cleared, '2024-01-17T09:00')).toMatchObject({ end: '2024-01-17T10:00' })
  expect(withStart(withEnd(cleared, '2024-01-18T12:00'), '2024-01-17T09:00')).toMatchObject({ end: '2024-01-18T12:00' })
})
