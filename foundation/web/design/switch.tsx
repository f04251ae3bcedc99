import type { ComponentProps } from 'react'
import { Choice } from './choice.tsx'
import type { FieldWords } from './field.tsx'

type SwitchProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'role'>

/** Takes effect at once; what is only noted until a form is sent is a checkbox. */
export function Switch({ label, description, error, ...input }: SwitchProps) {
  return (
    <Choice label={label} description={description} error={error} wide>
      {(described) => (
        <span className="relative h-4.5 w-7.5 shrink-0">
          {/* oxlint-disable-next-line role-has-required-aria-props -- a checkbox says by itself whether it is checked */}
          <input {...input} {...described} type="checkbox" role="switch" className={track} />
          <span className={thumb} />
        </span>
      )}
    </Choice>
  )
}

const track =
  'peer size-full appearance-none rounded-full bg-edge transition-[background-color,border-color,color] checked:bg-ink hover:bg-muted checked:hover:bg-ink disabled:cursor-not-allowed disabled:bg-hairline disabled:checked:bg-muted'

const thumb =
  'pointer-events-none absolute top-0.5 left-0.5 size-3.5 rounded-full bg-paper transition-[translate] duration-140 peer-checked:translate-x-3'
