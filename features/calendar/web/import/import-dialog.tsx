import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { importBytes, type ImportPreview, previewImportRoute } from '../../contract.ts'
import { usualCalendar } from '../../rules/usual-calendar.ts'
import { calendarNamed, useCalendars } from '../calendars.ts'
import { calendarKey } from '../events.ts'
import { usePerform } from '../perform.tsx'
import { SharedNote } from '../shared-mark.tsx'
import { PreviewOfImport } from './preview-of-import.tsx'

/** First what a file would bring, then the deed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const preview = usePreview()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import a calendar file"
      description="Choose a file such as calendar.ics. You see what is in it before anything is added."
    >
      <Chooser busy={preview.isPending} chosen={preview.data?.name} onFile={(file) => preview.mutate(file)} />
      <FailureNote error={preview.error} />
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {preview.isPending && <p className="text-muted">Reading the file…</p>}
        {preview.data && !preview.isPending && <Ready key={preview.data.id} preview={preview.data} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

type ChooserProps = { busy: boolean; chosen: string | undefined; onFile: (file: File) => void }

function Chooser({ busy, chosen, onFile }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        accept=".ics,.ical,.ifb,text/calendar"
        hidden
        aria-label="Calendar file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button kind={chosen === undefined ? 'primary' : 'quiet'} busy={busy} onClick={() => input.current?.click()}>
        {chosen === undefined ? 'Choose a file' : 'Choose another file'}
      </Button>
      {chosen !== undefined && <span className="min-w-0 text-13 wrap-anywhere text-muted">{chosen}</span>}
    </div>
  )
}

function Ready({ preview, onClose }: { preview: ImportPreview; onClose: () => void }) {
  const { data } = useCalendars()
  const calendars = data?.calendars ?? []
  const [chosen, setChosen] = useState<string>()
  const calendar = chosen ?? usualCalendar(calendars, 'meeting')?.id
  const bring = useImport(onClose)
  const brings = preview.added + preview.changed > 0
  return (
    <>
      <PreviewOfImport preview={preview} />
      {brings && (
        <Select
          label="Into the calendar"
          options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
          value={calendar ?? null}
          onChange={setChosen}
        />
      )}
      {brings && <SharedNote calendar={calendarNamed(calendars, calendar ?? '')} />}
      <FailureNote error={bring.error} />
      <div className={formEnd}>
        <Button onClick={onClose}>{brings ? 'Cancel' : 'Close'}</Button>
        {brings && (
          <Button
            kind="primary"
            busy={bring.isPending}
            disabled={calendar === undefined}
            onClick={() => calendar !== undefined && bring.mutate({ import: preview.id, calendar })}
          >
            Import
          </Button>
        )}
      </div>
    </>
  )
}

function usePreview() {
  const { client } = useSession()
  return useMutation({
    async mutationFn(file: File) {
      if (file.size > importBytes) throw tooLarge()
      return client.call(previewImportRoute, { body: { name: file.name.slice(0, 300), content: await file.text() } })
    },
  })
}

function useImport(onDone: () => void) {
  const perform = usePerform()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: { import: string; calendar: string }) => perform('calendar.import-file', input),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: calendarKey }),
  })
}

function tooLarge(): Failure {
  return new Failure('too-large', 'A calendar file can have 10 MB at most. Nothing of this one was read.')
}
