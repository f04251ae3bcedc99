import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { late } from '#foundation/web/late.ts'

const Markdown = late(async () => (await import('#foundation/web/markdown/markdown.tsx')).Markdown)

type NotesFieldProps = {
  notes: string
  /** The saved notes. Where `notes` differs from them, the field is open for editing. */
  saved: string
  onChange: (notes: string) => void
}

/** Shows notes as Markdown until “Edit notes” is pressed. Empty notes are open for editing at once. */
export function NotesField({ notes, saved, onChange }: NotesFieldProps) {
  const [isOpen, setOpen] = useState(notes.trim() === '' || notes !== saved)
  const [isPressed, setPressed] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPressed) field.current?.querySelector('textarea')?.focus()
  }, [isPressed])
  if (isOpen)
    return (
      <div ref={field}>
        <TextArea label="Notes" value={notes} maxLength={20_000} onChange={({ target }) => onChange(target.value)} />
      </div>
    )
  return (
    <section aria-label="Notes" className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-13 font-medium">Notes</h3>
        <Button
          kind="plain"
          onClick={() => {
            setOpen(true)
            setPressed(true)
          }}
        >
          Edit notes
        </Button>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <Suspense fallback={<span className="whitespace-pre-wrap">{notes}</span>}>
          <Markdown small text={notes} />
        </Suspense>
      </div>
    </section>
  )
}
