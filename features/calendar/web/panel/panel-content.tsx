import Plus from 'lucide-react/icons/plus'
import { Button } from '#foundation/web/design/button.tsx'
import { useSettings } from '../settings.ts'
import { CalendarList } from './calendar-list.tsx'
import { Overview } from './overview.tsx'
import type { PanelProps } from './panel.tsx'
import { SampleOffer } from './sample-offer.tsx'

export function PanelContent({ place, onOpen, onCreate }: PanelProps) {
  const { choose } = useSettings()
  const leave = (run: () => void) => (): void => {
    choose({ drawer: false })
    run()
  }
  return (
    <div className="grid gap-6 p-4">
      <div className="grid gap-2">
        <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={leave(onCreate)}>
          Create Event
        </Button>
        <Button onClick={leave(() => onOpen({ kind: 'agenda', date: place.date }))}>Create Agenda</Button>
      </div>
      <Overview place={place} />
      <CalendarList onOpen={(open) => leave(() => onOpen(open))()} />
      <SampleOffer />
    </div>
  )
}
