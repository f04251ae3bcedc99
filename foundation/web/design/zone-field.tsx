import { type ComponentProps, useId } from 'react'
import { TextField } from './text-field.tsx'

type ZoneFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'list' | 'onChange'> & {
  onChange: (zone: string) => void
}

/** A time zone by its name; the browser offers those that it knows. */
export function ZoneField({ onChange, ...props }: ZoneFieldProps) {
  const id = useId()
  return (
    <>
      <TextField
        {...props}
        label="Time zone"
        list={id}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </>
  )
}
