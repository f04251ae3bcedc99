import { useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { kinds, shape } from '#foundation/web/design/button-look.ts'
import { Card } from '#foundation/web/design/card.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type Draft, downloadDraftRoute } from '../../contract.ts'
import { mailtoOf, typed, written } from './recipients.ts'
import { useDraft, useSaveDraft } from './use-draft.ts'

/** A mail that is being written, below the answer that drafted it. Nothing is sent from here. */
export function DraftCard({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useDraft(id)
  if (data) return <Editor key={data.revision} draft={data} />
  if (!error) return <Skeleton className="h-40 w-full" />
  return (
    <Card>
      <p role="alert" className="text-muted">
        {sentenceOf(error)}{' '}
        <button type="button" className="min-h-6 underline" disabled={isFetching} onClick={() => void refetch()}>
          Retry
        </button>
      </p>
    </Card>
  )
}

function Editor({ draft }: { draft: Draft }) {
  const [fields, setFields] = useState({ to: written(draft.to), subject: draft.subject, text: draft.text })
  const { mutate, isPending, error } = useSaveDraft(draft)
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
            <a href={mailtoOf(now)} className={`${shape} ${kinds.primary} px-3.5`}>
              Open in mail app
            </a>
          )}
          <CopyButton text={now.text} />
          <DownloadButton draft={draft} isEdited={isEdited} />
        </div>
        <p className="text-13 text-muted">A draft. It is not sent from here.</p>
      </section>
    </Card>
  )
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('Copy')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      // Without https a browser gives no clipboard; the text can still be marked by hand.
      setSaid('Not possible here')
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <span aria-live="polite">{said}</span>
    </Button>
  )
}

/** The file holds what is saved. */
function DownloadButton({ draft: { id, subject }, isEdited }: { draft: Draft; isEdited: boolean }) {
  const { client } = useSession()
  const [failed, setFailed] = useState<Error>()
  async function download(): Promise<void> {
    try {
      save(await client.download(downloadDraftRoute, { params: { id } }), `${subject.slice(0, 80) || 'Draft'}.eml`)
      setFailed(undefined)
    } catch (error) {
      setFailed(error as Error)
    }
  }
  return (
    <>
      <Button disabled={isEdited} onClick={() => void download()}>
        Download .eml
      </Button>
      {failed && <FailureNote error={failed} />}
    </>
  )
}
