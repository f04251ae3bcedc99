import { Link } from 'react-router'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { momentOf } from '#foundation/web/when.ts'
import type { Notice } from '../contract.ts'
import { useAnswer } from './notices.ts'
import { handingWords, latenessWords, missedWords } from './words.ts'

export function NoticeRow({ notice }: { notice: Notice }) {
  const { title, body, link, handed_at, due_at } = notice
  const asides = [latenessWords(notice), missedWords(notice)].filter((aside) => aside !== undefined)
  return (
    <li className="grid gap-2 rounded-card border border-hairline bg-raised p-5">
      <h2 className="font-medium wrap-anywhere">{title}</h2>
      {body !== '' && <p className="whitespace-pre-line text-muted wrap-anywhere">{body}</p>}
      <p className="text-13 text-muted">
        <time dateTime={handed_at ?? due_at}>{momentOf(handed_at ?? due_at)}</time>
        {asides.map((aside) => ` · ${aside}`).join('')}
      </p>
      <Answers notice={notice} />
      <div className="flex flex-wrap items-baseline gap-x-4 text-13">
        <Link to={link} className={textLink}>
          Open
        </Link>
        <Record notice={notice} />
      </div>
    </li>
  )
}

function Answers({ notice }: { notice: Notice }) {
  const { mutate, isPending, error } = useAnswer()
  const { answer, snoozed_until, can_finish } = notice
  if (answer === 'done') return <p className="text-13">Done</p>
  if (answer === 'snoozed') return <p className="text-13">Comes again {snoozed_until && momentOf(snoozed_until)}</p>
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {can_finish && (
          <Button busy={isPending} onClick={() => mutate({ notice, answer: 'done' })}>
            Done
          </Button>
        )}
        <Button busy={isPending} onClick={() => mutate({ notice, answer: 'snooze', minutes: 10 })}>
          In 10 minutes
        </Button>
        <Button busy={isPending} onClick={() => mutate({ notice, answer: 'snooze', minutes: 60 })}>
          In an hour
        </Button>
      </div>
      <FailureNote error={error} />
    </>
  )
}

function Record({ notice: { handings, seen_at } }: { notice: Notice }) {
  return (
    <details>
      <summary className="cursor-pointer text-muted">How it reached you</summary>
      <ul className="mt-2 grid gap-1 text-muted">
        {handings.map((handing) => (
          <li key={`${handing.way} ${handing.place} ${handing.at}`}>{handingWords(handing)}</li>
        ))}
        <li>{seen_at === null ? 'Not seen yet.' : `Seen ${momentOf(seen_at)}.`}</li>
      </ul>
    </details>
  )
}
