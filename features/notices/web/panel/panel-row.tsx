import Check from 'lucide-react/icons/check'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { ago } from '#foundation/web/when.ts'
import type { Notice } from '../../contract.ts'
import { focusIfLost, useAnswering } from '../answering.ts'
import { leadsSomewhere } from '../notices.ts'
import { Waits } from '../away/waits.tsx'
import { SnoozeMenu } from '../snooze-menu.tsx'
import { StopButton } from '../stop-button.tsx'
import { answerWords, latenessWords } from '../words.ts'

type PanelRowProps = { notice: Notice; now: number; isNew: boolean }

/** One notice with its actions; once it is answered, what was done, with Undo. */
export function PanelRow({ notice, now, isNew }: PanelRowProps) {
  const { title, body, handed_at, due_at } = notice
  const moment = handed_at ?? due_at
  const late = latenessWords(notice)
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <div>
        <div className="flex items-baseline gap-3">
          <h3 className="min-w-0 grow font-medium wrap-anywhere">
            {title}
            {isNew && <NewMark />}
          </h3>
          <time dateTime={moment} className="shrink-0 text-12 text-muted">
            {ago(moment, now)}
          </time>
        </div>
        {body !== '' && <p className="line-clamp-2 text-13 whitespace-pre-line text-muted wrap-anywhere">{body}</p>}
        {late !== undefined && <p className="text-13 text-pretty text-muted">{late}</p>}
      </div>
      <Answers notice={notice} />
    </li>
  )
}

function NewMark() {
  return (
    <span className="relative ml-2 inline-block size-2 rounded-full bg-amber">
      <VisuallyHidden>New</VisuallyHidden>
    </span>
  )
}

function Answers({ notice }: { notice: Notice }) {
  const { busy, error, outcome, waits, answer, undo } = useAnswering(notice)
  const { id, title, can_finish, can_stop, link } = notice
  const isAnswered = waits !== undefined || outcome !== undefined || notice.answer !== null
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {waits && <Waits deed={waits} title={title} />}
        {isAnswered && !waits && <p className="grow text-13 text-muted">{outcome?.sentence ?? answerWords(notice)}</p>}
        {outcome?.undoable === true && (
          <Button ref={focusIfLost} kind="plain" busy={busy} onClick={() => void undo(outcome.id)}>
            Undo
          </Button>
        )}
        {!isAnswered && can_finish && (
          <Button
            icon={<Check aria-hidden="true" />}
            aria-label={`Done: ${title}`}
            busy={busy}
            onClick={() => void answer('notices.finish', { id })}
          >
            Done
          </Button>
        )}
        {!isAnswered && (
          <SnoozeMenu title={title} onSnooze={(later) => void answer('notices.snooze', { id, ...later })} />
        )}
        {!isAnswered && can_stop && (
          <StopButton title={title} busy={busy} onStop={() => void answer('notices.stop', { id })} />
        )}
        {leadsSomewhere(notice) && (
          <ButtonLink to={link} kind="plain" label={`Open ${title}`}>
            Open
          </ButtonLink>
        )}
      </div>
      <FailureNote error={error} />
    </>
  )
}
