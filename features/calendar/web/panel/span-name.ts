import { weekdayName } from '#foundation/time/format/date-text.ts'
import { timeFormat } from '#foundation/web/time-format.ts'
import type { Show } from '../grid/days.ts'

/** What a column of figures is called: “Wed 13”, “Week”, “3 days”, “Month”. */
export function spanName(show: Show, days: readonly string[]): string {
  if (show === 'month') return 'Month'
  const [first] = days
  if (days.length === 1 && first !== undefined)
    return `${weekdayName(first, 'short', timeFormat())} ${Number(first.slice(8))}`
  return days.length === 7 ? 'Week' : `${days.length} days`
}
