import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'

export type FieldWords = {
  label: string
  description?: string | undefined
  error?: string | undefined
}

export type FieldIds = { id: string; describedBy: string | undefined; invalid: true | undefined }

/** Hidden where a placeholder or the surroundings say the same. */
export type LabelHidden = boolean | 'on a phone' | undefined

/** A label, what is good to know, and what is wrong, tied to the control between them. */
export function Field({
  label,
  description,
  error,
  labelHidden = false,
  children,
}: FieldWords & { labelHidden?: LabelHidden; children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5">
      <label
        htmlFor={id}
        className={labelHidden === true ? 'sr-only' : `${look} ${labelHidden ? 'max-sm:sr-only' : ''}`}
      >
        {label}
      </label>
      {children({ id, describedBy: notesOf(id, { description, error }), invalid: error ? true : undefined })}
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}

/** The ids of the notes below a control. */
export function notesOf(id: string, { description, error }: Omit<FieldWords, 'label'>): string | undefined {
  return [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ') || undefined
}

const look = 'justify-self-start text-13 font-medium'

export function FieldNotes({ id, description, error }: Omit<FieldWords, 'label'> & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-13 text-red">
          <CircleAlert aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
          {error}
        </p>
      )}
      {description && (
        <p id={`${id}-description`} className="text-13 text-muted">
          {description}
        </p>
      )}
    </>
  )
}
