import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { fades, useTabRow } from '#foundation/web/design/tab-row.ts'
import { taskViews, type TaskList, type TaskView } from '../contract.ts'
import { ListDialog } from './overlays.ts'
import { addressOf, type TaskPlace, viewNames } from './place.ts'
import { useLists } from './tasks.ts'

/** The navigation of views and lists: beside the tasks if there is room, otherwise above them. */
export function Places({ place }: { place: TaskPlace }) {
  const { data } = useLists()
  const [isAdding, setAdding] = useState(false)
  const nav = useRef<HTMLElement>(null)
  const more = useTabRow(nav)
  return (
    <nav
      ref={nav}
      aria-label="Lists of tasks"
      className={`flex shrink-0 gap-1 overflow-x-auto border-b border-hairline px-3 py-0.5 sm:py-2 ${fades[more]} ${place.board ? besideBoard : beside}`}
    >
      {taskViews.map((view) => (
        <PlaceLink
          key={view}
          name={viewNames[view]}
          to={addressOf({ view })}
          current={place.list === undefined && place.view === view}
          count={data && countOf(view, data.counts)}
          late={view === 'today' && (data?.counts.overdue ?? 0) > 0}
        />
      ))}
      <h2
        className={`mt-5 mb-1 px-2.5 text-12 font-medium text-muted ${place.board ? 'max-[100rem]:hidden' : 'max-lg:hidden'}`}
      >
        Lists
      </h2>
      {data?.lists.map((list) => (
        <ListLink key={list.id} list={list} place={place} />
      ))}
      <button type="button" onClick={() => setAdding(true)} className={`${line} text-muted`}>
        <Plus aria-hidden="true" className="size-3.5" />
        New list
      </button>
      {isAdding && <ListDialog onClose={() => setAdding(false)} />}
    </nav>
  )
}

const beside = 'lg:w-60 lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-4 lg:py-8'
/** Only where there is room for four columns as well. */
const besideBoard =
  'min-[100rem]:w-60 min-[100rem]:flex-col min-[100rem]:overflow-y-auto min-[100rem]:border-r min-[100rem]:border-b-0 min-[100rem]:px-4 min-[100rem]:py-8'

function ListLink({ list: { id, name, color, open }, place }: { list: TaskList; place: TaskPlace }) {
  return (
    <PlaceLink
      name={name}
      to={addressOf({ list: id, board: place.board })}
      current={place.list === id}
      count={open}
      color={color}
    />
  )
}

type PlaceLinkProps = {
  name: string
  to: string
  current: boolean
  count: number | undefined
  color?: string
  late?: boolean
}

function PlaceLink({ name, to, current, count, color, late = false }: PlaceLinkProps) {
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={line}>
      {color !== undefined && (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full" style={{ backgroundColor: color }} />
      )}
      <span className="truncate">{name}</span>
      {count !== undefined && count > 0 && (
        <span className={`ml-auto pl-2 text-12 tabular-nums ${late ? 'text-amber' : 'text-muted'}`}>{count}</span>
      )}
    </Link>
  )
}

const line =
  'flex min-h-9 shrink-0 items-center gap-2 rounded-control px-2.5 whitespace-nowrap hover:bg-touch aria-[current=page]:bg-touch aria-[current=page]:font-medium pointer-coarse:min-h-11'

type Counts = { today: number; overdue: number; waiting: number; open: number }

function countOf(view: TaskView, { today, waiting, open }: Counts): number | undefined {
  if (view === 'today') return today
  if (view === 'waiting') return waiting
  return view === 'all' ? open : undefined
}
