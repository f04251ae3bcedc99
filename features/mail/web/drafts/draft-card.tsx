import { useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { Draft } from '../../contract.ts'
import { obstacleOf } from '../writing/outgoing.ts'
import { useSenders } from '../writing/sends.ts'
import { typed, written } from './recipients.ts'
import { GoneDraft, SendButton, SentFromCard } from './send-from-card.tsx'
import { useDraft, useSaveDraft } from './use-draft.ts'
import { CopyButton, DownloadButton, MailAppLink } from './ways-out.tsx'

/** A mail that is being written, below the answer that drafted it. */
export function DraftCard({ id }: { id: string }) {
  const [sent, setSent] = useState<{ id: string; revision: number }>()
  const { data, error, isFetching, refetch } = useDraft(id)
  // Taken back, here or elsewhere, it is a draft with another revision.
  const isGone = sent !== undefined && !(data && data.revision > sent.revision)
  if (isGone) return <SentFromCard id={sent.id} />
  if (error instanceof Failure && error.code === 'not-found') return <GoneDraft id={id} />
  if (data)
    return <Editor key={data.revision} draft={data} onSent={(send) => setSent({ id: send, revision: data.revision })} />
  if (!error) return <Skeleton className="h-40 w-full" />
  return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
}

/** The press on Send is the yes, so it is offered only where everything that goes is on the card. */
function isWhollyShown(draft: Draft): boolean {
  const { cc, bcc, attachments, html, subject, text } = draft
  const isPlain = cc.length + bcc.length + attachments.length === 0 && html === ''
  return isPlain && obstacleOf(draft) === undefined && visible(text) === text && visible(subject) === subject
}

type EditorProps = { draft: Draft; onSent: (id: string) => void }

function Editor({ draft, onSent }: EditorProps) {
  const [fields, setFields] = useState({ to: written(draft.to), subject: draft.subject, text: draft.text })
  const { mutate, isPending, error } = useSaveDraft(draft)
  const senders = useSenders() ?? []
  const canSend = senders.length > 0
  const sender = isWhollyShown(draft)
    ? senders.find(({ account }) => account === (draft.account ?? senders[0]?.account))
    : undefined
  const set = (name: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields((before) => ({ ...before, [name]: event.target.value }))
  const isEdited = fields.to !== written(draft.to) || fields.subject !== draft.subject || fields.text !== draft.text
  const now = { ...draft, to: typed(fields.to), subject: fields.subject, text: fields.text }
  const unknown = now.to.filter(({ address }) => address === '').map(({ name }) => name)

  return (
    <Card>
      <section aria-label={`Draft “${draft.subject}”`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TextField
          label="To"
          value={fields.to}
          onChange={set('to')}
          autoComplete="off"
          description={unknown.length > 0 ? `No address is known for ${unknown.join(', ')}.` : undefined}
        />
        <TextField
          label="Subject"
          value={fields.subject}
          onChange={set('subject')}
          maxLength={500}
          autoComplete="off"
        />
        <TextArea label="Text" value={fields.text} onChange={set('text')} maxLength={100_000} rows={8} />
        {error && <FailureNote error={error} />}
        <div className="flex flex-wrap gap-2">
          {isEdited ? (
            <Button
              kind="primary"
              busy={isPending}
              onClick={() => mutate({ to: now.to, subject: now.subject, text: now.text })}
            >
              Save
            </Button>
          ) : (
            <>
              {sender && <SendButton draft={draft} account={sender.account} onSent={onSent} />}
              <ButtonLink to={`/assistant/mail?list=drafts&write=${draft.id}`} kind={sender ? 'quiet' : 'primary'}>
                {canSend && !sender ? 'Send…' : 'Open in mail'}
              </ButtonLink>
            </>
          )}
          {!isEdited && <MailAppLink mail={now} />}
          <CopyButton text={now.text} />
          <DownloadButton id={draft.id} subject={draft.subject} disabled={isEdited} />
        </div>
        <p className="text-13 text-muted">
          A draft. It has not been sent.
          {draft.html !== '' &&
            (now.text === draft.text ? ' It is formatted.' : ' Saved here, its text loses its formatting.')}
          {sender && ` It goes from ${visible(sender.address)}.`}
        </p>
      </section>
    </Card>
  )
}
