import type { ComponentProps } from 'react'
import { Field, type FieldWords, type LabelHidden } from './field.tsx'
import { box } from './surface.ts'

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className'> & { labelHidden?: LabelHidden }

export function TextField({ label, description, error, labelHidden, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error} labelHidden={labelHidden}>
      {({ id, describedBy, invalid }) => (
        <input
          {...input}
          id={id}
          type={type}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          className={`${box} h-9 px-3 pointer-coarse:h-11`}
        />
      )}
    </Field>
  )
}
