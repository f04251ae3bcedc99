import PenLine from 'lucide-react/icons/pen-line'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { momentOf } from '#foundation/web/when.ts'
import type { Activity } from '../../contract.ts'
import { stateNames, warningsOf } from '../words.ts'
import { EditForm } from './edit-form.tsx'
import { FieldList, Sources } from './fields.tsx'
import { partsOf } from './part-fields.ts'
import { PartList } from './part-list.tsx'
import type { ViewProps } from './shown-activity.tsx'

/** Exactly what would happen, and the ways to answer. */
export function Waiting({ activity, titleId, answering }: ViewProps) {
  const [editing, setEditing] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const editButton = useFocusBack(editing)
  const { mutate, isPending, variables, error, reset } = answering
  const end = (): void => {
    reset()
    setEditing(false)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p id={titleId} className="min-w-0 font-medium wrap-anywhere">
          {activity.shown.title}
        </p>
        <Badge kind="waiting">{stateNames.waiting}</Badge>
      </div>
      {editing ? (
        <EditForm
          activity={activity}
          busy={isPending}
          onSave={(fields) => mutate({ kind: 'edit', fields })}
          onEnd={end}
        />
      ) : (
        <Content activity={activity} left={left} onLeave={setLeft} />
      )}
      <Sources activity={activity} />
      <Terms activity={activity} />
      <FailureNote error={error} />
      {!editing && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            kind="primary"
            busy={isPending && variables.kind === 'approve'}
            onClick={() => mutate({ kind: 'approve', without: [...left] })}
          >
            {approveWords(activity, left)}
            <About title={activity.shown.title} />
          </Button>
          <Button busy={isPending && variables.kind === 'decline'} onClick={() => mutate({ kind: 'decline' })}>
            Decline
            <About title={activity.shown.title} />
          </Button>
          {activity.editable.length > 0 && (
            <Button
              ref={editButton}
              kind="plain"
              icon={<PenLine aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              Edit
              <About title={activity.shown.title} />
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type ContentProps = {
  activity: Activity
  left: ReadonlySet<number>
  onLeave: (left: ReadonlySet<number>) => void
}

function Content({ activity, left, onLeave }: ContentProps) {
  if (partsOf(activity).parts.length === 0) return <FieldList fields={activity.shown.fields} />
  return <PartList activity={activity} left={left} onChange={onLeave} />
}

function approveWords(activity: Activity, left: ReadonlySet<number>): string {
  if (left.size === 0) return 'Approve'
  const count = partsOf(activity).parts.length
  return `Approve ${count - left.size} of ${count}`
}

function About({ title }: { title: string }) {
  return <VisuallyHidden>: {title}</VisuallyHidden>
}

function Terms({ activity }: Pick<ViewProps, 'activity'>) {
  const { expires_at } = activity
  const warnings = warningsOf(activity)
  return (
    <div className="text-13 text-pretty text-muted">
      {warnings.length > 0 && <p className="font-medium text-ink">{warnings.join(' ')}</p>}
      {expires_at !== null && (
        <p>
          Waits until <time dateTime={expires_at}>{momentOf(expires_at)}</time>.
        </p>
      )}
    </div>
  )
}

/** From where one began to edit, one goes on. */
function useFocusBack(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !editing) button.current?.focus()
    was.current = editing
  }, [editing])
  return button
}
