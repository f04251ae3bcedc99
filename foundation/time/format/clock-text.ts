import type { TimeFormat } from './time-format.ts'

type Clock = Pick<TimeFormat, 'clock'>

const minutesOfDay = 24 * 60

/** Minutes since midnight as a clock shows them: “09:30” or “9:30 am”. The end of a day is “24:00” or “12:00 am”. */
export function clockText(minute: number, { clock }: Clock): string {
  if (clock === '24-hour') return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  return `${twelve(minute)}:${two(minute % 60)} ${half(minute)}`
}

/** “09:00–10:30”, or “9:00–10:30 am”; both halves of the day are named where they differ. */
export function clockSpan(from: number, to: number, format: Clock): string {
  const end = clockText(to, format)
  const isOneHalf = format.clock === '12-hour' && half(from) === half(to) && from < to && to < minutesOfDay
  return `${isOneHalf ? `${twelve(from)}:${two(from % 60)}` : clockText(from, format)}–${end}`
}

/** A full hour beside a grid: “09:00” or “9 am”. */
export function hourText(hour: number, format: Clock): string {
  return format.clock === '24-hour' ? clockText(hour * 60, format) : `${twelve(hour * 60)} ${half(hour * 60)}`
}

/** What the clock of a time such as `2024-01-15T09:30` shows. */
export function wallClock(wall: string, format: Clock): string {
  return timeOfDay(wall.slice(11, 16), format)
}

/** Such as `09:30`, of which no day is known. */
export function timeOfDay(time: string, format: Clock): string {
  return clockText(Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)), format)
}

function twelve(minute: number): number {
  return Math.floor(minute / 60) % 12 || 12
}

function half(minute: number): 'am' | 'pm' {
  return minute % minutesOfDay < 12 * 60 ? 'am' : 'pm'
}

function two(figure: number): string {
  return String(figure).padStart(2, '0')
}
