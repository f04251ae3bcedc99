import {
  type DailyHours,
  free,
  minutesOf,
  type Span,
  spanOfDays,
  within,
  workingSpans,
} from '#foundation/time/spans.ts'
import type { DayOverview } from '../contract.ts'
import { takesTime } from './event.ts'
import type { Instance } from './occurrences.ts'

/** Shorter gaps are too short for focused work. */
const leastFocusMinutes = 30

type Hours = { workingHours: readonly DailyHours[]; zone: string }

/**
 * A day in figures. Focus time is free time within the working hours in blocks of at least 30 minutes; efficiency is
 * the share of the working hours not lost to shorter gaps. All-day events and done tasks are counted
 * but take no time.
 */
export function overviewOf(day: string, instances: readonly Instance[], { workingHours, zone }: Hours): DayOverview {
  const whole = spanOfDays(day, day, zone)
  const today = instances.filter((each) => isWithin(each, whole))
  const working = workingSpans(workingHours, day, zone)
  const spare = free(takenBy(today), working)
  const focus = spare.filter(({ start, end }) => end - start >= leastFocusMinutes * 60_000)
  const workingMinutes = minutesOf(working)
  const lost = minutesOf(spare) - minutesOf(focus)
  const meetings = today.filter(({ fields }) => fields.type === 'meeting')
  return {
    day,
    events: today.length,
    meetingMinutes: Math.round(minutesOf(within(takenBy(meetings), [whole]))),
    workingMinutes: Math.round(workingMinutes),
    focusMinutes: Math.round(minutesOf(focus)),
    efficiency: workingMinutes === 0 ? 100 : Math.round((100 * (workingMinutes - lost)) / workingMinutes),
  }
}

/** Events that occupy time. */
export function takenBy(instances: readonly Instance[]): Span[] {
  return instances.filter(({ fields }) => takesTime(fields)).map(({ start, end }) => ({ start, end }))
}

function isWithin({ start, end }: Instance, whole: Span): boolean {
  return start < whole.end && (end > whole.start || (start === end && start >= whole.start))
}
