import { fold } from '#foundation/time/icalendar/lines.ts'
import { escapeText } from '#foundation/time/icalendar/property.ts'
import { rewrittenRule } from '#foundation/time/icalendar/until.ts'
import { writeMoment } from '#foundation/time/icalendar/values.ts'
import { writeZone } from '#foundation/time/icalendar/write-zone.ts'
import type { TaskPriority } from '../contract.ts'
import { fileUidOf } from '../rules/task.ts'
import { isDay } from '../rules/due.ts'
import type { StoredTask } from '../rules/task.ts'
import { ownProperty, writtenOwn } from './own-fields.ts'

type Written = { name: string; stamp: string; tasks: readonly StoredTask[] }

/** Writes an RFC 5545 file, piece by piece. */
export function* writeTasksFile({ name, stamp, tasks }: Written): Generator<string> {
  yield 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Attache//Tasks//EN\r\nCALSCALE:GREGORIAN\r\n'
  yield line('NAME', escapeText(name)) + line('X-WR-CALNAME', escapeText(name))
  const zones = tasks.flatMap(({ due, zone }) => (due === null || isDay(due) || zone === 'UTC' ? [] : [zone]))
  for (const zone of new Set(zones)) yield writeZone(zone)
  const uids = new Map(tasks.map((task) => [task.id, fileUidOf(task)]))
  for (const task of tasks) yield writeTask(task, { stamp, parent: uids.get(task.parent ?? '') })
  yield 'END:VCALENDAR\r\n'
}

function writeTask(task: StoredTask, { stamp, parent }: { stamp: string; parent: string | undefined }): string {
  const { due, zone, repeat, notes, priority, status, doneAt, title, waitsFor } = task
  return [
    'BEGIN:VTODO\r\n',
    line('UID', escapeText(fileUidOf(task))),
    line('DTSTAMP', writeMoment(stamp.slice(0, 19), true)),
    ...(due === null ? [] : [time('DUE', due, zone)]),
    ...(due === null || repeat === null
      ? []
      : [time('DTSTART', due, zone), line('RRULE', rewrittenRule(repeat, due, isDay(due) ? null : zone))]),
    line('SUMMARY', escapeText(title)),
    ...(notes === '' ? [] : [line('DESCRIPTION', escapeText(notes))]),
    ...(priority === null ? [] : [line('PRIORITY', figures[priority])]),
    line('STATUS', words[status]),
    ...(doneAt === null ? [] : [line('COMPLETED', writeMoment(doneAt.slice(0, 19), true))]),
    ...(parent === undefined ? [] : [line('RELATED-TO', escapeText(parent))]),
    ...(waitsFor === null || waitsFor.email === null ? [] : [attendee(waitsFor.name, waitsFor.email)]),
    line(ownProperty, writtenOwn(task)),
    'END:VTODO\r\n',
  ].join('')
}

const figures: Record<TaskPriority, string> = { high: '1', medium: '5', low: '9' }
const words = { todo: 'NEEDS-ACTION', doing: 'IN-PROCESS', review: 'IN-PROCESS', done: 'COMPLETED' } as const

function time(name: string, wall: string, zone: string): string {
  if (isDay(wall)) return `${name};VALUE=DATE:${writeMoment(wall)}\r\n`
  return zone === 'UTC' ? `${name}:${writeMoment(wall, true)}\r\n` : `${name};TZID=${zone}:${writeMoment(wall)}\r\n`
}

function attendee(name: string, email: string): string {
  // A quoted parameter can hold neither quotes nor control characters.
  const bare = name.replaceAll(/["\p{Cc}]/gu, '')
  return line(bare === '' ? 'ATTENDEE' : `ATTENDEE;CN="${bare}"`, `mailto:${email}`)
}

function line(name: string, value: string): string {
  return fold(`${name}:${value}`)
}
