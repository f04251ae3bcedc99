import { addOnWall, millisecondOf, wallOf } from '../zones.ts'

/** A value of DATE or DATE-TIME: on the wall, and whether it is said in UTC. */
export type Moment = { wall: string; utc: boolean }

/** `20260329`, `20260329T093000`, `20260329T093000Z`; tolerates a time without seconds, hyphens and small letters. */
export function readMoment(text: string): Moment | undefined {
  const [, year, month, day, hour, minute, second = '00', utc = ''] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[Tt](\d\d):?(\d\d)(?::?(\d\d))?)?([Zz])?$/.exec(text.trim()) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month}-${day}`
  if (!isDate(date)) return undefined
  if (hour === undefined) return { wall: date, utc: false }
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return undefined
  if (hour === '24') return { wall: addOnWall(date, 24 * 60), utc: utc !== '' }
  const seconds = second === '60' ? '59' : second
  return { wall: `${date}T${hour}:${minute}${seconds === '00' ? '' : `:${seconds}`}`, utc: utc !== '' }
}

export function writeMoment(wall: string, utc = false): string {
  const [date = '', time] = wall.replaceAll('-', '').split('T')
  return time === undefined ? date : `${date}T${time.replaceAll(':', '').padEnd(6, '0')}${utc ? 'Z' : ''}`
}

/** Days on the wall, and seconds besides; `P7W`, `PT1H30M`, `P1DT12H`, `-PT5M`. */
export type Duration = { days: number; seconds: number }

export function readDuration(text: string): Duration | undefined {
  const [all, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim()) ?? []
  if (all === undefined || !/\d/.test(all)) return undefined
  const found = {
    days: Number(weeks) * 7 + Number(days),
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  }
  if (found.days > 36_600 || found.seconds > 36_600 * 86_400) return undefined
  return sign === '-' ? { days: -found.days, seconds: -found.seconds } : found
}

/** Days go by on the wall, hours by the clock. */
export function after(wall: string, { days, seconds }: Duration, zone: string): string {
  if (wall.length === 10) return addOnWall(wall, (days + Math.ceil(seconds / 86_400)) * 24 * 60).slice(0, 10)
  const later = days === 0 ? wall : addOnWall(wall, days * 24 * 60)
  return seconds === 0 ? later : wallOf(millisecondOf(later, zone) + seconds * 1000, zone)
}

function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).getUTCDate() === Number(date.slice(8)) && date >= '0001'
}
