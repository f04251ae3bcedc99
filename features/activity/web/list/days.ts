import { dayHere, laterDay } from '#foundation/web/own-zone.ts'
import { dateOf } from '#foundation/web/when.ts'
import type { Activity } from '../../contract.ts'

export type Day = { label: string; activities: Activity[] }

/** In the order in which they come, under the person's days. */
export function byDay(activities: readonly Activity[], now: number): Day[] {
  const today = dayHere(now)
  const days: (Day & { day: string })[] = []
  for (const activity of activities) {
    const day = dayHere(activity.created_at)
    const last = days.at(-1)
    if (last?.day === day) last.activities.push(activity)
    else days.push({ day, label: labelOf(activity.created_at, day, today), activities: [activity] })
  }
  return days
}

function labelOf(moment: string, day: string, today: string): string {
  if (day === today) return 'Today'
  return day === laterDay(today, -1) ? 'Yesterday' : dateOf(moment)
}
