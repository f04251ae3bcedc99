import type { WorkingHours } from '#features/people/contract.ts'
import type { Hours } from './clock-change.ts'

const kept = new Map<string, Hours | undefined>()

/** The same object for the same hours, so that a day that did not change is not written anew. */
export function workingOn(hours: WorkingHours, date: string): Hours | undefined {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
  const found = hours.find(({ day }) => day === weekday)
  if (!found) return undefined
  const name = `${found.start} ${found.end}`
  if (!kept.has(name)) kept.set(name, { from: minutesIn(found.start), to: minutesIn(found.end) })
  return kept.get(name)
}

export function minutesIn(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
