import { CalendarList } from './calendar-list.tsx'
import { CreateButtons } from './create-buttons.tsx'
import { MiniMonth } from './mini-month.tsx'
import { Overview } from './overview.tsx'
import type { PanelProps } from './panel.tsx'
import { SampleOffer } from './sample-offer.tsx'
import { usePanel } from './use-panel.ts'

export function PanelContent({ place, days, onOpen, onCreate }: PanelProps) {
  const { room, show } = usePanel()
  const leave = (run: () => void) => (): void => {
    if (room === 'sheet') show(false)
    run()
  }
  return (
    <div className="grid gap-6 p-4">
      <div className="grid gap-2">
        <CreateButtons onEvent={leave(onCreate)} onAgenda={leave(() => onOpen({ kind: 'agenda', date: place.date }))} />
      </div>
      <MiniMonth
        date={place.date}
        today={place.today}
        days={days}
        onDay={(date) => leave(() => place.go({ date }))()}
      />
      <Overview place={place} days={days} />
      <CalendarList onOpen={(open) => leave(() => onOpen(open))()} />
      <SampleOffer />
    </div>
  )
}
