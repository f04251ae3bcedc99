import { apart } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'
import type { Pending } from '../rows.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { CameAlong } from './came-along.tsx'
import { useDesk } from './desk.ts'
import { Entry } from './entry.tsx'
import { Bubble } from './person-message.tsx'
import type { RowProps } from './row-view.tsx'

/** The person's words before the server has them. */
export function PendingRow({ pending, tabbable }: Pick<RowProps, 'tabbable'> & { pending: Pending }) {
  const { words, references } = apart(pending.content)
  return (
    <Entry label="You" tabbable={tabbable}>
      <Bubble faint={pending.state !== 'sent'}>{words}</Bubble>
      <CameAlong references={references} />
      <div className="flex min-h-8 items-center justify-end gap-3 text-13 text-muted">
        {pending.state === 'refused' ? <Refused pending={pending} /> : <Waiting pending={pending} />}
      </div>
    </Entry>
  )
}

function Waiting({ pending }: { pending: Pending }) {
  const { live } = useSession()
  const open = useLive(live) === 'open'
  if (pending.state === 'sent') return null
  return <span className="animate-late">{open ? 'Sending…' : 'Waiting for the connection'}</span>
}

function Refused({ pending }: { pending: Pending }) {
  const { outbox } = useChat()
  const desk = useDesk()
  function edit(): void {
    outbox.discard(pending.id)
    const { words, references } = apart(pending.content)
    desk.quote.tell(words)
    if (references.length > 0) desk.keepAttached.tell(references)
  }
  return (
    <>
      <span className="text-red">Not sent: {pending.refusal}</span>
      <button type="button" className={link} onClick={edit}>
        Edit
      </button>
      <button type="button" className={link} onClick={() => outbox.discard(pending.id)}>
        Discard
      </button>
    </>
  )
}

const link = 'h-8 rounded-control px-1.5 font-medium text-ink hover:bg-touch pointer-coarse:h-11'
