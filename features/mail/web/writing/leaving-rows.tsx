import { Link } from 'react-router'
import { Button } from '#foundation/web/design/button.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import { momentOf } from '#foundation/web/when.ts'
import type { MailSend } from '../../contract.ts'
import { addressOf } from '../place.ts'
import { isMoment, useSends } from './sends.ts'
import { useTakeBack } from './use-take-back.ts'

/** Mail that waits for its time, was refused, or of which nobody knows whether it arrived. */
export function LeavingRows() {
  const sends = useSends().filter((send) => !isMoment(send))
  if (sends.length === 0) return null
  return (
    <section aria-labelledby="leaving" className="max-h-2/3 shrink-0 overflow-y-auto border-b border-hairline">
      <h2 id="leaving" className="px-4 pt-3 pb-1 text-12 font-medium text-muted">
        Leaving
      </h2>
      <ul>
        {sends.map((send) => (
          <LeavingRow key={send.id} send={send} />
        ))}
      </ul>
    </section>
  )
}

/** Stands above other lists while something was not sent. */
export function LeavingTrouble() {
  const count = useSends().filter(({ state }) => state === 'refused' || state === 'unsure').length
  if (count === 0) return null
  return (
    <output className="block shrink-0 border-b border-hairline bg-red-wash px-4 py-2 text-red">
      {count === 1 ? 'A mail may not have been sent. ' : `${count} mails may not have been sent. `}
      <Link to={addressOf({ list: { view: 'drafts' } })} className="underline underline-offset-4">
        Look at it
      </Link>
    </output>
  )
}

function LeavingRow({ send }: { send: MailSend }) {
  const { takeBack, isPending } = useTakeBack()
  const { to, cc, bcc, subject, state, trouble } = send
  const people = [...to, ...cc, ...bcc].map(({ name, address }) => visible(name || address)).join(', ')
  const isTrouble = state === 'refused' || state === 'unsure'
  const action = actionOf(send)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline px-4 py-2.5">
      <div className="min-w-0 grow basis-60">
        <p className="truncate">To {people}</p>
        <p className="truncate font-medium">{visible(subject) || 'No subject'}</p>
        <p className={`text-13 text-pretty ${isTrouble ? 'text-red' : 'text-muted'}`}>
          {stateSentence(send)}
          {trouble !== '' && ` ${visible(trouble)}`}
        </p>
      </div>
      {action !== undefined && (
        <Button busy={isPending} onClick={() => takeBack(send)}>
          {action}
        </Button>
      )}
    </li>
  )
}

export function stateSentence({ state, scheduled, dueAt }: Pick<MailSend, 'state' | 'scheduled' | 'dueAt'>): string {
  switch (state) {
    case 'held':
      return scheduled ? `Goes ${momentOf(dueAt)}.` : `Is tried again ${momentOf(dueAt)}.`
    case 'handing':
      return 'It is being sent.'
    case 'refused':
      return 'It was not sent.'
    case 'unsure':
      return 'It may have been sent. Look into your Sent folder before you send it again.'
    default:
      return ''
  }
}

function actionOf({ state }: MailSend): string | undefined {
  if (state === 'held') return 'Take back'
  if (state === 'refused') return 'Change and send again'
  return state === 'unsure' ? 'Make it a draft again' : undefined
}
