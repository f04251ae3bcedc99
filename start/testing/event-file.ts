import { randomUUID } from 'node:crypto'

/** A calendar file with one event by someone else, on a day in November. */
export function eventFile(words: string, day = '20301105'): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//EN',
    'BEGIN:VEVENT',
    `UID:${randomUUID()}`,
    'DTSTAMP:20261101T080000Z',
    `DTSTART:${day}T130000Z`,
    `DTEND:${day}T140000Z`,
    `SUMMARY:${words} fair`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
}
