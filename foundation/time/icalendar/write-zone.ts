import { addOnWall, nextChange, offsetMinutes, wallOf } from '../zones.ts'
import { writeMoment } from './values.ts'

const first = '1970-01-01T00:00:00Z'
const last = '2045-01-01T00:00:00Z'

/** A VTIMEZONE that says every change of the clock from 1970 to 2045, for readers that do not know the place. */
export function writeZone(zone: string): string {
  const known = written.get(zone)
  if (known !== undefined) return known
  const text = zoneText(zone)
  if (written.size < 100) written.set(zone, text)
  return text
}

/** A zone is written the same every time. */
const written = new Map<string, string>()

function zoneText(zone: string): string {
  const parts = [observance('STANDARD', '1970-01-01T00:00', [offsetMinutes(first, zone), offsetMinutes(first, zone)])]
  let before = offsetMinutes(first, zone)
  for (let at = nextChange(first, zone); at !== null && at < last; at = nextChange(at, zone)) {
    const offset = offsetMinutes(at, zone)
    // Its beginning is told on the wall as it was before the change.
    const wall = addOnWall(wallOf(at, 'UTC'), before)
    if (offset !== before) parts.push(observance(offset > before ? 'DAYLIGHT' : 'STANDARD', wall, [before, offset]))
    before = offset
  }
  return `BEGIN:VTIMEZONE\r\nTZID:${zone}\r\n${parts.join('')}END:VTIMEZONE\r\n`
}

function observance(kind: string, wall: string, [from, to]: [number, number]): string {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${writeMoment(wall)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}\r\n`,
  ].join('\r\n')
}

function offsetText(minutes: number): string {
  const whole = Math.abs(Math.trunc(minutes))
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(whole / 60))}${two(whole % 60)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
