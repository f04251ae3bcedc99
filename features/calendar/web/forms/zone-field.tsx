import { useState } from 'react'
import { textLink } from '#foundation/web/design/surface.ts'
import { ZoneField as ZoneNameField } from '#foundation/web/design/zone-field.tsx'
import { useZone } from '../zone.ts'
import type { FieldsProps } from './event-fields.tsx'

/** In whose clock the times are read; said by itself only where it is not the person's own. */
export function ZoneField({ draft: { zone }, write, wrongs }: FieldsProps) {
  const own = useZone()
  const [isOpen, setOpen] = useState(zone !== own)
  if (!isOpen)
    return (
      <p className="text-13 text-muted">
        Times of {zone.replaceAll('_', ' ')}.{' '}
        <button type="button" className={`${textLink} pointer-coarse:min-h-11`} onClick={() => setOpen(true)}>
          Choose another time zone
        </button>
      </p>
    )
  return <ZoneNameField value={zone} error={wrongs.zone} onChange={(name) => write({ zone: name.trim() })} />
}
