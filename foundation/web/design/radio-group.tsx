import { type ReactNode, useId } from 'react'
import { choice } from './choice.tsx'
import { FieldNotes, type FieldWords } from './field.tsx'

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
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className="group grid min-w-0 gap-2"
    >
      <legend className="mb-2 text-13 font-medium">{label}</legend>
      {options.map((option) => (
        <Radio key={option.value} option={option} {...rest} />
      ))}
      <FieldNotes id={id} description={description} error={error} />
    </fieldset>
  )
}

type RadioProps = Omit<RadioGroupProps, keyof FieldWords | 'options'> & { option: RadioOption }

function Radio({ option, name, value, defaultValue, onChange }: RadioProps): ReactNode {
  const id = useId()
  const chosen =
    value === undefined ? { defaultChecked: defaultValue === option.value } : { checked: value === option.value }
  return (
    <div className="grid gap-0.5">
      <label className="flex w-fit items-center gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-10">
        <span className="relative grid size-4">
          <input
            {...chosen}
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            onChange={() => onChange?.(option.value)}
            aria-describedby={option.description && `${id}-description`}
            className={`${choice} peer rounded-full group-aria-invalid:border-red`}
          />
          <span className="pointer-events-none absolute inset-0 m-auto hidden size-1.5 rounded-full bg-paper peer-checked:block" />
        </span>
        {option.label}
      </label>
      {option.description && (
        <p id={`${id}-description`} className="pl-6.5 text-13 text-muted">
          {option.description}
        </p>
      )}
    </div>
  )
}
