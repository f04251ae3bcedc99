import { addOnWall, momentOf, wallOf } from '../zones.ts'
import { parameterOf, type Property } from './property.ts'
import { readMoment } from './values.ts'
import type { FileZones } from './zones.ts'

/** A time as the file says it: its zone is null where it floats, and where it is a day. */
export type FileTime = { wall: string; zone: string | null }

export type Reading = { zones: FileZones; remarks: string[] }

/** An event or a task cannot be read: why, as a sentence. */
export class UnreadableEntry extends Error {
  override name = 'UnreadableEntry'
}

export function timeOf(property: Property, reading: Reading, text = property.value): FileTime {
  const moment = readMoment(text)
  if (moment === undefined) throw new UnreadableEntry(`“${text.trim().slice(0, 60)}” is no day and no time.`)
  if (parameterOf(property, 'VALUE')?.toUpperCase() === 'DATE') return { wall: moment.wall.slice(0, 10), zone: null }
  if (moment.wall.length === 10) return { wall: moment.wall, zone: null }
  return moment.utc ? { wall: moment.wall, zone: 'UTC' } : placed(moment.wall, parameterOf(property, 'TZID'), reading)
}

/** The same time as a clock in the zone of the start shows it; a day where the start is one. */
export function atStart(time: FileTime, start: FileTime): string {
  if (start.wall.length === 10) return time.wall.slice(0, 10)
  if (time.wall.length === 10) return `${time.wall}${start.wall.slice(10)}`
  if (time.zone === null || start.zone === null || time.zone === start.zone) return time.wall
  return wallOf(momentOf(time.wall, time.zone), start.zone)
}

/** Where it is; in UTC by the file's own rules where that is no place that is known. */
function placed(wall: string, id: string | undefined, { zones, remarks }: Reading): FileTime {
  if (id === undefined || id.trim() === '') return { wall, zone: null }
  const zone = zones.named(id)
  if (zone !== undefined) return { wall, zone }
  const offset = zones.offset(id, wall)
  const name = `The time zone “${id.slice(0, 60)}”`
  remarks.push(
    offset === undefined
      ? `${name} is unknown: its times are read in your own.`
      : `${name} is no place that is known: its times are kept in UTC.`,
  )
  return offset === undefined ? { wall, zone: null } : { wall: addOnWall(wall, -offset), zone: 'UTC' }
}
