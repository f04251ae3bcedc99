import type { ViewProps } from '#foundation/web/plugs.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { Dashboard } from './dashboard.tsx'
import { CalendarHouse } from './perform.tsx'

/** The dashboard with all that stands around it. */
export function CalendarView({ card }: ViewProps) {
  // Days in sight are kept as they were drawn, so another way of writing times draws everything anew.
  const format = useTimeFormat()
  return (
    <CalendarHouse card={card}>
      <Dashboard key={JSON.stringify(format)} />
    </CalendarHouse>
  )
}
