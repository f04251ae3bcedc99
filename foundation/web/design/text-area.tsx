import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { box } from './surface.ts'

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'ref'>

/** Grows with what is written in it, up to ten lines; then it scrolls. */
export function TextArea({ label, description, error, rows = 3, ...area }: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (ref.current && !CSS.supports('field-sizing', 'content')) growByHand(ref.current)
  })
  return (
    <Field label={label} description={description} error={error}>
      {({ id, describedBy, invalid }) => (
        <textarea
          {...area}
          ref={ref}
          id={id}
          rows={rows}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          className={`${box} field-sizing-content max-h-60 min-h-20 resize-none px-3 py-2`}
        />
      )}
    </Field>
  )
}

function growByHand(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}
