import { randomUUID } from 'node:crypto'

/** A calendar file with one event of somebody else, in November 2030. */
export function eventFile(words: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//EN',
    'BEGIN:VEVENT',
    `UID:${randomUUID()}`,
    'DTSTAMP:20261101T080000Z',
    'DTSTART:20301105T130000Z',
    'DTEND:20301105T140000Z',
    `SUMMARY:${words} fair`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
}
