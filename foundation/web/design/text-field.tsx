import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { box } from './surface.ts'

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function TextField({ label, description, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error}>
      {({ id, describedBy, invalid }) => (
        <input
          {...input}
          id={id}
          type={type}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          className={`${box} h-9 px-3 pointer-coarse:h-10`}
        />
      )}
    </Field>
  )
}
