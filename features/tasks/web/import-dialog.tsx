import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { previewTasksRoute, type TaskList, tasksFileBytes, type TasksPreview } from '../contract.ts'
import { useHouse } from './perform.tsx'

type ImportDialogProps = { lists: readonly TaskList[]; list: string | undefined; onClose: () => void }

/** Previews a file of tasks, then imports it into a list. */
export function ImportDialog({ lists, list, onClose }: ImportDialogProps) {
  const { client } = useSession()
  const { perform } = useHouse()
  const input = useRef<HTMLInputElement>(null)
  const [into, setInto] = useState(list ?? lists.find(({ role }) => role === 'inbox')?.id ?? '')
  const preview = useMutation({
    async mutationFn(file: File) {
      if (file.size > tasksFileBytes)
        throw new Failure('too-large', 'A file of tasks can have 2 MB at most. Nothing of this one was read.')
      return client.call(previewTasksRoute, { body: { name: file.name.slice(0, 300), content: await file.text() } })
    },
  })
  const bring = useMutation({
    mutationFn: (id: string) => perform('tasks.import-file', { import: id, list: into }),
    onSuccess: onClose,
  })
  const { data } = preview
  const brings = data !== undefined && data.added + data.changed > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import tasks"
      description="Choose an iCalendar file (.ics), a CSV file from Todoist, or Tasks.json from Google Takeout. You see what is in it before anything is added."
    >
      <input
        ref={input}
        type="file"
        accept=".ics,.csv,.json,text/calendar,text/csv,application/json"
        hidden
        aria-label="File of tasks"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) preview.mutate(file)
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {data && !preview.isPending && <Brings preview={data} />}
      </div>
      {brings && (
        <Select
          label="Into the list"
          value={into}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setInto}
        />
      )}
      <FailureNote error={preview.error ?? bring.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind={brings ? 'quiet' : 'primary'} busy={preview.isPending} onClick={() => input.current?.click()}>
          {data ? 'Choose another file' : 'Choose a file'}
        </Button>
        {data && brings && (
          <Button kind="primary" busy={bring.isPending} onClick={() => bring.mutate(data.id)}>
            Import
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const states = { added: 'new', changed: 'will be changed', unchanged: 'known already' } as const
const mostLeft = 5

function Brings({ preview: { name, tasks, added, changed, unchanged, left, first } }: { preview: TasksPreview }) {
  return (
    <>
      <p className="wrap-anywhere">
        “{name}” has {tasks === 1 ? 'one task' : `${tasks} tasks`}: {added} new, {changed} to change, {unchanged} known
        already.
      </p>
      <ul className="grid max-h-48 overflow-y-auto text-13">
        {first.map((each, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a file may name two tasks alike
          <li key={at} className="flex justify-between gap-3 border-b border-hairline py-1.5">
            <span className="truncate">{each.title}</span>
            <span className="shrink-0 text-muted">{states[each.state]}</span>
          </li>
        ))}
      </ul>
      {left.slice(0, mostLeft).map((each) => (
        <p key={`${each.title} ${each.why}`} className="text-13 wrap-anywhere text-muted">
          {each.title}: {each.why}
        </p>
      ))}
      {left.length > mostLeft && <p className="text-13 text-muted">And {left.length - mostLeft} more remarks.</p>}
    </>
  )
}
