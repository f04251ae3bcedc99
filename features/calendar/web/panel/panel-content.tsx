import { Suspense } from 'react'
import { useBeside } from '#foundation/web/beside.ts'
import { CalendarList } from './calendar-list.tsx'
import { CreateButtons } from './create-buttons.tsx'
import { MiniMonth } from './mini-month.tsx'
import { Overview } from './overview.tsx'
import type { PanelProps } from './panel.tsx'
import { SampleOffer } from './sample-offer.tsx'
import { usePanel } from './use-panel.ts'

export function PanelContent({ place, days, onOpen, onCreate, hold = holdNothing }: PanelProps) {
  const { trays } = useBeside()
  const { room, show } = usePanel()
  const leave = (run: () => void) => (): void => {
    if (room === 'sheet') show(false)
    run()
  }
  return (
    <div className="grid grid-cols-1 gap-6 p-4">
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
      <Suspense>
        {trays.map((Tray, at) => (
          // oxlint-disable-next-line no-array-index-key -- they stand in one order for good
          <Tray key={at} hold={hold} />
        ))}
      </Suspense>
      <CalendarList onOpen={(open) => leave(() => onOpen(open))()} />
      <SampleOffer />
    </div>
  )
}

function holdNothing(): void {}
