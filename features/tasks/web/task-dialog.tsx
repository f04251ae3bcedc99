import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { ChangedTask, Task, TaskList } from '../contract.ts'
import { type Draft, draftOf, inputOf } from './draft.ts'
import { Parts } from './parts.tsx'
import { useHouse } from './perform.tsx'
import { TaskFields } from './task-fields.tsx'
import { useTask } from './tasks.ts'

type TaskDialogProps = { id: string; lists: readonly TaskList[]; onClose: () => void }

/** One task with everything that is known of it. */
export function TaskDialog({ id, lists, onClose }: TaskDialogProps) {
  const { data, error, isFetching, refetch } = useTask(id)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={data?.task.title ?? 'Task'}>
      {data && <TaskForm key={data.task.id} task={data.task} parts={data.parts} lists={lists} onClose={onClose} />}
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

type TaskFormProps = { task: Task; parts: readonly Task[]; lists: readonly TaskList[]; onClose: () => void }

function TaskForm({ task, parts, lists, onClose }: TaskFormProps) {
  const { perform } = useHouse()
  const [draft, setDraft] = useState<Draft>(() => draftOf(task))
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
    void run('tasks.change-task', { id: task.id, revision: task.revision, ...inputOf(draft) } satisfies ChangedTask)
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <TaskFields draft={draft} lists={lists} onChange={(change) => setDraft({ ...draft, ...change })} />
      {task.parent === null && <Parts task={task} parts={parts} />}
      <FailureNote error={error} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={busy} disabled={draft.title.trim() === ''}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <span className="ml-auto">
          <Button kind="danger" onClick={() => void run('tasks.delete-task', { id: task.id, revision: task.revision })}>
            Delete
          </Button>
        </span>
      </div>
    </form>
  )
}
