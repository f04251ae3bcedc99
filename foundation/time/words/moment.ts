import { readTimes } from './read-times.ts'
import type { When, Wording } from './when.ts'

/** Where a day is said and no time. */
export const morning = '09:00'

/** The one moment on the wall that words name: “in 20 minutes”, “tomorrow at 7”, “Friday”. */
export function readMoment(said: string, wording: Wording): string | undefined {
  return momentOf(readTimes(said, wording))
}

/** The day from where one is said, the time from where one is said: “at 9, on Friday”. */
export function momentOf(times: readonly When[]): string | undefined {
  const day = times.find(({ saysDay }) => saysDay) ?? times[0]
  if (!day) return undefined
  const clock = times.find(({ saysTime }) => saysTime)
  const [date, time] = [startOf(day).toPlainDate(), clock && startOf(clock).toPlainTime()]
  return `${date.toString()}T${time?.toString().slice(0, 5) ?? morning}`
}

/** Of “by noon” the end is what was said. */
function startOf({ kind, start, end }: When): Temporal.PlainDateTime {
  return kind === 'before' ? (end ?? start) : start
}
