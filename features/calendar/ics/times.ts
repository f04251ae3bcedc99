import { momentOf, wallOf } from '#foundation/time/zones.ts'
import { parameterOf, type Property } from './property.ts'
import { readMoment } from './values.ts'
import type { FileZones } from './zones.ts'

/** A time as the file says it: its zone is null where it floats, and where it is a day. */
export type FileTime = { wall: string; zone: string | null }

/** An event cannot be read: why, as a sentence. */
export class UnreadableEvent extends Error {
  override name = 'UnreadableEvent'
}

export type Reading = { zones: FileZones; remarks: string[] }

export function timeOf(property: Property, reading: Reading, text = property.value): FileTime {
  const moment = readMoment(text)
  if (moment === undefined) throw new UnreadableEvent(`“${text.trim().slice(0, 60)}” is no day and no time.`)
  if (parameterOf(property, 'VALUE')?.toUpperCase() === 'DATE') return { wall: moment.wall.slice(0, 10), zone: null }
  if (moment.wall.length === 10) return { wall: moment.wall, zone: null }
  return { wall: moment.wall, zone: moment.utc ? 'UTC' : zoneOf(property, reading) }
}

/** The same time as a clock in the zone of the start shows it; a day where the start is one. */
export function atStart(time: FileTime, start: FileTime): string {
  if (start.wall.length === 10) return time.wall.slice(0, 10)
  if (time.wall.length === 10) return `${time.wall}${start.wall.slice(10)}`
  if (time.zone === null || start.zone === null || time.zone === start.zone) return time.wall
  return wallOf(momentOf(time.wall, time.zone), start.zone)
}

function zoneOf(property: Property, { zones, remarks }: Reading): string | null {
  const id = parameterOf(property, 'TZID')
  if (id === undefined || id === '') return null
  const zone = zones.named(id)
  if (zone === undefined) remarks.push(`The time zone “${id.slice(0, 60)}” is unknown: its times are read in your own.`)
  return zone ?? null
}
