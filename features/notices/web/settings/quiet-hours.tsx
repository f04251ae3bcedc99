import { useState } from 'react'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Switch } from '#foundation/web/design/switch.tsx'
import { TimeField } from '#foundation/web/design/time-field.tsx'
import type { NoticeSettings } from '../../contract.ts'
import { useChangeSettings } from './notice-settings.ts'

const usual = { from: '22:00', until: '07:00' }

/** Saved once both ends are valid times. */
export function QuietHours({ settings }: { settings: NoticeSettings }) {
  const change = useChangeSettings()
  const [quiet, setQuiet] = useState(settings.quiet)
  const sound = (change.isPending ? change.variables.sound : undefined) ?? settings.sound

  function set(next: NoticeSettings['quiet']): void {
    setQuiet(next)
    if (next === null || (next.from !== '' && next.until !== '' && next.from !== next.until))
      change.mutate({ quiet: next })
  }
  return (
    <div className="grid gap-4">
      <Switch
        label="Keep quiet hours"
        checked={quiet !== null}
        onChange={({ target }) => set(target.checked ? usual : null)}
      />
      {quiet && (
        <div className="grid max-w-80 grid-cols-2 gap-4">
          <TimeField label="From" value={quiet.from} onChange={(from) => set({ ...quiet, from })} />
          <TimeField label="Until" value={quiet.until} onChange={(until) => set({ ...quiet, until })} />
        </div>
      )}
      {quiet && quiet.from === quiet.until && (
        <p className="text-13 text-red">Both times are the same, so there are no quiet hours.</p>
      )}
      <Switch
        label="With sound"
        description="Your device’s own sound settings apply as well."
        checked={sound}
        onChange={({ target }) => change.mutate({ sound: target.checked })}
      />
      <FailureNote error={change.error} />
    </div>
  )
}
