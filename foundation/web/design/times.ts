import { clockText } from '#foundation/time/format/clock-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

/** `lasts` is the duration since the time it follows. */
export type TimeOption = { value: string; minute: number; label: string; lasts?: string }

const day = 24 * 60

/** Every quarter of an hour; after a given time, quarters for an hour, then half hours until the end of the day. */
export function timesFrom(after: number | undefined, format: TimeFormat): TimeOption[] {
  const offer = (minute: number): TimeOption => ({ value: timeOf(minute), minute, label: clockText(minute, format) })
  if (after === undefined) return Array.from({ length: day / 15 }, (_, at) => offer(at * 15))
  const lengths = [15, 30, 45, ...Array.from({ length: 47 }, (_, at) => 60 + at * 30)]
  return lengths
    .filter((length) => after + length < day)
    .map((length) => ({ ...offer(after + length), lasts: lengthText(length) }))
}

/** “45 min”, “1 h”, “1 h 30 min”. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** `09:30`, as forms and actions write it. */
export function timeOf(minute: number): string {
  return clockText(minute % day, { clock: '24-hour' })
}

export function minutesIn(time: string): number | undefined {
  if (!/^\d\d:\d\d$/.test(time)) return undefined
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
