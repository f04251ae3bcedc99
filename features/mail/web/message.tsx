import ShieldAlert from 'lucide-react/icons/shield-alert'
import { type ReactNode, useId } from 'react'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { momentOf } from '#foundation/web/when.ts'
import type { MailCorrespondent, MailMessage } from '../contract.ts'
import { Attachments } from './attachments.tsx'
import { DownloadMail } from './download-mail.tsx'
import { Invitation } from './invitation.tsx'
import { MessageBody } from './message-body.tsx'
import { Unsubscribe } from './unsubscribe.tsx'
import { listTime, nameOf, returnTime } from './row-words.ts'
import { AnswerButtons } from './writing/answer-buttons.tsx'
import { EditDraft } from './writing/edit-draft.tsx'
import type { Answering } from './writing/seed.ts'

type MessageProps = {
  message: MailMessage
  /** The mailbox that it is in. */
  account: string
  /** What can be made of it, below its words. */
  offers: ReactNode
  isFolded: boolean
  /** Left out where there is only one. */
  onToggle: (() => void) | undefined
  onAnswer: (kind: Answering) => void
}

/** One message: folded into a line, or with all of its words. */
export function Message({ message, account, offers, isFolded, onToggle, onAnswer }: MessageProps) {
  const id = useId()
  const now = useNow()
  const format = useTimeFormat()
  const { from, snippet, at, draft, parts, marks, notes } = message
  const name = visible(from ? nameOf(from) : 'No sender')
  const head = (
    <>
      <span className="max-w-[45%] shrink-0 truncate font-medium">{name}</span>
      {draft && <span className="shrink-0 text-12 text-amber">Draft</span>}
      <span className="min-w-0 grow truncate text-muted">{isFolded ? visible(snippet) : addressWords(from)}</span>
      <time dateTime={at} title={momentOf(at)} className="shrink-0 text-12 text-muted">
        {isFolded ? listTime(at, now, format) : returnTime(at, now, format)}
      </time>
    </>
  )
  const line = 'flex min-h-11 items-baseline gap-2.5 py-2.5 text-left'
  return (
    <article aria-labelledby={id}>
      <h3 id={id} className="min-w-0">
        {onToggle ? (
          <button
            type="button"
            aria-expanded={!isFolded}
            onClick={onToggle}
            className={`${line} -mx-2 w-[calc(100%+1rem)] rounded-control px-2 hover:bg-touch/50 focus-visible:-outline-offset-2`}
          >
            {head}
          </button>
        ) : (
          <span className={`${line} w-full`}>{head}</span>
        )}
      </h3>
      {!isFolded && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
          <Recipients message={message} account={account} />
          <Marks marks={marks} />
          {message.invitation && <Invitation message={message} account={account} />}
          <MessageBody message={message} name={name} />
          {offers}
          <Attachments parts={parts.filter(({ inline }) => !inline)} />
          {notes.map((note) => (
            <p key={note} className="text-13 text-muted">
              {note}
            </p>
          ))}
          {message.source && !draft && <DownloadMail message={message} />}
          {draft ? <EditDraft message={message} /> : <AnswerButtons message={message} onAnswer={onAnswer} />}
        </div>
      )}
    </article>
  )
}

function addressWords(from: MailCorrespondent | null): string {
  if (!from || from.own || from.name === '') return ''
  return visible(from.address)
}

function Recipients({ message, account }: { message: MailMessage; account: string }) {
  const { to, cc, bcc, replyTo, list } = message
  const lines = [
    { label: 'To', people: to },
    { label: 'Cc', people: cc },
    { label: 'Bcc', people: bcc },
    { label: 'Answers go to', people: replyTo },
  ].filter(({ people }) => people.length > 0)
  return (
    <div className="-mt-2 grid text-13 text-muted">
      {lines.map(({ label, people }) => (
        <p key={label} className="wrap-anywhere">
          {label}{' '}
          {label === 'Answers go to'
            ? people.map(({ address }) => visible(address)).join(', ')
            : people.map((person) => visible(nameOf(person))).join(', ')}
        </p>
      ))}
      {list !== '' && <p className="wrap-anywhere">Through the list {visible(list)}</p>}
      <Unsubscribe message={message} account={account} />
    </div>
  )
}

/** What to know before trusting it, in plain sentences. */
function Marks({ marks }: Pick<MailMessage, 'marks'>) {
  if (marks.length === 0) return null
  return (
    <div role="note" className="flex gap-2.5 rounded-control bg-amber-wash px-3 py-2.5 text-amber">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid gap-1">
        {marks.map(({ kind, words }) => (
          <p key={`${kind} ${words}`} className="text-pretty wrap-anywhere">
            {visible(words)}
          </p>
        ))}
      </div>
    </div>
  )
}
