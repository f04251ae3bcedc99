import { useId } from 'react'
import { choice, Choice } from './choice.tsx'
import { FieldNotes, type FieldWords, notesOf } from './field.tsx'

export type RadioOption = { value: string; label: string; description?: string; disabled?: boolean }

type RadioGroupProps = FieldWords & {
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

export function RadioGroup({ label, description, error, options, ...rest }: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={notesOf(id, { description, error })}
      aria-invalid={error ? true : undefined}
      className="group grid min-w-0 gap-2"
    >
      <legend className="float-left text-13 font-medium">{label}</legend>
      {options.map((option) => (
        <Radio key={option.value} option={option} {...rest} />
      ))}
      <FieldNotes id={id} description={description} error={error} />
    </fieldset>
  )
}

type RadioProps = Omit<RadioGroupProps, keyof FieldWords | 'options'> & { option: RadioOption }

function Radio({ option: { value, label, description, disabled }, name, ...group }: RadioProps) {
  const chosen =
    group.value === undefined ? { defaultChecked: group.defaultValue === value } : { checked: group.value === value }
  return (
    <Choice label={label} description={description}>
      {(described) => (
        <span className="relative grid size-4">
          <input
            {...chosen}
            {...described}
            type="radio"
            name={name}
            value={value}
            disabled={disabled}
            onChange={() => group.onChange?.(value)}
            className={`${choice} peer rounded-full group-aria-invalid:border-red`}
          />
          <span className={point} />
        </span>
      )}
    </Choice>
  )
}

const point = 'pointer-events-none absolute inset-0 m-auto hidden size-1.5 rounded-full bg-paper peer-checked:block'
