import type { ViewProps } from '#foundation/web/plugs.ts'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { Dashboard } from './dashboard.tsx'
import { PhoneDashboard } from './phone/phone-dashboard.tsx'
import { CalendarHouse } from './perform.tsx'

/** The dashboard with all that stands around it. */
export function CalendarView({ card }: ViewProps) {
  // Days in sight are kept as they were drawn, so another way of writing times draws everything anew.
  const format = useTimeFormat()
  const Shown = usePhone() ? PhoneDashboard : Dashboard
  return (
    <CalendarHouse card={card}>
      <Shown key={JSON.stringify(format)} />
    </CalendarHouse>
  )
}
