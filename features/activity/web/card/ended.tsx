import Check from 'lucide-react/icons/check'
import Undo from 'lucide-react/icons/undo-2'
import { Badge, type BadgeKind } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { ActivityState } from '../../contract.ts'
import { outcomeOf, stateNames } from '../words.ts'
import { Changes } from './fields.tsx'
import type { ViewProps } from './shown-activity.tsx'

/** What came of it, in one sentence, and the way back. */
export function Ended({ activity, titleId, answering }: ViewProps) {
  const done = activity.state === 'done'
  const { mutate, isPending, variables, error } = answering
  const undo = (): void => mutate({ kind: 'undo' })
  const Words = done ? DoneWords : OtherWords
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-start justify-between gap-3">
        {/* One line of it stands beside the middle of the button. */}
        <Words activity={activity} titleId={titleId} />
        {activity.undoable ? (
          <Button icon={<Undo aria-hidden="true" />} busy={isPending} onClick={undo}>
            Undo
            <VisuallyHidden>: {activity.shown.title}</VisuallyHidden>
          </Button>
        ) : (
          <State state={activity.state} />
        )}
      </div>
      {done && (
        <div className="grid gap-1 pl-6 empty:hidden">
          <Changes activity={activity} />
          {activity.final && <p className="text-13 text-muted">This cannot be undone.</p>}
        </div>
      )}
      <FailureNote error={variables?.kind === 'undo' ? error : null} />
    </div>
  )
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

function OtherWords({ activity, titleId }: WordsProps) {
  return (
    <div className="grid min-w-0 gap-1 wrap-anywhere">
      <p id={titleId} className="font-medium">
        {activity.shown.title}
      </p>
      <p className={`text-pretty ${activity.state === 'failed' ? 'text-red' : 'text-muted'}`}>{outcomeOf(activity)}</p>
    </div>
  )
}

function State({ state }: { state: ActivityState }) {
  if (state === 'done') return null
  if (state === 'running') return <Spinner className="mt-0.75 shrink-0 text-muted" />
  return <Badge kind={badges[state] ?? 'plain'}>{stateNames[state]}</Badge>
}

const badges: Partial<Record<ActivityState, BadgeKind>> = { failed: 'failed', unknown: 'waiting' }
