import { expect, test } from 'vitest'
import { fileOf } from './offer-file.ts'

const review = {
  uid: 'review@example.com',
  title: 'Budget; review',
  start: '2026-11-26T14:00',
  end: '2026-11-26T15:00',
  zone: 'Europe/Vienna',
  place: 'Room 4, first floor',
  notes: 'Bring:\nthe figures',
  repeat: null,
}

test('writes the event as it is in an iCalendar file', () => {
  expect(fileOf(review, 'Europe/London').split('\r\n').slice(3, -2)).toEqual([
    'BEGIN:VEVENT',
    'UID:review@example.com',
    'DTSTART;TZID=Europe/Vienna:20261126T140000',
    'DTEND;TZID=Europe/Vienna:20261126T150000',
    String.raw`SUMMARY:Budget\; review`,
    String.raw`LOCATION:Room 4\, first floor`,
    String.raw`DESCRIPTION:Bring:\nthe figures`,
    'END:VEVENT',
  ])
})

test('writes days without a zone, and times without one in the person’s own', () => {
  const days = fileOf({ ...review, start: '2026-11-26', end: '2026-11-27' }, 'Europe/London')
  expect(days).toContain('DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261127')
  expect(fileOf({ ...review, zone: null, end: null }, 'Europe/London')).toContain(
    'DTSTART;TZID=Europe/London:20261126T140000\r\nSUMMARY',
  )
})

test('writes a series with what is left out of it', () => {
  const repeat = { rule: 'FREQ=WEEKLY', except: ['2026-12-03T14:00'] }
  expect(fileOf({ ...review, repeat }, 'Europe/London')).toContain(
    'RRULE:FREQ=WEEKLY\r\nEXDATE;TZID=Europe/Vienna:20261203T140000',
  )
})

test('lets no line break begin a line of its own', () => {
  expect(fileOf({ ...review, title: 'Fair\r\nATTENDEE:mailto:eve@example.com' }, 'Europe/London')).toContain(
    String.raw`SUMMARY:Fair\nATTENDEE:mailto:eve@example.com`,
  )
})
