import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { useActing } from '#foundation/web/acting/acting.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { momentOf, timeOf } from '#foundation/web/when.ts'
import type { Notice } from '../contract.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import { handingWords, latenessWords, missedWords, seenWords } from './words.ts'

/** One notice: when, what and what became of it; expands to show how it was delivered. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { title, body, link, handed_at, due_at } = notice
  const moment = handed_at ?? due_at
  const asides = [latenessWords(notice), missedWords(notice), answerWords(notice)].filter(
    (aside) => aside !== undefined,
  )
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-3">
      <time dateTime={moment} data-figures className="text-muted">
        {timeOf(moment)}
      </time>
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="grow basis-full sm:basis-0">
            <h3 className="font-medium wrap-anywhere">{title}</h3>
            {body !== '' && <p className="text-13 whitespace-pre-line text-muted wrap-anywhere">{body}</p>}
            {asides.length > 0 && <p className="text-13 text-pretty text-muted">{asides.join(' · ')}</p>}
          </div>
          <Answers notice={notice} />
        </div>
        <div className="flex flex-wrap items-baseline gap-x-4 text-13">
          <Record notice={notice} />
          {link !== '/assistant' && (
            <Link to={link} className={textLink} aria-label={`Open ${title}`}>
              Open
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}

function answerWords({ answer, snoozed_until }: Notice): string | undefined {
  if (answer === 'snoozed') return snoozed_until === null ? 'Snoozed' : `Snoozed until ${momentOf(snoozed_until)}`
  return answer === 'done' ? 'Done' : undefined
}

/** Hidden once one was pressed. */
function Answers({ notice }: { notice: Notice }) {
  const { attempt } = useActing()
  const { id, answer, can_finish, title } = notice
  if (answer !== null) return null
  return (
    <div className="flex gap-2">
      {can_finish && (
        <Button
          icon={<Check aria-hidden="true" />}
          aria-label={`Done: ${title}`}
          onClick={() => void attempt('notices.finish', { id })}
        >
          Done
        </Button>
      )}
      <SnoozeMenu title={title} onSnooze={(later) => void attempt('notices.snooze', { id, ...later })} />
    </div>
  )
}

function Record({ notice }: { notice: Notice }) {
  return (
    <details className="grow">
      <summary className="w-fit cursor-pointer py-0.5 text-muted pointer-coarse:py-2.5">How it reached you</summary>
      <ul className="mt-1 grid gap-1 text-muted">
        {notice.handings.map((handing) => (
          <li key={`${handing.way} ${handing.place} ${handing.at}`}>{handingWords(handing)}</li>
        ))}
        <li>{seenWords(notice)}</li>
      </ul>
    </details>
  )
}
