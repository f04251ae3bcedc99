import type { DayOverview } from '../contract.ts'

/** Several days in figures, `undefined` where there is none. */
export type SpanOverview = { events: number; focusMinutes: number | undefined; efficiency: number | undefined }

/**
 * Sums focus time, and weights efficiency by each day's working hours. Both are `undefined` if nothing is planned or
 * nobody works: an empty week is not efficient, and a Sunday has no focus time.
 */
export function overviewOfSpan(days: readonly DayOverview[]): SpanOverview {
  const events = sum(days, (day) => day.events)
  const workingMinutes = sum(days, (day) => day.workingMinutes)
  if (events === 0 || workingMinutes === 0) return { events, focusMinutes: undefined, efficiency: undefined }
  return {
    events,
    focusMinutes: sum(days, (day) => day.focusMinutes),
    efficiency: Math.round(sum(days, (day) => day.efficiency * day.workingMinutes) / workingMinutes),
  }
}

function sum(days: readonly DayOverview[], figure: (day: DayOverview) => number): number {
  return days.reduce((total, day) => total + figure(day), 0)
}
