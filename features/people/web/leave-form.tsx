import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { forgetPerson } from '#foundation/web/session/forget.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { leaveConfirmation, leaveRoute } from '../contract.ts'
import { endingSession } from './ending.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'

export function LeaveForm() {
  const [typed, setTyped] = useState('')
  const leave = useLeave()
  const confirmed = typed.trim().toLowerCase() === leaveConfirmation

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (confirmed) leave.mutate(typed)
  }
  return (
    <form onSubmit={submit} className="grid max-w-110 gap-4">
      <TextField
        label={`Type “${leaveConfirmation}” to confirm`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={formEnd}>
        <Button type="submit" kind="danger" disabled={!confirmed} busy={leave.isPending}>
          Delete my account
        </Button>
      </div>
      <FailureNote error={leave.error} />
    </form>
  )
}

/** The sign-in page says until when there is a way back. */
function useLeave() {
  const { client, live, personId, signOut } = useSession()
  return useMutation({
    mutationFn: (confirmation: string) =>
      endingSession(live, () => client.call(leaveRoute, { body: { confirmation } })),
    onSuccess: ({ restorableUntil }) => {
      forgetPerson(localStorage, personId)
      return signOut({ restorableUntil })
    },
  })
}
