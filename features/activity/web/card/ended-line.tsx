import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId, useState } from 'react'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { inShortHere } from '#foundation/web/in-short-here.ts'
import { timeOf } from '#foundation/web/when.ts'
import { outcomeOf } from '../words.ts'
import { StateBadge, WayBackFailed } from './ended.tsx'
import type { ViewProps } from './shown-activity.tsx'
import { reachesOthers, WayBack } from './way-back.tsx'

/** One line in a list: the outcome and its Undo. Pressing it expands the details. */
export function EndedLine({ activity, titleId, answering, children }: ViewProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { state, shown, created_at, undoable } = activity
  const done = state === 'done'
  const words = done ? outcomeOf(activity) : shown.title
  const reaches = reachesOthers(activity)
  return (
    <div className="border-t border-hairline">
      <VisuallyHidden>
        <span id={titleId}>{shown.title}</span>
      </VisuallyHidden>
      <div className="flex min-h-11 items-start gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 flex min-w-0 grow items-start gap-2 rounded-control px-2 py-2.5 text-left hover:bg-touch"
        >
          <time dateTime={created_at} className="min-w-11 shrink-0 text-13 leading-5.5 text-muted">
            {timeOf(created_at)}
          </time>
          <span className="grid h-5.5 w-4 shrink-0 place-items-center">
            {done ? (
              <Check aria-hidden="true" strokeWidth={2.5} className="size-4 text-accent" />
            ) : (
              <ChevronRight
                aria-hidden="true"
                className={`size-3.5 text-muted transition-[rotate] ${isOpen ? 'rotate-90' : ''}`}
              />
            )}
          </span>
          <span className={`min-w-0 wrap-anywhere ${isOpen ? 'whitespace-pre-line' : 'line-clamp-3 sm:line-clamp-2'}`}>
            {isOpen ? words : inShortHere(words, created_at)}
          </span>
        </button>
        <div className="flex shrink-0 h-10.5 items-center justify-end gap-1 empty:hidden">
          {!undoable && <StateBadge state={state} />}
          <WayBack activity={activity} answering={answering} quiet />
        </div>
      </div>
      <div className="pl-6 sm:pl-19">
        {state === 'failed' && <p className="pb-2 text-13 text-pretty text-red">{outcomeOf(activity)}</p>}
        <WayBackFailed answering={answering} />
        <div id={detailsId} hidden={!isOpen} className="grid gap-3 pt-1 pb-4 text-13 [[hidden]]:hidden">
          {isOpen && (
            <>
              {children}
              {activity.final && done && <p className="text-muted">This cannot be undone.</p>}
              {reaches !== undefined && (
                <p aria-hidden="true" className="text-muted wrap-anywhere">
                  {reaches}
                </p>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  )
}
