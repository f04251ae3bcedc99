import Bell from 'lucide-react/icons/bell'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { floating } from '#foundation/web/design/surface.ts'
import type { Notice } from '../../contract.ts'
import { focusIfLost, useAnswering } from '../answering.ts'
import { Waits } from '../away/waits.tsx'
import { SnoozeMenu } from '../snooze-menu.tsx'
import { StopButton } from '../stop-button.tsx'
import { latenessWords } from '../words.ts'

type ArrivedCardProps = {
  notice: Notice
  /** Called when the person acts on it here. */
  onAnswer: () => void
  onGone: (isSeen: boolean) => void
}

/** A notice that has just arrived, with its actions. */
export function ArrivedCard({ notice, onAnswer, onGone }: ArrivedCardProps) {
  const { outcome, waits, error, busy, answer, undo } = useAnswering(notice, onAnswer)
  const card = useRef<HTMLLIElement>(null)
  const stays = waits !== undefined || (notice.can_finish && outcome === undefined)
  useGoing(card, stays ? undefined : outcome ? 6_000 : 15_000, () => onGone(false))
  const { id, title, body, link, can_finish, can_stop } = notice
  const aside = latenessWords(notice)
  return (
    <li ref={card} data-arrived={notice.id} className={`${floating} animate-late grid gap-2 py-3 pr-2 pl-4`}>
      <div className="flex items-start gap-3">
        <Bell aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-accent" />
        <div className="min-w-0 grow">
          <Link to={link} onClick={() => onGone(true)} className="font-medium wrap-anywhere hover:underline">
            {title}
          </Link>
          {body !== '' && <p className="line-clamp-3 text-13 whitespace-pre-line text-muted wrap-anywhere">{body}</p>}
          {aside !== undefined && <p className="text-13 text-muted">{aside}</p>}
        </div>
        <span className="-my-1.5">
          <IconButton label={`Dismiss ${title}`} icon={<X />} onClick={() => onGone(true)} />
        </span>
      </div>
      {waits ? (
        <div className="flex items-center gap-3 pl-7">
          <Waits deed={waits} title={title} />
        </div>
      ) : outcome ? (
        <p className="flex items-center gap-3 pl-7 text-13">
          <span className="grow">{outcome.sentence ?? outcome.title}</span>
          {outcome.undoable && (
            <Button
              ref={focusIfLost}
              kind="plain"
              onClick={() => void undo(outcome.id).then((isDone) => isDone && onGone(true))}
            >
              Undo
            </Button>
          )}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2 pl-7">
          {can_finish && (
            <Button
              icon={<Check aria-hidden="true" />}
              aria-label={`Done: ${title}`}
              busy={busy}
              onClick={() => void answer('notices.finish', { id })}
            >
              Done
            </Button>
          )}
          <SnoozeMenu title={title} onSnooze={(later) => void answer('notices.snooze', { id, ...later })} />
          {can_stop && <StopButton title={title} busy={busy} onStop={() => void answer('notices.stop', { id })} />}
        </div>
      )}
      <FailureNote error={error} />
    </li>
  )
}

/** Dismisses the card after it was visible for a while, unless the person is about to press something in it. */
function useGoing(card: { current: HTMLElement | null }, after: number | undefined, go: () => void): void {
  const leave = useEffectEvent(go)
  useEffect(() => {
    if (after === undefined) return undefined
    let timer = setTimeout(check, after)
    function check(): void {
      const isHeld = card.current?.matches(':hover, :has(:focus-visible)') === true
      if (document.visibilityState === 'visible' && !isHeld) leave()
      else timer = setTimeout(check, after)
    }
    return () => clearTimeout(timer)
  }, [after, card])
}
