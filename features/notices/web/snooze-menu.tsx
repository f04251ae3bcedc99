import AlarmClock from 'lucide-react/icons/alarm-clock'
import { useState } from 'react'
import { wallOf } from '#foundation/time/zones.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Menu } from '#foundation/web/design/menu.tsx'
import { useAway } from '#foundation/web/live/use-live.ts'
import { useOwnZone } from '#foundation/web/own-zone.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { fixed, type Later, laterChoices } from '../snooze.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'

type SnoozeMenuProps = { title: string; onSnooze: (later: Later) => void }

/** Snoozes the notice. */
export function SnoozeMenu({ title, onSnooze }: SnoozeMenuProps) {
  const zone = useOwnZone()
  const now = wallOf(useNow(), zone).slice(0, 16)
  const [isAsking, setAsking] = useState(false)
  const away = useAway(useSession().live)
  // Without a connection it is sent later, and ten minutes are counted from the press all the same.
  const choices = laterChoices(now).map(({ label, later }) => ({
    label,
    run: () => onSnooze(away ? fixed(later, now) : later),
  }))
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button icon={<AlarmClock aria-hidden="true" />} aria-label={`Snooze: ${title}`}>
            Snooze
          </Button>
        }
        groups={[choices, [{ label: 'Another time…', run: () => setAsking(true) }]]}
      />
      {isAsking && (
        <SnoozeDialog title={title} zone={zone} now={now} onSnooze={onSnooze} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
