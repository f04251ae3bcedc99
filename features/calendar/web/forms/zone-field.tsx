import { useId, useState } from 'react'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { useZone } from '../zone.ts'
import type { FieldsProps } from './event-fields.tsx'

/** In whose clock the times are read; said by itself only where it is not the person's own. */
export function ZoneField({ draft: { zone }, write, wrongs }: FieldsProps) {
  const own = useZone()
  const list = useId()
  const [isOpen, setOpen] = useState(zone !== own)
  if (!isOpen)
    return (
      <p className="text-13 text-muted">
        Times of {zone.replaceAll('_', ' ')}.{' '}
        <button type="button" className={`${textLink} pointer-coarse:min-h-10`} onClick={() => setOpen(true)}>
          Choose another time zone
        </button>
      </p>
    )
  return (
    <>
      <TextField
        label="Time zone"
        list={list}
        autoComplete="off"
        value={zone}
        error={wrongs.zone}
        onChange={({ target }) => write({ zone: target.value.trim() })}
      />
      <datalist id={list}>
        {Intl.supportedValuesOf('timeZone').map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
