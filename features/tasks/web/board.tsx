import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { statuses, type Status, type Task } from '../contract.ts'
import { todayOf } from '../rules/due.ts'
import { statusWords } from '../rules/words.ts'
import { QuickAdd } from './quick-add.tsx'
import { columnCount } from './counts.ts'
import type { Seen } from './groups.ts'
import { addressOf, canAdd, type TaskPlace } from './place.ts'
import { isChosen } from './selection.ts'
import { TaskRow } from './task-row.tsx'
import type { TaskPages } from './tasks.ts'
import type { RowMoves, TaskMoves } from './use-moves.ts'
import { useWholes } from './use-wholes.ts'
import { useMost } from './use-most.ts'
import './board.css'

type BoardProps = {
  tasks: readonly Task[]
  seen: Seen
  moves: TaskMoves
  rowMoves: RowMoves
  place: TaskPlace
  pages: { open: TaskPages; done: TaskPages }
}

type Wholes = { wholes: ReadonlyMap<string, string> }

/** A list as columns, from to do to done. */
export function Board(props: BoardProps) {
  const wholes = useWholes(props.tasks)
  return (
    <>
      <div
        data-board
        className="grid auto-cols-[minmax(17rem,1fr)] sm:auto-cols-[minmax(13.5rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-4"
      >
        {statuses.map((status) => (
          <Column key={status} status={status} wholes={wholes} {...props} />
        ))}
      </div>
      <ShowEarlier list={props.pages.open} label="Show more" />
    </>
  )
}

function Column({
  status,
  tasks,
  seen,
  moves,
  rowMoves,
  place,
  pages,
  wholes,
}: BoardProps & Wholes & { status: Status }) {
  const within = tasks.filter((task) => task.status === status)
  const name = statusWords[status]
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- what is dragged here also moves by keys and by its menu
    <section
      aria-label={name}
      data-column={status}
      onDragOver={moves.overColumn}
      onDrop={(event) => moves.dropInto(event, status)}
      className="grid min-h-60 grid-cols-1 content-start gap-2 rounded-card bg-sunken p-2 data-[below=into]:outline-2 data-[below=into]:outline-accent"
    >
      <h2 className="flex items-baseline justify-between px-2 pt-1 font-medium">
        {name}
        <span className="text-12 text-muted tabular-nums">
          {columnCount(status, within.length, status === 'done' ? pages.done : pages.open)}
        </span>
      </h2>
      <Cards
        key={addressOf(place)}
        tasks={within}
        seen={seen}
        moves={moves}
        rowMoves={rowMoves}
        place={place}
        wholes={wholes}
      />
      {status === 'done' && <ShowEarlier list={pages.done} label="Show more done" />}
      {status !== 'done' && canAdd(place) && place.view !== 'upcoming' && (
        <QuickAdd
          lists={seen.lists}
          list={place.list}
          status={status}
          {...(place.view === 'today' && { due: todayOf(seen) })}
          label={`Add a task to ${name}`}
        />
      )}
    </section>
  )
}

const firstCards = 12

/** What is overdue stands first and is named, as in lists. */
function Cards(props: CardsProps) {
  const { tasks } = props
  const most = useMost(firstCards)
  const late = tasks.filter(({ overdue }) => overdue)
  const others = tasks.filter(({ overdue }) => !overdue)
  return (
    <>
      {late.length > 0 && (
        <>
          <h3 className="px-2 text-13 font-medium text-amber">
            Overdue <span className="text-12 font-normal text-muted tabular-nums">{late.length}</span>
          </h3>
          <CardList {...props} tasks={late.slice(0, most)} />
          {others.length > 0 && <h3 className="px-2 pt-1 text-13 font-medium">Not overdue</h3>}
        </>
      )}
      <CardList {...props} tasks={others.slice(0, Math.max(0, most - late.length))} />
    </>
  )
}

type CardsProps = Omit<BoardProps, 'pages'> & Wholes

function CardList({ tasks, seen, moves, rowMoves, place, wholes }: CardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-2 empty:hidden [&>li]:gap-1 [&>li]:rounded-control [&>li]:border [&>li]:border-hairline [&>li]:bg-raised [&>li]:px-1">
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          seen={seen}
          moves={rowMoves}
          chosen={isChosen(moves.selection, task)}
          hidesList={place.list !== undefined || seen.lists.length === 1}
          partOf={wholes.get(task.parent ?? '')}
          isOrdered
        />
      ))}
    </ul>
  )
}
