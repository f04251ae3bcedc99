import type { FileChange, FileEvent } from './file-event.ts'
import { fold } from '#foundation/time/icalendar/lines.ts'
import { escapeText, writeProperty } from '#foundation/time/icalendar/property.ts'
import { rewrittenRule } from '#foundation/time/icalendar/until.ts'
import { writeMoment } from '#foundation/time/icalendar/values.ts'
import { writeZone } from '#foundation/time/icalendar/write-zone.ts'

export type WrittenCalendar = {
  name: string
  /** The moment of writing. */
  stamp: string
  events: Iterable<FileEvent>
  /** Every zone used by the events. */
  zones: readonly string[]
}

/** Writes an RFC 5545 file, piece by piece. */
export function* writeCalendarFile({ name, stamp, events, zones }: WrittenCalendar): Generator<string> {
  yield 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Attache//Calendar//EN\r\nCALSCALE:GREGORIAN\r\n'
  if (name !== '') yield line('NAME', escapeText(name)) + line('X-WR-CALNAME', escapeText(name))
  for (const zone of new Set(zones)) if (zone !== 'UTC') yield writeZone(zone)
  for (const event of events) yield writeEvent(event, stamp)
  yield 'END:VCALENDAR\r\n'
}

function writeEvent(event: FileEvent, stamp: string): string {
  const times = [
    ...(event.repeat === null ? [] : [line('RRULE', rewrittenRule(event.repeat, event.start, event.zone))]),
    ...dates('RDATE', event.also, event.zone),
    ...dates('EXDATE', event.except, event.zone),
  ]
  return [
    component(event, stamp, times),
    ...event.changes.map((change) =>
      component(changed(event, change), stamp, [time('RECURRENCE-ID', change.original, event.zone)]),
    ),
  ].join('')
}

function changed(event: FileEvent, { original: _original, ...change }: FileChange): FileEvent {
  return { ...event, ...change }
}

function component(event: FileEvent, stamp: string, times: readonly string[]): string {
  return [
    'BEGIN:VEVENT\r\n',
    line('UID', escapeText(event.uid)),
    line('DTSTAMP', writeMoment(stamp.slice(0, 19), true)),
    time('DTSTART', event.start, event.zone),
    time('DTEND', event.end, event.zone),
    ...times,
    line('SUMMARY', escapeText(event.title)),
    ...(event.location === '' ? [] : [line('LOCATION', escapeText(event.location))]),
    ...(event.description === '' ? [] : [line('DESCRIPTION', escapeText(event.description))]),
    ...event.people.map(({ name, email }) =>
      fold(
        writeProperty({
          name: 'ATTENDEE',
          parameters: new Map(name === '' ? [] : [['CN', [name]]]),
          value: `mailto:${email}`,
        }),
      ),
    ),
    ...(event.status === 'confirmed' ? [] : [line('STATUS', event.status.toUpperCase())]),
    'END:VEVENT\r\n',
  ].join('')
}

function dates(name: string, walls: readonly string[], zone: string | null): string[] {
  return walls.map((wall) => time(name, wall, zone))
}

function time(name: string, wall: string, zone: string | null): string {
  if (wall.length === 10) return `${name};VALUE=DATE:${writeMoment(wall)}\r\n`
  if (zone === 'UTC') return `${name}:${writeMoment(wall, true)}\r\n`
  return zone === null ? `${name}:${writeMoment(wall)}\r\n` : `${name};TZID=${zoneName(zone)}:${writeMoment(wall)}\r\n`
}

function zoneName(zone: string): string {
  return zone.includes(':') ? `"${zone}"` : zone
}

function line(name: string, value: string): string {
  return fold(`${name}:${value}`)
}
