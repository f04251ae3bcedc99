import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'
import { actRoute } from '#foundation/web/acting/routes.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import type { Client } from '#foundation/web/http/client.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useState } from 'react'
import { type Draft, type MailSend, readSendOfDraftRoute } from '../../contract.ts'
import { draftsKey } from '../mail.ts'
import { stateSentence } from '../writing/leaving-rows.tsx'
import { outgoing } from '../writing/outgoing.ts'
import { isMoment, sendsKey, useSends } from '../writing/sends.ts'

type SendButtonProps = { draft: Draft; account: string; onSent: (id: string) => void }

/** Sends what is stored, with its revision: what was changed elsewhere meanwhile is refused. */
export function SendButton({ draft, account, onSent }: SendButtonProps) {
  const { client } = useSession()
  const queries = useQueryClient()
  const [id] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => act(client, 'mail.send', outgoing(draft, { id, account, at: undefined, awaits: undefined })),
    async onSuccess() {
      onSent(id)
      await queries.invalidateQueries({ queryKey: sendsKey })
      await queries.invalidateQueries({ queryKey: draftsKey })
    },
  })
  return (
    <>
      <Button kind="primary" busy={isPending} onClick={() => mutate()}>
        Send
      </Button>
      {error && <FailureNote error={error} />}
    </>
  )
}

/**
 * A draft that is not there: shows what it was sent as, if it was. One that was discarded, or that is still a proposal
 * above and waits for a yes, shows nothing.
 */
export function GoneDraft({ id }: { id: string }) {
  const { client } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['mail', 'draft', id, 'send'],
    queryFn: ({ signal }) => client.call(readSendOfDraftRoute, { query: { draft: id } }, { signal }),
  })
  if (data?.send && data.send.state !== 'taken-back') return <SentFromCard id={data.send.id} known={data.send} />
  if (!error) return null
  return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
}

/** What became of it; as long as it is held it can be taken back, and is a draft again. */
export function SentFromCard({ id, known }: { id: string; known?: MailSend }) {
  const { client } = useSession()
  const queries = useQueryClient()
  const send = useSends().find((each) => each.id === id)
  const [wasSeen, setSeen] = useState(known?.state === 'sent')
  if (send && !wasSeen) setSeen(true)
  const back = useMutation({
    mutationFn: () => act(client, 'mail.take-back', { id }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['mail', 'draft'] })
      await queries.invalidateQueries({ queryKey: sendsKey })
      await queries.invalidateQueries({ queryKey: draftsKey })
    },
  })
  const canTakeBack = send?.state === 'held' || send?.state === 'refused'
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <p aria-live="polite" className="min-w-0 grow text-pretty">
          {sentenceOf(send, wasSeen)}
        </p>
        {canTakeBack && (
          <Button busy={back.isPending} onClick={() => back.mutate()}>
            Take back
          </Button>
        )}
      </div>
      {back.error && <FailureNote error={back.error} />}
    </Card>
  )
}

/** What is not listed any more has been sent. */
function sentenceOf(send: MailSend | undefined, wasSeen: boolean): string {
  if (!send) return wasSeen ? 'It was sent.' : 'It is on its way.'
  if (isMoment(send)) return 'It is sent in a moment.'
  return `${stateSentence(send)} ${visible(send.trouble)}`.trim()
}

async function act(client: Client, name: string, input: object): Promise<void> {
  const { state, sentence } = await client.call(actRoute, {
    params: { name },
    body: { input, key: crypto.randomUUID() },
  })
  if (state !== 'done') throw new Failure('conflict', sentence ?? 'It was not sent.')
}
