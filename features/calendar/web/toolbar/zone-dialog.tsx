import { useId } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { Field } from '#foundation/web/design/field.tsx'
import { box } from '#foundation/web/design/surface.ts'
import { useSettings } from '../settings.ts'

/** A second clock beside the hours, for who works with people elsewhere. */
export function ZoneDialog({ onClose }: { onClose: () => void }) {
  const { secondZone, choose } = useSettings()
  const none = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Second time zone"
      description="Its hours are shown beside yours in this browser."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Field label="Time zone">
        {({ id }) => (
          <select
            id={id}
            value={secondZone ?? none}
            onChange={({ target }) => choose({ secondZone: target.value === none ? undefined : target.value })}
            className={`${box} h-9 px-2 pointer-coarse:h-11`}
          >
            <option value={none}>None</option>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Dialog>
  )
}
