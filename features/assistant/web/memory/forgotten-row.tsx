import { useEffect, useRef } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Fact } from '../../contract.ts'
import { useRemember } from './facts.ts'

type ForgottenRowProps = { fact: Fact; activityId: string; onBack: () => void }

/** In the place of what was just forgotten: the way back, where the focus goes on. */
export function ForgottenRow({ fact, activityId, onBack }: ForgottenRowProps) {
  const { mutate, isPending, error } = useRemember(onBack)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="grid gap-2 border-t border-hairline py-4">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 truncate text-muted">
          <output>Forgotten.</output> <s className="decoration-edge">{fact.text}</s>
        </p>
        <Button ref={button} busy={isPending} onClick={() => mutate(activityId)}>
          Undo
          <VisuallyHidden>: remember “{fact.text}” again</VisuallyHidden>
        </Button>
      </div>
      <FailureNote error={error} />
    </li>
  )
}
