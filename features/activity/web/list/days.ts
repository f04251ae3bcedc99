import { dateOf } from '#foundation/web/when.ts'
import type { Activity } from '../../contract.ts'

export type Day = { label: string; activities: Activity[] }

/** In the order in which they come, under the days of this device. */
export function byDay(activities: readonly Activity[], now: Date): Day[] {
  const days: (Day & { begins: number })[] = []
  for (const activity of activities) {
    const begins = new Date(activity.created_at).setHours(0, 0, 0, 0)
    const last = days.at(-1)
    if (last?.begins === begins) last.activities.push(activity)
    else days.push({ begins, label: labelOf(activity.created_at, begins, now), activities: [activity] })
  }
  return days
}

function labelOf(moment: string, begins: number, now: Date): string {
  const back = (days: number): number => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).getTime()
  if (begins === back(0)) return 'Today'
  return begins === back(1) ? 'Yesterday' : dateOf(moment)
}
