import PenLine from 'lucide-react/icons/pen-line'
import { type Ref, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Badge } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { inShortHere } from '#foundation/web/in-short-here.ts'
import { momentOf } from '#foundation/web/when.ts'
import type { Activity } from '../../contract.ts'
import { needsOneLine, stateNames, summaryOf, unsaidFields, warningsOf } from '../words.ts'
import { EditForm } from './edit-form.tsx'
import { FieldList, Sources } from './fields.tsx'
import { partsOf } from './part-fields.ts'
import { PartList } from './part-list.tsx'
import type { ViewProps } from './shown-activity.tsx'

type WaitingProps = ViewProps & { listed: boolean; bar: HTMLElement | null }

/**
 * A pending activity with exactly what would happen, and the buttons. In a list, low-risk ones are collapsed to one
 * line.
 */
export function Waiting({ activity, titleId, answering, listed, bar }: WaitingProps) {
  const [editing, setEditing] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [isOpen, setOpen] = useState(!(listed && needsOneLine(activity)))
  const editButton = useFocusBack(editing)
  const { mutate, isPending, error, reset } = answering
  const end = (): void => {
    reset()
    setEditing(false)
  }
  const actions = !editing && (
    <Actions
      activity={activity}
      answering={answering}
      left={left}
      inBar={bar !== null}
      editButton={editButton}
      onEdit={() => setEditing(true)}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p id={titleId} className="min-w-0 font-medium wrap-anywhere">
          {isOpen ? activity.shown.title : inShortHere(activity.shown.title, activity.created_at)}
        </p>
        {!listed && <Badge kind="waiting">{stateNames.waiting}</Badge>}
      </div>
      {editing ? (
        <EditForm
          activity={activity}
          busy={isPending}
          onSave={(fields) => mutate({ kind: 'edit', fields })}
          onEnd={end}
        />
      ) : (
        <Content activity={activity} left={left} onLeave={setLeft} isOpen={isOpen} onOpen={() => setOpen(true)} />
      )}
      <Sources activity={activity} />
      {isOpen && <Terms activity={activity} />}
      <FailureNote error={error} />
      {bar && actions ? createPortal(actions, bar) : actions}
    </div>
  )
}

type ActionsProps = Pick<ViewProps, 'activity' | 'answering'> & {
  left: ReadonlySet<number>
  inBar: boolean
  editButton: Ref<HTMLButtonElement>
  onEdit: () => void
}

function Actions({ activity, answering, left, inBar, editButton, onEdit }: ActionsProps) {
  const { mutate, isPending, variables } = answering
  const { title } = activity.shown
  return (
    <div className="grid gap-2">
      {inBar && (
        <p aria-hidden="true" className="truncate text-13 font-medium">
          {inShortHere(title, activity.created_at)}
        </p>
      )}
      <div className={`flex flex-wrap items-center gap-2 ${inBar ? '*:grow' : ''}`}>
        <Button
          kind="primary"
          busy={isPending && variables.kind === 'approve'}
          onClick={() => mutate({ kind: 'approve', without: [...left] })}
        >
          {approveWords(activity, left)}
          <About title={title} />
        </Button>
        <Button busy={isPending && variables.kind === 'decline'} onClick={() => mutate({ kind: 'decline' })}>
          Decline
          <About title={title} />
        </Button>
        {activity.editable.length > 0 && (
          <Button ref={editButton} kind="plain" icon={<PenLine aria-hidden="true" />} onClick={onEdit}>
            Edit
            <About title={title} />
          </Button>
        )}
      </div>
    </div>
  )
}

type ContentProps = {
  activity: Activity
  left: ReadonlySet<number>
  onLeave: (left: ReadonlySet<number>) => void
  isOpen: boolean
  onOpen: () => void
}

function Content({ activity, left, onLeave, isOpen, onOpen }: ContentProps) {
  if (!isOpen)
    return (
      <div className="-mt-3 flex items-center justify-between gap-3 text-13 text-muted">
        <p className="min-w-0 truncate">{inShortHere(summaryOf(activity), activity.created_at)}</p>
        <Button kind="plain" aria-expanded={false} onClick={onOpen}>
          Details
          <About title={activity.shown.title} />
        </Button>
      </div>
    )
  if (partsOf(activity).parts.length === 0) return <FieldList fields={unsaidFields(activity.shown)} />
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
