import type { OfferedEvent } from '#foundation/web/beside.ts'

/** The event as a file, so that it is added as what it is: the words of somebody else. */
export function fileOf({ uid, title, start, end, zone, place, notes, repeat }: OfferedEvent, ownZone: string): string {
  const time = (name: string, at: string): string =>
    at.length === 10
      ? `${name};VALUE=DATE:${at.replaceAll('-', '')}`
      : `${name};TZID=${zone ?? ownZone}:${at.slice(0, 16).replaceAll(/[-:]/g, '')}00`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Attache//Invitation//EN',
    'BEGIN:VEVENT',
    `UID:${written(uid)}`,
    time('DTSTART', start),
    ...(end === null ? [] : [time('DTEND', end)]),
    ...(repeat ? [`RRULE:${repeat.rule}`, ...repeat.except.map((at) => time('EXDATE', at))] : []),
    `SUMMARY:${written(title)}`,
    ...(place === '' ? [] : [`LOCATION:${written(place)}`]),
    ...(notes === '' ? [] : [`DESCRIPTION:${written(notes)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return lines.join('\r\n')
}

/** RFC 5545, 3.3.11. */
function written(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}
