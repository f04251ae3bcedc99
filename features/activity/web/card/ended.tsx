import Check from 'lucide-react/icons/check'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { useId } from 'react'
import { Badge, type BadgeKind } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Activity, ActivityState } from '../../contract.ts'
import { outcomeOf, stateNames } from '../words.ts'
import { Changes } from './fields.tsx'
import type { ViewProps } from './shown-activity.tsx'

/** What came of it, in one sentence, and the way back, or back again. */
export function Ended({ activity, titleId, answering }: ViewProps) {
  const done = activity.state === 'done'
  const { mutate, isPending, variables, error } = answering
  const way = wayBack(activity)
  const othersId = useId()
  const Words = done ? DoneWords : OtherWords
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-start justify-between gap-3">
        {/* One line of it stands beside the middle of the button. */}
        <Words activity={activity} titleId={titleId} />
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 empty:hidden">
          {!activity.undoable && <State state={activity.state} />}
          {way && (
            <Button
              icon={<way.Icon aria-hidden="true" />}
              busy={isPending}
              onClick={() => mutate({ kind: way.kind })}
              {...(activity.others && { 'aria-describedby': othersId })}
            >
              {way.name}
              <VisuallyHidden>: {activity.shown.title}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      {done && (
        <div className="grid gap-1 pl-6 empty:hidden">
          <Changes activity={activity} />
          {activity.final && <p className="text-13 text-muted">This cannot be undone.</p>}
        </div>
      )}
      {way && activity.others && (
        <p id={othersId} className="text-13 text-muted wrap-anywhere">
          {way.name} reaches others: {activity.others}.
        </p>
      )}
      <FailureNote error={variables?.kind === 'undo' || variables?.kind === 'redo' ? error : null} />
    </div>
  )
}

function wayBack({ undoable, redoable }: Activity) {
  if (undoable) return { kind: 'undo', name: 'Undo', Icon: Undo } as const
  return redoable ? ({ kind: 'redo', name: 'Redo', Icon: Redo } as const) : undefined
}

type WordsProps = Omit<ViewProps, 'answering'>

/** The sentence says what it was; its title is for those who listen to the page. */
function DoneWords({ activity, titleId }: WordsProps) {
  return (
    <p className={`flex min-w-0 gap-2 ${activity.undoable ? 'pt-1.75' : ''}`}>
      <Check aria-hidden="true" strokeWidth={2.5} className="mt-0.75 size-4 shrink-0 text-accent" />
      <span className="min-w-0 pt-px font-medium wrap-anywhere">
        <VisuallyHidden>
          <span id={titleId}>{activity.shown.title}</span>:{' '}
        </VisuallyHidden>
        {outcomeOf(activity)}
      </span>
    </p>
  )
}

/** A sentence that only repeats the title beside a badge tells nothing more. */
function OtherWords({ activity, titleId }: WordsProps) {
  const { title } = activity.shown
  const words = outcomeOf(activity)
  return (
    <div className="grid min-w-0 gap-1 wrap-anywhere">
      <p id={titleId} className="font-medium">
        {title}
      </p>
      {words !== `Taken back: ${title}.` && (
        <p className={`text-pretty ${activity.state === 'failed' ? 'text-red' : 'text-muted'}`}>{words}</p>
      )}
    </div>
  )
}

function State({ state }: { state: ActivityState }) {
  if (state === 'done') return null
  if (state === 'running') return <Spinner className="mt-0.75 shrink-0 text-muted" />
  return <Badge kind={badges[state] ?? 'plain'}>{stateNames[state]}</Badge>
}

const badges: Partial<Record<ActivityState, BadgeKind>> = { failed: 'failed', unknown: 'waiting' }
