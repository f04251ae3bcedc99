import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { useAddFact } from './facts.ts'

export function AddFact() {
  const [text, setText] = useState('')
  const { mutate, isPending, error, reset } = useAddFact()
  function add(event: SyntheticEvent): void {
    event.preventDefault()
    if (text.trim() !== '') mutate(text, { onSuccess: () => setText('') })
  }
  return (
    <form onSubmit={add} noValidate className="grid gap-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            label="Something to remember"
            placeholder="I take the train on Fridays"
            maxLength={1_000}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              reset()
            }}
          />
        </div>
        <Button type="submit" busy={isPending} disabled={text.trim() === ''}>
          Remember
        </Button>
      </div>
      <FailureNote error={error} />
    </form>
  )
}
