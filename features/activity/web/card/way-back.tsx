import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { useId } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Activity } from '../../contract.ts'
import type { Answering } from '../activities.ts'

type WayBackProps = { activity: Activity; answering: Answering; quiet?: boolean }

/** Undo or Redo; nothing if neither is possible. */
export function WayBack({ activity, answering, quiet = false }: WayBackProps) {
  const { mutate, isPending } = answering
  const way = wayBack(activity)
  const othersId = useId()
  if (!way) return null
  return (
    <>
      <Button
        kind={quiet ? 'plain' : 'quiet'}
        icon={<way.Icon aria-hidden="true" />}
        busy={isPending}
        onClick={() => mutate({ kind: way.kind })}
        {...(activity.others && { 'aria-describedby': othersId })}
      >
        {way.name}
        <VisuallyHidden>: {activity.shown.title}</VisuallyHidden>
      </Button>
      {activity.others && (
        <VisuallyHidden>
          <span id={othersId}>{reachesOthers(activity)}</span>
        </VisuallyHidden>
      )}
    </>
  )
}

/** Whom undoing reaches, if anyone: “Undo reaches others: Whoever has the secret address to “Choir””. */
export function reachesOthers(activity: Activity): string | undefined {
  const way = wayBack(activity)
  return way && activity.others !== null ? `${way.name} reaches others: ${activity.others}.` : undefined
}

function wayBack({ undoable, redoable }: Activity) {
  if (undoable) return { kind: 'undo', name: 'Undo', Icon: Undo } as const
  return redoable ? ({ kind: 'redo', name: 'Redo', Icon: Redo } as const) : undefined
}
