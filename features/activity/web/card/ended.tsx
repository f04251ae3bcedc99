import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Badge, type BadgeKind } from '#foundation/web/design/badge.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { inShortHere } from '#foundation/web/in-short-here.ts'
import type { Activity, ActivityState } from '../../contract.ts'
import type { Answering } from '../activities.ts'
import { outcomeOf, stateNames, unsaidChanges } from '../words.ts'
import { Changes } from './fields.tsx'
import type { ViewProps } from './shown-activity.tsx'
import { reachesOthers, WayBack } from './way-back.tsx'

/** The outcome, and Undo or Redo. */
export function Ended({ activity, titleId, answering }: ViewProps) {
  const done = activity.state === 'done'
  const reaches = reachesOthers(activity)
  const Words = done ? DoneWords : OtherWords
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-start justify-between gap-3">
        {/* Centres the first line beside the button. */}
        <Words activity={activity} titleId={titleId} />
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 empty:hidden">
          {!activity.undoable && <StateBadge state={activity.state} />}
          <WayBack activity={activity} answering={answering} />
        </div>
      </div>
      {done && (
        <div className="grid gap-1 pl-6 empty:hidden">
          <WhatChanged activity={activity} />
          {activity.final && <p className="text-13 text-muted">This cannot be undone.</p>}
        </div>
      )}
      {reaches !== undefined && (
        <p aria-hidden="true" className="text-13 text-muted wrap-anywhere">
          {reaches}
        </p>
      )}
      <WayBackFailed answering={answering} />
    </div>
  )
}

/** Why the undo or redo failed. */
export function WayBackFailed({ answering: { variables, error } }: { answering: Answering }) {
  return <FailureNote error={variables?.kind === 'undo' || variables?.kind === 'redo' ? error : null} />
}

/** Expandable details that the sentence leaves out. */
function WhatChanged({ activity }: { activity: Activity }) {
  if (unsaidChanges(activity).length === 0) return null
  return (
    <details className="group/changes text-13">
      <summary className="inline-flex cursor-default list-none items-center gap-1.5 rounded-control py-0.5 pr-1.5 text-muted hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-3.5 transition-[rotate] group-open/changes:rotate-90" />
        What changed
      </summary>
      <div className="mt-1 mb-2 border-l border-hairline pl-4">
        <Changes changes={unsaidChanges(activity)} />
      </div>
    </details>
  )
}

type WordsProps = Omit<ViewProps, 'answering'>

/** The sentence says what it was; its title is for those who listen to the page. Of a plan, each change has its line. */
function DoneWords({ activity, titleId }: WordsProps) {
  const words = inShortHere(outcomeOf(activity), activity.created_at)
  const [first, ...others] = words.split('\n')
  return (
    <p className={`flex min-w-0 gap-2 ${activity.undoable ? 'pt-1.75' : ''}`}>
      <Check aria-hidden="true" strokeWidth={2.5} className="mt-0.75 size-4 shrink-0 text-accent" />
      <span className="grid min-w-0 gap-1 pt-px wrap-anywhere">
        <span className="font-medium">
          <VisuallyHidden>
            <span id={titleId}>{activity.shown.title}</span>:{' '}
          </VisuallyHidden>
          {first}
        </span>
        {others.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines never change, and two may be alike
          <span key={at}>{line}</span>
        ))}
      </span>
    </p>
  )
}

/** A sentence that only repeats the title is left out. */
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

export function StateBadge({ state }: { state: ActivityState }) {
  if (state === 'done') return null
  if (state === 'running') return <Spinner className="mt-0.75 shrink-0 text-muted" />
  return <Badge kind={badges[state] ?? 'plain'}>{stateNames[state]}</Badge>
}

const badges: Partial<Record<ActivityState, BadgeKind>> = { failed: 'failed', unknown: 'waiting' }
