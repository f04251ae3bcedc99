import { useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import type { Draft } from '../../contract.ts'
import { useSenders } from '../writing/sends.ts'
import { typed, written } from './recipients.ts'
import { useDraft, useSaveDraft } from './use-draft.ts'
import { CopyButton, DownloadButton, MailAppLink } from './ways-out.tsx'

/** A mail that is being written, below the answer that drafted it. Nothing is sent from here. */
export function DraftCard({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useDraft(id)
  if (data) return <Editor key={data.revision} draft={data} />
  if (!error) return <Skeleton className="h-40 w-full" />
  return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
}

function Editor({ draft }: { draft: Draft }) {
  const [fields, setFields] = useState({ to: written(draft.to), subject: draft.subject, text: draft.text })
  const { mutate, isPending, error } = useSaveDraft(draft)
  const canSend = (useSenders() ?? []).length > 0
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
            <ButtonLink to={`/assistant/mail?list=drafts&write=${draft.id}`} kind="primary">
              {canSend ? 'Send…' : 'Open in mail'}
            </ButtonLink>
          )}
          {!isEdited && <MailAppLink mail={now} />}
          <CopyButton text={now.text} />
          <DownloadButton id={draft.id} subject={draft.subject} disabled={isEdited} />
        </div>
        <p className="text-13 text-muted">A draft. It has not been sent.</p>
      </section>
    </Card>
  )
}
