import { fold } from '#foundation/time/icalendar/lines.ts'
import { escapeText } from '#foundation/time/icalendar/property.ts'
import type { InvitationAnswer } from '../contract.ts'

export type Replying = {
  answer: InvitationAnswer
  name: string
  address: string
  comment: string
  /** ISO 8601 in UTC. */
  stamp: string
}

const partStates: Readonly<Record<InvitationAnswer, string>> = {
  accept: 'ACCEPTED',
  tentative: 'TENTATIVE',
  decline: 'DECLINED',
}

/** What says which event is meant, and where its answer goes (RFC 5546, 3.2.3). */
const kept = new Set(['UID', 'SEQUENCE', 'RECURRENCE-ID', 'DTSTART', 'DTEND', 'DURATION', 'SUMMARY', 'ORGANIZER'])

const mostCharacters = 200_000

/** The answer to an invitation, for the calendar of whoever invites; undefined where it is not one that can be answered. */
export function replyTo(invitation: string, { answer, name, address, comment, stamp }: Replying): string | undefined {
  const lines = invitation
    .slice(0, mostCharacters)
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => !/\p{Cc}/u.test(line.replaceAll('\t', ' ')))
  const isRequest = lines.some((line) => /^METHOD:REQUEST\s*$/i.test(line))
  const event = between(lines, 'VEVENT')
  if (
    !isRequest ||
    !event.some((line) => /^UID[;:]/i.test(line)) ||
    !event.some((line) => /^ORGANIZER[;:]/i.test(line))
  )
    return undefined
  const attendee = `ATTENDEE;PARTSTAT=${partStates[answer]}${name === '' ? '' : `;CN="${quoted(name)}"`}:mailto:${address}`
  const written = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Attache//Mail//EN',
    'METHOD:REPLY',
    ...zonesOf(lines),
    'BEGIN:VEVENT',
    ...event.filter((line) => kept.has(nameOf(line))),
    `DTSTAMP:${stamp.slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
    attendee,
    ...(comment === '' ? [] : [`COMMENT:${escapeText(comment)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return written.map(fold).join('')
}

function nameOf(line: string): string {
  return (/^[\w-]{1,40}/.exec(line)?.[0] ?? '').toUpperCase()
}

/** The lines of the first such component, without what is nested in it. */
function between(lines: readonly string[], component: string): string[] {
  const begin = lines.findIndex((line) => isLine(line, 'BEGIN', component))
  if (begin === -1) return []
  const found: string[] = []
  let depth = 0
  for (const line of lines.slice(begin + 1)) {
    if (depth === 0 && isLine(line, 'END', component)) return found
    if (/^BEGIN:/i.test(line)) depth += 1
    else if (/^END:/i.test(line)) depth -= 1
    else if (depth === 0) found.push(line)
  }
  return found
}

/** Zones are defined by the file that names them. */
function zonesOf(lines: readonly string[]): string[] {
  let isInside = false
  return lines.filter((line) => {
    if (isLine(line, 'BEGIN', 'VTIMEZONE')) isInside = true
    const isKept = isInside
    if (isLine(line, 'END', 'VTIMEZONE')) isInside = false
    return isKept
  })
}

function isLine(line: string, word: 'BEGIN' | 'END', component: string): boolean {
  return line.trim().toUpperCase() === `${word}:${component}`
}

function quoted(name: string): string {
  return name.replaceAll(/["\p{Cc}]/gu, ' ').trim()
}
