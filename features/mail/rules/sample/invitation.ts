import type { Correspondent } from '../message.ts'

type Invitation = {
  method: 'REQUEST' | 'CANCEL'
  uid: string
  sequence: number
  title: string
  place: string
  zone: string
  /** Local times, such as 2026-11-25T14:00. */
  from: string
  to: string
  organizer: Correspondent
  guest: Correspondent
}

/** An invitation as calendars send it. */
export function invitation({
  method,
  uid,
  sequence,
  title,
  place,
  zone,
  from,
  to,
  organizer,
  guest,
}: Invitation): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Calendar//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(from.slice(0, 10))}T060000Z`,
    `DTSTART;TZID=${zone}:${compact(from)}00`,
    `DTEND;TZID=${zone}:${compact(to)}00`,
    `SUMMARY:${title}`,
    `LOCATION:${place}`,
    `ORGANIZER;CN=${organizer.name}:mailto:${organizer.address}`,
    `ATTENDEE;CN=${guest.name};PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${guest.address}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

function compact(time: string): string {
  return time.replaceAll(/[\-:]/gv, '')
}
