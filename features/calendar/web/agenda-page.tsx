import type { ComponentType } from 'react'
import { AgendaView } from './agenda/agenda-view.tsx'
import { CalendarHouse } from './perform.tsx'
import { usePlace } from './place.ts'

/** The agenda of the day that the address names. */
export function AgendaPage({ card }: { card: ComponentType<{ id: string }> }) {
  return (
    <CalendarHouse card={card}>
      <Agenda />
    </CalendarHouse>
  )
}

function Agenda() {
  const { date, go } = usePlace()
  return <AgendaView date={date} onDate={(day: string) => go({ date: day })} />
}
