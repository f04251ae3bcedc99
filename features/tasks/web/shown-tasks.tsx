import { type ReactNode, useMemo, useRef } from 'react'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useKeptFocus } from '#foundation/web/kept-focus.ts'
import { useRowKeys } from '#foundation/web/use-row-keys.ts'
import type { Task } from '../contract.ts'
import { todayOf } from '../rules/due.ts'
import { useLateTasks } from './away/use-late-tasks.ts'
import { Board } from './board.tsx'
import { countText } from './counts.ts'
import { foundGroup, grouped, type Seen } from './groups.ts'
import { addressOf, type TaskPlace } from './place.ts'
import { isChosen, type Selection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SwipedRows } from './swiped-rows.tsx'
import { TaskRow } from './task-row.tsx'
import { useTasks } from './tasks.ts'
import { useLifting } from './use-lifting.ts'
import { useWholes } from './use-wholes.ts'
import { useMost } from './use-most.ts'
import { type RowMoves, type TaskMoves, useMoves, useRowMoves } from './use-moves.ts'

type ShownTasksProps = {
  place: TaskPlace
  seen: Seen
  words: string
  onOpen: (id: string) => void
  onSchedule: (task: Task) => void
  onRemind: ((task: Task) => void) | undefined
}

export function ShownTasks({ place, seen: seenAll, words, onOpen, onSchedule, onRemind }: ShownTasksProps) {
  useKeptFocus('data-task')
  useRowKeys('data-task')
  const page = useTasks(place, words)
  const { data, error, isFetching, refetch } = page
  // A board of days shows what was done today, and not all that ever was.
  const on = place.view === 'all' ? undefined : todayOf(seenAll)
  const donePage = useTasks({ ...place, view: 'done' }, words, { enabled: place.board, on })
  const done = donePage.data
  const read = useMemo(() => {
    const open = data?.pages.flatMap((each) => each.tasks) ?? []
    return place.board ? [...open, ...(done?.pages.flatMap((each) => each.tasks) ?? [])] : open
  }, [data, done, place.board])
  const { tasks, waiting } = useLateTasks(read, place, seenAll)
  const seen = useMemo(() => ({ ...seenAll, waiting }), [seenAll, waiting])
  const { lists, zone } = seen
  // Elsewhere the days, or how well they fit the words, order them.
  const isOrdered = place.view === 'all' && words === ''
  const moves = useMoves({ tasks, lists, zone, board: place.board, isOrdered, onOpen, onSchedule, onRemind })
  const rowMoves = useRowMoves(moves)
  const chosen = <SelectionBar selection={moves.selection} seen={seen} onDo={moves.doToAll} />
  if (!data && error)
    return (
      <ErrorState
        title="Your tasks could not be loaded"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <Loading label="Loading your tasks">
        <div className="grid gap-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-11 w-full" />
          ))}
        </div>
      </Loading>
    )
  if (place.board)
    return (
      <Liftable moves={moves}>
        <Board
          tasks={tasks}
          seen={seen}
          moves={moves}
          rowMoves={rowMoves}
          place={place}
          pages={{ open: page, done: donePage }}
        />
        {chosen}
      </Liftable>
    )
  if (tasks.length === 0) return <Nothing place={place} words={words} />
  return (
    <Liftable moves={moves} isOff={!isOrdered}>
      <SwipedRows tasks={tasks} moves={moves}>
        <Groups
          key={addressOf(place)}
          tasks={tasks}
          place={place}
          isFound={words !== ''}
          seen={seen}
          moves={rowMoves}
          selection={moves.selection}
          isOrdered={isOrdered}
          hasMore={page.hasNextPage}
        />
      </SwipedRows>
      <ShowEarlier list={page} label="Show more" />
      {chosen}
    </Liftable>
  )
}

type GroupsProps = {
  tasks: readonly Task[]
  place: TaskPlace
  isFound: boolean
  seen: Seen
  moves: RowMoves
  selection: Selection
  isOrdered: boolean
  hasMore: boolean
}

const firstRows = 30

function Groups({ tasks, place, isFound, seen, moves, selection, isOrdered, hasMore }: GroupsProps) {
  const wholes = useWholes(tasks)
  const groups = useMemo(
    () => (isFound ? foundGroup(tasks) : grouped(tasks, place, seen)),
    [tasks, place, isFound, seen],
  )
  const most = useMost(firstRows)
  return groups.map((group, index) => {
    const before = groups.slice(0, index).reduce((sum, { tasks: earlier }) => sum + earlier.length, 0)
    if (before >= most) return null
    const { name, tasks: within, late = false } = group
    return (
      <section key={name} aria-label={name}>
        <h2 className={`border-b border-hairline pt-2 pb-1.5 font-medium ${late ? 'text-amber' : ''}`}>
          {name}{' '}
          <span className="text-12 font-normal text-muted tabular-nums">
            {countText(within.length, hasMore && mayGrow(place, { isLast: index === groups.length - 1, late }))}
          </span>
        </h2>
        <ul aria-label={name} className="[&>li]:[contain-intrinsic-size:auto_3.5rem] [&>li]:[content-visibility:auto]">
          {within.slice(0, most - before).map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              seen={seen}
              moves={moves}
              chosen={isChosen(selection, task)}
              hidesList={
                place.list !== undefined || seen.lists.length === 1 || (place.view === 'all' && !late && !isFound)
              }
              partOf={wholes.get(task.parent ?? '')}
              isOrdered={isOrdered}
            />
          ))}
        </ul>
      </section>
    )
  })
}

/** What is overdue is read first; the rest may be in any list, or of anyone, and falls on the last day or later. */
function mayGrow({ view, list }: TaskPlace, { isLast, late }: { isLast: boolean; late: boolean }): boolean {
  if (isLast || late) return isLast
  return view === 'waiting' || (view === 'all' && list === undefined)
}

type LiftableProps = { moves: TaskMoves; isOff?: boolean; children: ReactNode }

/** Here a finger drags tasks, except where their order is that of their days. */
function Liftable({ moves, isOff = false, children }: LiftableProps) {
  const place = useRef<HTMLDivElement>(null)
  useLifting(place, isOff ? undefined : moves.letGo)
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  )
}

const empty: Record<TaskPlace['view'], { title: string; text: string }> = {
  today: { title: 'Nothing is due today', text: 'What you add here is due today, unless you say another day.' },
  upcoming: { title: 'Nothing is due later', text: 'Tasks with a day appear here, the next one first.' },
  waiting: {
    title: 'You are not waiting for anyone',
    text: 'Fill in “Waits for” in a task, with a day on which to ask, and it appears here.',
  },
  all: { title: 'No tasks yet', text: 'Write one above: “Call the bank tomorrow at 10”, or ask the assistant.' },
  done: { title: 'Nothing done yet', text: 'Completed tasks appear here, the latest first.' },
}

function Nothing({ place, words }: { place: TaskPlace; words: string }) {
  if (words !== '')
    return <EmptyState title={`No task here contains “${words}”`}>Another view may have one.</EmptyState>
  const { title, text } = empty[place.view]
  return <EmptyState title={title}>{text}</EmptyState>
}
