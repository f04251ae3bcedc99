import CalendarClock from 'lucide-react/icons/calendar-clock'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Flag from 'lucide-react/icons/flag'
import ListChecks from 'lucide-react/icons/list-checks'
import ListTree from 'lucide-react/icons/list-tree'
import Repeat from 'lucide-react/icons/repeat'
import UserRound from 'lucide-react/icons/user-round'
import { memo, type ReactNode } from 'react'
import { MoreMenu } from '#foundation/web/design/more-menu.tsx'
import type { Task } from '../contract.ts'
import { priorityWords, repeatWords } from '../rules/words.ts'
import { askText, dueText } from './due.ts'
import type { Seen } from './groups.ts'
import { Tick } from './tick.tsx'
import type { RowMoves } from './use-moves.ts'

export type TaskRowProps = {
  task: Task
  seen: Seen
  moves: RowMoves
  chosen: Chosen
  /** The heading above it already names the list. */
  hidesList?: boolean
  /** The title of the task that it is a part of, where that is known. */
  partOf?: string | undefined
  /** Stands in an order of the person's own, and can be dragged elsewhere in it. */
  isOrdered: boolean
}

/** Whether this task is chosen; `undefined` where none is. */
export type Chosen = boolean | undefined

/** A task in one line, with its actions. Of hundreds only those are drawn again of which something changed. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, seen, moves, chosen, hidesList = false, partOf, isOrdered } = props
  const { id, title, status } = task
  const isDone = status === 'done'
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- dragging it is also a matter of keys and of its menu
    <li
      data-task={id}
      data-chosen={chosen || undefined}
      draggable={isOrdered}
      onDragStart={(event) => moves.drag(event, task)}
      onDragOver={(event) => moves.over(event, task)}
      onDrop={(event) => moves.drop(event, task)}
      onDragEnd={moves.dragEnd}
      onKeyDown={(event) => moves.press(event, task)}
      className="group flex items-start gap-2.5 border-b border-hairline py-2 focus-within:bg-touch/50 hover:bg-touch/50 data-lifted:opacity-40 data-[below=before]:shadow-[0_-2px_0_var(--color-accent)] data-[below=behind]:shadow-[0_2px_0_var(--color-accent)] pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none] data-chosen:bg-[color-mix(in_oklab,var(--color-accent)_12%,transparent)]"
    >
      <Tick task={task} onTick={() => moves.tick(task)} />
      <button
        type="button"
        aria-pressed={chosen}
        onClick={(event) => moves.choose(event, task) || moves.open(id)}
        className="-mx-1.5 min-w-0 grow rounded-control px-1.5 py-1 text-left focus-visible:-outline-offset-1"
      >
        <span className={`block wrap-anywhere ${isDone ? 'text-muted line-through' : ''}`}>{title}</span>
        <Facts task={task} seen={seen} hidesList={hidesList} partOf={partOf} />
      </button>
      <MoreMenu label={`More for ${title}`} groups={() => moves.menu(task)} />
    </li>
  )
})

/** Its other details, in muted text. */
export function Facts({ task, seen, hidesList, partOf }: Pick<TaskRowProps, 'task' | 'seen' | 'hidesList' | 'partOf'>) {
  const { overdue, priority, repeat, waitsFor, parts, due } = task
  const list = hidesList ? undefined : seen.lists.find(({ id }) => id === task.list)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-13 text-muted empty:hidden">
      {partOf !== undefined && <Fact icon={<ListTree aria-hidden="true" />}>Part of {partOf}</Fact>}
      {due !== null && (
        <Fact icon={<CalendarClock aria-hidden="true" />} look={overdue ? 'text-amber' : ''}>
          {overdue && <span className="sr-only">Overdue: </span>}
          {dueText(task, seen)}
        </Fact>
      )}
      {priority && (
        <Fact icon={<Flag aria-hidden="true" />} look={priority === 'high' && task.status !== 'done' ? 'text-ink' : ''}>
          {priorityWords[priority]}
        </Fact>
      )}
      {repeat !== null && <Fact icon={<Repeat aria-hidden="true" />}>{repeatWords(task, seen.format)}</Fact>}
      {waitsFor && (
        <Fact icon={<UserRound aria-hidden="true" />}>
          Waits for {waitsFor.name || waitsFor.email}
          {task.askOn !== null && `, ask again ${askText(task.askOn, seen)}`}
        </Fact>
      )}
      {seen.waiting?.has(task.id) && <Fact icon={<CloudUpload aria-hidden="true" />}>Not sent yet</Fact>}
      {parts.all > 0 && (
        <Fact icon={<ListChecks aria-hidden="true" />}>
          {parts.done} of {parts.all}
        </Fact>
      )}
      {list && (
        <Fact
          icon={<span aria-hidden="true" className="size-2 rounded-full" style={{ backgroundColor: list.color }} />}
        >
          {list.name}
        </Fact>
      )}
    </span>
  )
}

function Fact({ icon, look = '', children }: { icon: ReactNode; look?: string; children: ReactNode }) {
  return (
    <span className={`inline-flex min-w-0 items-start gap-1 [&_svg]:size-3.5 ${look}`}>
      <span className="flex h-lh shrink-0 items-center">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}
