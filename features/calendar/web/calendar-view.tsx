import type { ComponentType } from 'react'
import { Dashboard } from './dashboard.tsx'
import { CalendarHouse } from './perform.tsx'

/** The dashboard with all that stands around it. */
export function CalendarView({ card }: { card: ComponentType<{ id: string }> }) {
  return (
    <CalendarHouse card={card}>
      <Dashboard />
    </CalendarHouse>
  )
}
