import { type ReactNode, useId } from 'react'
import { FieldNotes, type FieldWords, notesOf } from './field.tsx'

type Described = { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** The square, the circle: ink when chosen, so that green stays with the next thing to do. */
export const choice =
  'size-4 appearance-none border border-edge bg-raised transition-[background-color,border-color,color] checked:border-ink checked:bg-ink hover:border-muted disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunken disabled:checked:border-muted disabled:checked:bg-muted aria-invalid:border-red'

type ChoiceProps = FieldWords & {
  /** The control is a switch, so what is noted beneath begins further in. */
  wide?: boolean
  children: (described: Described) => ReactNode
}

/** A control with its words beside it; the words can be pressed too. */
export function Choice({ label, description, error, wide = false, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid gap-0.5">
      <label className="flex w-fit items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:py-3">
        <span className="flex h-lh shrink-0 items-center">
          {children({
            'aria-describedby': notesOf(id, { description, error }),
            'aria-invalid': error ? true : undefined,
          })}
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      <div className={`grid gap-1 empty:hidden pointer-coarse:-mt-2 ${wide ? 'pl-10' : 'pl-6.5'}`}>
        <FieldNotes id={id} description={description} error={error} />
      </div>
    </div>
  )
}
