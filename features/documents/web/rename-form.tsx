import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Activity } from '#features/activity/contract.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { KeptFile } from '../contract.ts'
import { useDeed } from './files.ts'

type RenameFormProps = { file: KeptFile; onDone: (activity: Activity) => void; onEnd: () => void }

/** Replaces the row while renaming. Escape cancels. */
export function RenameForm({ file, onDone, onEnd }: RenameFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(file.name)
  const { mutate, isPending, error } = useDeed((activity) => {
    onEnd()
    onDone(activity)
  })
  useEffect(() => {
    const input = form.current?.querySelector('input')
    input?.focus()
    // Selects the name without its extension.
    input?.setSelectionRange(0, file.name.lastIndexOf('.') > 0 ? file.name.lastIndexOf('.') : file.name.length)
  }, [file.name])

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (name.trim() === file.name) onEnd()
    else if (!isPending) mutate({ name: 'documents.rename-file', input: { id: file.id, name } })
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onEnd()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label="Name"
        value={name}
        maxLength={255}
        autoComplete="off"
        error={error ? sentenceOf(error) : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={press}
      />
      <div className={formEnd}>
        <Button onClick={onEnd}>Cancel</Button>
        <Button kind="primary" type="submit" busy={isPending} disabled={name.trim() === ''}>
          Save
        </Button>
      </div>
    </form>
  )
}
