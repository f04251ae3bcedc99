import type { Show } from '../grid/days.ts'

/** What a column of figures is called: “Wed 13”, “Week”, “3 days”, “Month”. */
export function spanName(show: Show, days: readonly string[]): string {
  if (show === 'month') return 'Month'
  const [first] = days
  if (days.length === 1 && first !== undefined) return shortDay.format(new Date(`${first}T00:00:00Z`))
  return days.length === 7 ? 'Week' : `${days.length} days`
}

const shortDay = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
