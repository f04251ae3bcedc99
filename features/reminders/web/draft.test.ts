import { expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Reminder } from '../contract.ts'
import { changesOf, draftOf, emptyDraft, newOf, repeatsOf, timedOf, wrongsOf } from './draft.ts'
import { grouped } from './seen.ts'

/** Monday. */
const seen = { zone: 'Europe/Vienna', now: '2026-11-23T10:20', format: usualTimeFormat }
const id = '019ab2c4-0000-7000-8000-000000000001'
const empty = { ...emptyDraft(seen), text: 'Call Tom' }

const known: Reminder = {
  id,
  text: 'Call Tom',
  about: 'text',
  target: {},
  minutes: null,
  start: '2026-11-02T09:00',
  rule: 'FREQ=WEEKLY;BYDAY=MO',
  zone: 'Europe/Vienna',
  floating: true,
  again: null,
  state: 'active',
  next: '2026-11-30T09:00',
  when: 'every Monday at 09:00',
  foreign: false,
  revision: 3,
}

test('a new one starts at the next full hour, and does not repeat', () => {
  expect(newOf(empty, { id, seen })).toEqual({ id, text: 'Call Tom', at: '2026-11-23T11:00', rule: null, again: null })
})

test('a repeating one starts with its first time, and does not also ask again', () => {
  const wanted = newOf({ ...empty, time: '09:00', repeats: 'FREQ=DAILY', again: '10' }, { id, seen })
  expect(wanted).toMatchObject({ at: '2026-11-24T09:00', rule: 'FREQ=DAILY', again: null })
})

test('repetition can be typed in words', () => {
  const draft = { ...empty, repeats: 'words', rule: 'last Friday of the month', time: '08:30' }
  expect(timedOf(draft, seen)).toEqual({ rule: 'FREQ=MONTHLY;BYDAY=-1FR', at: '2026-11-27T08:30' })
  expect(wrongsOf({ ...draft, rule: 'blue' }, seen)).toEqual({ rule: 'Say it such as “last Friday of the month”.' })
})

test('one before events says how long before, before which, and its text if any', () => {
  const draft = { ...empty, kind: 'before', minutes: '20', which: 'words', words: ' Akira ' } as const
  expect(newOf({ ...draft, text: '' }, { id, seen })).toEqual({ id, minutes: 20, words: 'Akira' })
  expect(wrongsOf({ ...draft, words: '' }, seen)).toEqual({ words: 'Say a name, or a word.' })
})

test.each([
  [{ text: ' ' }, { text: 'Say what you want to be reminded of.' }],
  [{ day: '' }, { day: 'Choose a day.' }],
  [{ time: '' }, { time: 'Choose a time.' }],
  [{ time: '10:19' }, { day: 'That time has passed already.' }],
  [{ time: '10:19', repeats: 'FREQ=DAILY' }, {}],
])('a missing field is named: %o', (given, wrongs) => {
  expect(wrongsOf({ ...empty, ...given }, seen)).toEqual(wrongs)
})

test('a rule that the list does not offer is listed in its own words', () => {
  const draft = draftOf(known, seen)
  expect(draft).toMatchObject({ day: '2026-11-30', time: '09:00', repeats: 'FREQ=WEEKLY;BYDAY=MO' })
  expect(repeatsOf(draft, seen).map(({ label }) => label)).toContain('Every Monday at 09:00')
  const half = { format: { ...usualTimeFormat, clock: '12-hour' as const } }
  expect(repeatsOf(draft, half).map(({ label }) => label)).toContain('Every Monday at 9:00 am')
})

test('only changes are sent', () => {
  const draft = draftOf(known, seen)
  expect(changesOf(known, draft, seen)).toEqual({})
  expect(changesOf(known, { ...draft, text: 'Call Ann' }, seen)).toEqual({ text: 'Call Ann' })
  expect(changesOf(known, { ...draft, time: '10:00' }, seen)).toEqual({
    at: '2026-11-30T10:00',
    rule: 'FREQ=WEEKLY;BYDAY=MO',
  })
  const before = { ...known, minutes: 10, start: null, rule: null, next: null }
  expect(changesOf(before, { ...draftOf(before, seen), minutes: '30' }, seen)).toEqual({ minutes: 30 })
})

test('days are in order in the person’s zone, and reminders before events come last', () => {
  const list = [
    { ...known, next: null, minutes: 10, text: 'before' },
    { ...known, text: 'week' },
    { ...known, text: 'far', zone: 'Asia/Tokyo', next: '2026-11-24T03:00' },
    { ...known, text: 'soon', next: '2026-11-23T12:00' },
  ]
  const shown = grouped(list, seen).map(({ name, reminders }) => [name, ...reminders.map(({ text }) => text)])
  expect(shown).toEqual([
    ['Today', 'soon', 'far'],
    ['Monday 30 November', 'week'],
    ['Before events', 'before'],
  ])
})
