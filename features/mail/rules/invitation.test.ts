import { expect, test } from 'vitest'
import { readInvitation } from './invitation.ts'

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=Europe/Vienna:20261123T090000']
    .concat(lines, 'END:VEVENT', 'END:VCALENDAR')
    .join('\r\n')
const repeatOf = (...lines: string[]) => readInvitation(file(...lines))?.repeat

test('a series has its rule and what is left out of it', () => {
  expect(repeatOf('RRULE:FREQ=WEEKLY;BYDAY=MO', 'EXDATE;TZID=Europe/Vienna:20261130T090000,20261207T090000')).toEqual({
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    except: ['2026-11-30T09:00', '2026-12-07T09:00'],
  })
  expect(repeatOf()).toBeNull()
})

test.each([
  ['RRULE:FREQ=WEEKLY', 'RDATE;TZID=Europe/Vienna:20261124T090000'],
  ['RRULE:FREQ=WEEKLY', 'RRULE:FREQ=DAILY'],
  ['RRULE:FREQ=WEEKLY', 'EXDATE:20261130T080000Z'],
  ['RRULE:FREQ=WEEKLY\\nATTENDEE:x'],
])('a series that cannot be told whole is not offered: %#', (...lines) => {
  expect(repeatOf(...lines)).toBeNull()
})
