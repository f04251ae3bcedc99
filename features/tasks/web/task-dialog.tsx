import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog, formFoot } from '#foundation/web/design/dialog.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { ChangedTask, Task } from '../contract.ts'
import { todayOf } from '../rules/due.ts'
import { useTaskNow } from './away/use-late-tasks.ts'
import { type Draft, draftOf, inputOf, typedOver } from './draft.ts'
import { Links } from './links.tsx'
import { Parts } from './parts.tsx'
import type { Seen } from './groups.ts'
import { useHouse } from './perform.tsx'
import { TaskFields } from './task-fields.tsx'

/** Unsaved input about a task. `base`: the task as it was read at this revision. */
export type LeftTask = { id: string; revision: number; draft: Draft; base: Draft }

type TaskDialogProps = {
  id: string
  /** Unsaved input to restore. */
  typed: LeftTask | undefined
  seen: Seen
  onClose: () => void
  /** Called when Escape or a press outside closed the form with unsaved input. */
  onLeft: (left: LeftTask) => void
}

/** One task with everything that is known of it. */
export function TaskDialog({ id, typed, seen, onClose, onLeft }: TaskDialogProps) {
  const left = useRef(typed)
  const { data, error, isFetching, refetch } = useTaskNow(id, seen)
  function leave(): void {
    onClose()
    if (left.current) onLeft(left.current)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && leave()} title={data?.task.title ?? 'Task'}>
      {data && (
        <TaskForm
          key={data.task.id}
          task={data.task}
          parts={data.parts}
          typed={typed}
          onTyped={(now) => (left.current = now)}
          seen={seen}
          onClose={onClose}
        />
      )}
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

type TaskFormProps = {
  task: Task
  parts: readonly Task[]
  typed: LeftTask | undefined
  onTyped: (left: LeftTask) => void
  seen: Seen
  onClose: () => void
}

function TaskForm({ task, parts, typed, onTyped, seen, onClose }: TaskFormProps) {
  const { perform } = useHouse()
  const [{ revision, draft, base }, setDraft] = useFollowing(task, typed)
  const [error, setError] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)

  const form = useRef<HTMLFormElement>(null)
  // The dialog opened before the task was read, with nothing but its own button to focus.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) form.current?.querySelector('input')?.focus()
  }, [])

  function write(change: Partial<Draft>): void {
    const changed = { ...draft, ...change }
    setDraft(changed)
    onTyped({ id: task.id, revision, draft: changed, base })
  }
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
    <form ref={form} onSubmit={save} noValidate className="grid gap-4">
      <TaskFields draft={draft} lists={seen.lists} today={todayOf(seen)} notes={task.notes} onChange={write} />
      <Links links={draft.links} onChange={(links) => write({ links })} />
      {task.parent === null && <Parts task={task} parts={parts} />}
      <FailureNote error={error} />
      <div className={formFoot}>
        <span className="mr-auto">
          <Button onClick={() => void run('tasks.delete-task', { id: task.id, revision })}>Delete</Button>
        </span>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" busy={busy} disabled={draft.title.trim() === ''}>
          Save
        </Button>
      </div>
    </form>
  )
}

/** Merges newer revisions into the form unless both sides changed the same field; then saving reports the conflict. */
function useFollowing(task: Task, typed: LeftTask | undefined) {
  const [form, setForm] = useState<Omit<LeftTask, 'id'>>(
    () => typed ?? { revision: task.revision, draft: draftOf(task), base: draftOf(task) },
  )
  if (task.revision > form.revision) {
    const base = draftOf(task)
    const draft = typedOver(base, form.draft, form.base)
    if (draft) setForm({ revision: task.revision, draft, base })
  }
  return [form, (draft: Draft) => setForm((before) => ({ ...before, draft }))] as const
}
