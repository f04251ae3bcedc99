import type { DayOverview } from '../contract.ts'

/** Several days in figures. What is undefined has no figure. */
export type SpanOverview = { events: number; focusMinutes: number | undefined; efficiency: number | undefined }

/**
 * Focus time adds up, and efficiency is weighted by the working hours of each day. Neither has a figure where nothing is
 * planned or nobody works: an empty week is not efficient, and a Sunday has no focus time.
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
