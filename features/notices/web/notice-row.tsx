import Check from 'lucide-react/icons/check'
import { useActing } from '#foundation/web/acting/acting.tsx'
import { useDeeds } from '#foundation/web/acting/use-outbox.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { timeOf } from '#foundation/web/when.ts'
import type { Notice } from '../contract.ts'
import { waitingAnswer } from './away/keeping.ts'
import { Waits } from './away/waits.tsx'
import { leadsSomewhere } from './notices.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import { StopButton } from './stop-button.tsx'
import { answerWords, handingWords, latenessWords, missedWords, seenWords } from './words.ts'

type NoticeRowProps = {
  notice: Notice
  /** No later notice is about the same thing. */
  isCurrent: boolean
}

/** One notice: when, what and what became of it; expands to show how it was delivered. Only the current one is answered. */
export function NoticeRow({ notice, isCurrent }: NoticeRowProps) {
  const { title, body, handed_at, due_at } = notice
  const moment = handed_at ?? due_at
  const asides = [latenessWords(notice), missedWords(notice), answerWords(notice)].filter(
    (aside) => aside !== undefined,
  )
  return (
    <li
      data-notice={notice.id}
      className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 py-3 sm:grid-cols-[4rem_minmax(0,1fr)]"
    >
      <time dateTime={moment} data-figures className="text-muted">
        {timeOf(moment)}
      </time>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h3 className="font-medium wrap-anywhere">{title}</h3>
          {body !== '' && <p className="text-13 whitespace-pre-line text-muted wrap-anywhere">{body}</p>}
          {asides.length > 0 && <p className="text-13 text-pretty text-muted">{asides.join(' · ')}</p>}
        </div>
        {isCurrent && <Answers notice={notice} />}
        <Record notice={notice} />
      </div>
    </li>
  )
}

/** Done, Snooze and Stop are hidden once one was pressed. */
function Answers({ notice }: { notice: Notice }) {
  const { attempt } = useActing()
  const { id, can_finish, can_stop, title, link } = notice
  const waits = waitingAnswer(useDeeds('notices'), id)
  const isOpen = notice.answer === null && !waits
  return (
    <div className="flex flex-wrap items-center gap-2">
      {waits && <Waits deed={waits} title={title} />}
      {isOpen && can_finish && (
        <Button
          icon={<Check aria-hidden="true" />}
          aria-label={`Done: ${title}`}
          onClick={() => void attempt('notices.finish', { id })}
        >
          Done
        </Button>
      )}
      {isOpen && <SnoozeMenu title={title} onSnooze={(later) => void attempt('notices.snooze', { id, ...later })} />}
      {isOpen && can_stop && <StopButton title={title} onStop={() => void attempt('notices.stop', { id })} />}
      {leadsSomewhere(notice) && (
        <ButtonLink to={link} kind="plain" label={`Open ${title}`}>
          Open
        </ButtonLink>
      )}
    </div>
  )
}

function Record({ notice }: { notice: Notice }) {
  return (
    <details className="text-13 sm:col-span-2">
      <summary className="w-fit cursor-pointer content-center py-0.5 text-muted pointer-coarse:min-h-11">
        How it reached you
      </summary>
      <ul className="mt-1 grid gap-1 text-muted">
        {notice.handings.map((handing) => (
          <li key={`${handing.way} ${handing.place} ${handing.at}`}>{handingWords(handing)}</li>
        ))}
        <li>{seenWords(notice)}</li>
      </ul>
    </details>
  )
}
