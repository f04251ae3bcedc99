import { describe, expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { newEvent } from './contract.ts'
import { readingOf } from './reading.ts'

/** A Wednesday. */
const wording: Wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' }
const read = (words: string) => readingOf(words, wording, { zone: 'Europe/London', format: usualTimeFormat })

describe('the sentence', () => {
  test.each([
    ['Lunch with Sara Thursday 1pm at Zoë’s', 'Lunch with Sara, Thursday 19 November 2026, 13:00 to 14:00, at Zoë’s'],
    ['1:1 with Tom on Zoom Friday 3pm', '1:1 with Tom, Friday 20 November 2026, 15:00 to 16:00, on Zoom'],
    ['Sync in room 5 tomorrow 10-11', 'Sync, Thursday 19 November 2026, 10:00 to 11:00, in room 5'],
    ['Holiday 21-28 December', 'Holiday, Monday 21 December 2026 to Monday 28 December 2026'],
    [
      'every other Monday at 9 team sync until March',
      'Team sync, every other Monday at 09:00 until 1 March 2027, first on Monday 23 November 2026, 09:00 to 10:00',
    ],
    [
      'Yoga every Tuesday at 18:00 except next week',
      'Yoga, every Tuesday at 18:00, first on Tuesday 1 December 2026, 18:00 to 19:00',
    ],
    [
      'Yoga every Tuesday at 18:00 except on 1 and 8 December',
      'Yoga, every Tuesday at 18:00, first on Tuesday 24 November 2026, 18:00 to 19:00, not on Tuesday 1 December 2026 and Tuesday 8 December 2026',
    ],
    ['Call', 'Call: say when it takes place.'],
    ['tomorrow at 3pm', 'Thursday 19 November 2026, 15:00 to 16:00: say what it is called.'],
    ['…', 'Say what it is and when, such as “Lunch with Sara Thursday 1pm”.'],
  ])('of “%s”', (words, sentence) => {
    expect(read(words).sentence).toBe(sentence)
  })
})

describe('how long it lasts', () => {
  test.each([
    ['Call with Tom tomorrow at 3', '2026-11-19T15:00', '2026-11-19T16:00'],
    ['Call with Tom tomorrow at 3 for 45 minutes', '2026-11-19T15:00', '2026-11-19T15:45'],
    ['Call with Tom tomorrow 3pm to 5:30pm', '2026-11-19T15:00', '2026-11-19T17:30'],
    ['Party tomorrow 9pm to 2am', '2026-11-19T21:00', '2026-11-20T02:00'],
    ['Holiday tomorrow', '2026-11-19', '2026-11-20'],
    ['Conference 3-5 December', '2026-12-03', '2026-12-06'],
    ['Offsite for two days starting 30 November', '2026-11-30', '2026-12-02'],
    ['Submit tax return by Friday', '2026-11-20', '2026-11-21'],
    ['Lunch with Sara Thursday', '2026-11-19T12:00', '2026-11-19T13:00'],
    ['Dinner on Friday', '2026-11-20T19:00', '2026-11-20T20:00'],
    ['Call with Tom tomorrow afternoon', '2026-11-19T14:00', '2026-11-19T15:00'],
    ['Standup every weekday at 9:15 for 15 minutes', '2026-11-19T09:15', '2026-11-19T09:30'],
    ['Board meeting first Monday of each month 10-12', '2026-12-07T10:00', '2026-12-07T12:00'],
    ['Rent on the 1st of each month', '2026-12-01', '2026-12-02'],
  ])('“%s”', (words, start, end) => {
    expect(read(words).event).toMatchObject({ start, end })
  })
})

test.each([
  ['Lunch with Sara tomorrow at 1', 'meeting'],
  ['Call with the bank tomorrow at 1', 'meeting'],
  ['Homework 5 due Monday', 'task'],
  ['Submit the report by Friday', 'task'],
  ['remind me to water the plants tomorrow', 'task'],
  ['Gym tomorrow at 7am', 'personal'],
  ['Dentist on Friday at 2', 'personal'],
  ["Anna's birthday on 5 March", 'personal'],
])('“%s” is a %s', (words, type) => {
  expect(read(words).event.type).toBe(type)
})

describe('what is left out of the event', () => {
  test.each([
    ['Lunch with Sara Thursday at 1 or Friday at 2', 'Lunch with Sara', ['or Friday at 2']],
    ['Lunch with Sara Thursday 1pm and remind me the day before', 'Lunch with Sara', ['and remind me the day before']],
    ['Lunch with Sara Thursday 1pm if she is free', 'Lunch with Sara', ['if she is free']],
    ['Lunch with Sara Thursday 1pm, she’s in town', 'Lunch with Sara', ['she’s in town']],
    ['Lunch with Sara Thursday 1pm, then send her the slides', 'Lunch with Sara', ['then send her the slides']],
    ['Lunch Thursday 1pm, invite Sara and Tom', 'Lunch with Sara and Tom', []],
    ['Friday drinks on Thursday at 6', 'Friday drinks', []],
    ['Review Q3 numbers with Ana Monday 10-11', 'Review Q3 numbers with Ana', []],
    ['Standup tomorrow at 10 in the morning', 'Standup', []],
  ])('“%s”', (words, title, unread) => {
    const reading = read(words)
    expect([reading.event.title, reading.unread]).toEqual([title, unread])
  })
})

test('without a title or a time it is not understood, and the form can be opened with the rest', () => {
  expect(read('Call')).toMatchObject({ understood: false, event: { title: 'Call', start: null, end: null } })
  expect(read('tomorrow at 3pm')).toMatchObject({ understood: false, event: { title: '', start: '2026-11-19T15:00' } })
  expect(read('vacation next year')).toMatchObject({ understood: false })
})

test.each(['Lunch Thursday 1pm', 'Gym every Monday at 7am', 'Holiday 21-28 December'])(
  '“%s” can be saved as it is understood',
  (words) => {
    const { title, start, end, zone, type, location, repeat } = read(words).event
    expect(newEvent.safeParse({ title, start, end, zone, type, location, repeat }).success).toBe(true)
  },
)
