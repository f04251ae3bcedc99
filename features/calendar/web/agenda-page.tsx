import type { ViewProps } from '#foundation/web/plugs.ts'
import { sampleDay } from '../rules/sample-day.ts'
import { AgendaView } from './agenda/agenda-view.tsx'
import { Banner } from './banner.tsx'
import { useCalendars } from './calendars.ts'
import { CalendarHouse } from './perform.tsx'
import { usePlace } from './place.ts'

/** The agenda of the day that the address names. */
export function AgendaPage({ card }: ViewProps) {
  return (
    <CalendarHouse card={card}>
      <Agenda />
    </CalendarHouse>
  )
}

function Agenda() {
  const { date, isKnown, go } = usePlace()
  const { data } = useCalendars()
  return (
    <>
      <Banner sample={data?.sample === true && date === sampleDay} />
      <AgendaView date={date} isKnown={isKnown} onDate={(day) => go({ date: day })} />
    </>
  )
}
