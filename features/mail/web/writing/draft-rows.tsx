import { visible } from '#foundation/web/markdown/visible.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { useNow } from '#foundation/web/use-now.ts'
import type { Draft } from '../../contract.ts'
import { usePlace } from '../place.ts'
import { listTime } from '../row-words.ts'
import { useDrafts } from './drafts.ts'
import { partsOf } from './quoted.ts'
import { useWriting } from './use-writing.ts'

/** The mails that are being written here, above the drafts of the mail server. */
export function DraftRows({ isAlone }: { isAlone: boolean }) {
  const { data = [] } = useDrafts()
  if (data.length === 0) return null
  return (
    <ul
      aria-label="Drafts"
      className={`shrink-0 overflow-y-auto ${isAlone ? '' : 'max-h-1/2 border-b border-hairline'}`}
    >
      {data.map((draft) => (
        <DraftRow key={draft.id} draft={draft} />
      ))}
    </ul>
  )
}

/** Shown below the messages of the thread that they answer, but for the one that is being written there. */
export function DraftsOfThread({ thread }: { thread: string }) {
  const { data = [] } = useDrafts()
  const { write } = usePlace()
  const answers = data.filter(({ id, answers: answered }) => answered === thread && id !== write)
  if (answers.length === 0) return null
  return (
    <section aria-label="Drafts of this thread" className="border-t border-hairline pt-3 print:hidden">
      <h3 className="px-4 text-13 text-amber">{answers.length === 1 ? 'Draft' : 'Drafts'}</h3>
      <ul>
        {answers.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  )
}

const changedElsewhere = 'Changed in another program'

function DraftRow({ draft }: { draft: Draft }) {
  const { resume } = useWriting()
  const now = useNow()
  const format = useTimeFormat()
  const { id, to, subject, text, changedAt, elsewhere = false } = draft
  const people = to.map(({ name, address }) => name || address).join(', ')
  return (
    <li className="border-b border-hairline">
      <button
        type="button"
        aria-label={`${people === '' ? 'To nobody yet' : `To ${visible(people)}`}, ${visible(subject) || 'No subject'}${elsewhere ? `, ${changedElsewhere}` : ''}`}
        onClick={() => resume(id)}
        className="grid w-full gap-0.5 px-4 py-2.5 text-left hover:bg-touch/50 focus-visible:-outline-offset-2"
      >
        <span className="flex items-baseline gap-2.5">
          <span className="min-w-0 grow truncate">{people === '' ? 'To nobody yet' : `To ${visible(people)}`}</span>
          {elsewhere && <span className="shrink-0 text-12 text-amber">{changedElsewhere}</span>}
          <time dateTime={changedAt} className="shrink-0 text-12 text-muted">
            {listTime(changedAt, now, format)}
          </time>
        </span>
        <span className="flex min-w-0 gap-2">
          <span className="shrink-0 max-w-[60%] truncate font-medium">{visible(subject) || 'No subject'}</span>
          <span className="truncate text-muted">{visible(partsOf(text).own.replaceAll(/\s+/g, ' '))}</span>
        </span>
      </button>
    </li>
  )
}
