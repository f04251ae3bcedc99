import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { type ComponentProps, useEffect, useRef } from 'react'
import { choice, Choice } from './choice.tsx'
import type { FieldWords } from './field.tsx'

type CheckboxProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'ref'> & {
    /** Some of what it stands for, not all. */
    mixed?: boolean
  }

export function Checkbox({ label, description, error, mixed = false, ...input }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed
  }, [mixed])
  return (
    <Choice label={label} description={description} error={error}>
      {(described) => (
        <span className="relative grid size-4">
          <input
            {...input}
            {...described}
            ref={ref}
            type="checkbox"
            className={`${choice} peer rounded-[4px] indeterminate:border-ink indeterminate:bg-ink`}
          />
          <Check className={`${sign} peer-checked:not-peer-indeterminate:block`} strokeWidth={3} aria-hidden="true" />
          <Minus className={`${sign} peer-indeterminate:block`} strokeWidth={3} aria-hidden="true" />
        </span>
      )}
    </Choice>
  )
}

const sign = 'pointer-events-none absolute inset-0 m-auto hidden size-3 text-paper'
