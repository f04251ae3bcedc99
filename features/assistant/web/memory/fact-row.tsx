import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { textLink, formEnd } from '#foundation/web/design/surface.ts'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { dayOf } from '#foundation/web/when.ts'
import type { Fact } from '../../contract.ts'
import { useChangeFact, useForgetFact } from './facts.ts'

type FactRowProps = { fact: Fact; onForgotten: (activityId: string) => void }

export function FactRow({ fact, onForgotten }: FactRowProps) {
  const [editing, setEditing] = useState(false)
  const forget = useForgetFact(fact.id, onForgotten)
  const editButton = useRef<HTMLButtonElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !editing) editButton.current?.focus()
    was.current = editing
  }, [editing])
  if (editing) return <EditFact fact={fact} onEnd={() => setEditing(false)} />
  return (
    <li className="grid gap-2 border-t border-hairline py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
          <p className="wrap-anywhere">{fact.text}</p>
          <p className="text-13 text-muted wrap-anywhere">
            <Whence fact={fact} />
          </p>
        </div>
        <div className="flex gap-2">
          <Button ref={editButton} onClick={() => setEditing(true)}>
            Edit
            <VisuallyHidden>: {fact.text}</VisuallyHidden>
          </Button>
          <Button busy={forget.isPending} onClick={() => forget.mutate()}>
            Forget
            <VisuallyHidden>: {fact.text}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <FailureNote error={forget.error} />
    </li>
  )
}

/** Its origin and date. */
function Whence({ fact: { origin, sources, conversation_id, created_at } }: { fact: Fact }) {
  const from = sources.length > 0 ? sources.join(', ') : 'words of somebody else'
  return (
    <>
      {origin === 'said' ? 'You said so' : `Read in ${from}`}
      {' · '}
      <time dateTime={created_at}>{dayOf(created_at)}</time>
      {conversation_id !== null && (
        <>
          {' · '}
          <Link to={`/assistant/${conversation_id}`} className={`${textLink} whitespace-nowrap`}>
            Show the conversation
          </Link>
        </>
      )}
    </>
  )
}

function EditFact({ fact, onEnd }: { fact: Fact; onEnd: () => void }) {
  const [text, setText] = useState(fact.text)
  const change = useChangeFact(fact.id)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  function save(event: SyntheticEvent): void {
    event.preventDefault()
    if (text.trim() === fact.text || text.trim() === '') onEnd()
    else change.mutate(text, { onSuccess: onEnd })
  }
  return (
    <li className="border-t border-hairline py-4">
      <form ref={form} onSubmit={save} noValidate className="grid gap-3">
        <TextField
          label="In your words"
          value={text}
          maxLength={1_000}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onEnd()}
        />
        <FailureNote error={change.error} />
        <div className={formEnd}>
          <Button onClick={onEnd}>Cancel</Button>
          <Button type="submit" kind="primary" busy={change.isPending}>
            Save
          </Button>
        </div>
      </form>
    </li>
  )
}
