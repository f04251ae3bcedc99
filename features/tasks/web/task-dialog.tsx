import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog, formFoot } from '#foundation/web/design/dialog.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { ChangedTask, Task } from '../contract.ts'
import { todayOf } from '../rules/due.ts'
import { useTaskNow } from './away/use-late-tasks.ts'
import { type Draft, draftOf, inputOf } from './draft.ts'
import { Links } from './links.tsx'
import { Parts } from './parts.tsx'
import type { Seen } from './groups.ts'
import { useHouse } from './perform.tsx'
import { TaskFields } from './task-fields.tsx'

type TaskDialogProps = { id: string; seen: Seen; onClose: () => void }

/** One task with everything that is known of it. */
export function TaskDialog({ id, seen, onClose }: TaskDialogProps) {
  const { data, error, isFetching, refetch } = useTaskNow(id, seen)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={data?.task.title ?? 'Task'}>
      {data && <TaskForm key={data.task.id} task={data.task} parts={data.parts} seen={seen} onClose={onClose} />}
      {!data && error && (
        <ErrorState
          title="This task could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading the task">
          <Skeleton className="h-48 w-full" />
        </Loading>
      )}
    </Dialog>
  )
}

type TaskFormProps = { task: Task; parts: readonly Task[]; seen: Seen; onClose: () => void }

function TaskForm({ task, parts, seen, onClose }: TaskFormProps) {
  const { perform } = useHouse()
  const [draft, setDraft] = useState<Draft>(() => draftOf(task))
  // What was read when the form was opened: a change by somebody else in the meantime must not be overwritten.
  const [{ revision }] = useState(task)
  const [error, setError] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)

  async function run(name: string, input: unknown): Promise<void> {
    setBusy(true)
    try {
      await perform(name, input)
      onClose()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal : new Error(String(refusal)))
      setBusy(false)
    }
  }
  function save(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy || draft.title.trim() === '') return
    void run('tasks.change-task', { id: task.id, revision, ...inputOf(draft) } satisfies ChangedTask)
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <TaskFields
        draft={draft}
        lists={seen.lists}
        today={todayOf(seen)}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      <Links links={draft.links} onChange={(links) => setDraft({ ...draft, links })} />
      {task.parent === null && <Parts task={task} parts={parts} />}
      <FailureNote error={error} />
      <div className={formFoot}>
        <Button kind="primary" type="submit" busy={busy} disabled={draft.title.trim() === ''}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <span className="ml-auto">
          <Button kind="danger" onClick={() => void run('tasks.delete-task', { id: task.id, revision })}>
            Delete
          </Button>
        </span>
      </div>
    </form>
  )
}
