import Columns from 'lucide-react/icons/columns-3'
import List from 'lucide-react/icons/list'
import Pencil from 'lucide-react/icons/pencil'
import { Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { LateDeeds } from '#foundation/web/acting/late-deeds.tsx'
import { useBeside } from '#foundation/web/beside.ts'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { useLeft } from '#foundation/web/design/use-left.ts'
import { useListedShortcuts } from '#foundation/web/keyboard/listed.ts'
import { useShortcut } from '#foundation/web/keyboard/use-shortcut.ts'
import { useLoadedSoon } from '#foundation/web/late-overlay.tsx'
import { useOwnZone } from '#foundation/web/own-zone.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { Task } from '../contract.ts'
import { todayOf } from '../rules/due.ts'
import type { Seen } from './groups.ts'
import { FilesMenu } from './files-menu.tsx'
import { listed } from './listed.ts'
import { TasksHouse, useHouse } from './perform.tsx'
import { ListDialog, ScheduleDialog, soon, TaskDialog } from './overlays.ts'
import { addressOf, canAdd, type TaskPlace, useOpened, usePlace, viewNames } from './place.ts'
import { Places } from './places.tsx'
import { PlanDay } from './plan-day.tsx'
import { QuickAdd } from './quick-add.tsx'
import { ShownTasks } from './shown-tasks.tsx'
import type { LeftTask } from './task-dialog.tsx'
import { TaskSearch } from './task-search.tsx'
import { useHearTasks, useLists } from './tasks.ts'

/** The person's tasks: today, later, waiting for others, in lists and on boards. */
export function TasksView() {
  return (
    <TasksHouse>
      <Tasks />
    </TasksHouse>
  )
}

function Tasks() {
  useHearTasks()
  useLoadedSoon(soon)
  const { undoLast } = useHouse()
  const place = usePlace()
  const seen = useSeen()
  const [words, setWords] = useState('')
  const [opened, setOpened] = useOpened()
  const [scheduled, setScheduled] = useState<Task>()
  const [reminded, setReminded] = useState<Task>()
  const { RemindDialog } = useBeside()

  // Wherever the focus is: that of a task which was deleted is nowhere.
  useShortcut('mod+z', undoLast)
  useListedShortcuts(listed)
  return (
    <div className={`flex min-h-full flex-col ${place.board ? 'min-[100rem]:flex-row' : 'lg:flex-row'}`}>
      <Places place={place} />
      <div
        className={`grid min-w-0 grow content-start gap-4 px-4 py-1 sm:px-8 sm:py-6 lg:py-8 ${place.board ? '' : 'max-w-260'}`}
      >
        <div
          data-heading
          className="grid gap-4 max-sm:-mb-3 max-sm:flex max-sm:flex-wrap max-sm:items-start max-sm:gap-1"
        >
          <Heading place={place} seen={seen} words={words} onWords={setWords} />
          {canAdd(place) && (
            <div data-quick-add className="max-sm:-order-1 max-sm:min-w-40 max-sm:flex-1">
              <QuickAdd lists={seen.lists} list={place.list} {...(place.view === 'today' && { due: todayOf(seen) })} />
            </div>
          )}
        </div>
        <LateDeeds feature="tasks" />
        <ShownTasks
          place={place}
          seen={seen}
          words={words.trim()}
          onOpen={setOpened}
          onSchedule={setScheduled}
          onRemind={RemindDialog && setReminded}
        />
      </div>
      <OpenedTask id={opened} seen={seen} onOpen={setOpened} />
      {reminded && RemindDialog && (
        <Suspense>
          <RemindDialog
            thing={{ kind: 'task', id: reminded.id, title: reminded.title }}
            onClose={() => setReminded(undefined)}
          />
        </Suspense>
      )}
      {scheduled && <ScheduleDialog task={scheduled} onClose={() => setScheduled(undefined)} />}
    </div>
  )
}

type OpenedTaskProps = { id: string | undefined; seen: Seen; onOpen: (id: string | undefined) => void }

/** The task that is open, with what was left in its form when it is opened again. */
function OpenedTask({ id, seen, onOpen }: OpenedTaskProps) {
  const [typed, setTyped] = useState<LeftTask>()
  const leave = useLeft<LeftTask>((left) => {
    setTyped(left)
    onOpen(left.id)
  })
  function close(): void {
    setTyped(undefined)
    onOpen(undefined)
  }
  if (id === undefined) return null
  const left = typed?.id === id ? typed : undefined
  return <TaskDialog key={id} id={id} typed={left} seen={seen} onClose={close} onLeft={leave} />
}

function useSeen(): Seen {
  const { data } = useLists()
  const [zone, now, format] = [useOwnZone(), useNow(), useTimeFormat()]
  return useMemo(() => ({ zone, now, lists: data?.lists ?? [], format }), [zone, now, data?.lists, format])
}

type HeadingProps = { place: TaskPlace; seen: Seen; words: string; onWords: (words: string) => void }

function Heading({ place, seen, words, onWords }: HeadingProps) {
  const navigate = useNavigate()
  const [isChanging, setChanging] = useState(false)
  const list = seen.lists.find(({ id }) => id === place.list)
  const hasBoard = place.view !== 'done'
  return (
    // On a phone what is in it stands in one row with the field that adds a task.
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:contents">
      {/* On a phone the tab above says it. */}
      <h1 className="mr-auto font-serif text-31 max-sm:sr-only">
        {place.list === undefined ? viewNames[place.view] : (list?.name ?? '')}
      </h1>
      {list?.role === 'own' && (
        <IconButton label={`Change ${list.name}`} icon={<Pencil />} onClick={() => setChanging(true)} />
      )}
      <TaskSearch words={words} isAlone={!canAdd(place)} onWords={onWords} />
      {place.view === 'today' && <PlanDay />}
      {hasBoard && (
        <Button
          icon={place.board ? <List aria-hidden="true" /> : <Columns aria-hidden="true" />}
          onClick={() => void navigate(addressOf({ ...place, board: !place.board }))}
        >
          <span className="max-sm:sr-only">{place.board ? 'As a list' : 'As a board'}</span>
        </Button>
      )}
      <FilesMenu lists={seen.lists} list={place.list} />
      {isChanging && list && <ListDialog list={list} onClose={() => setChanging(false)} />}
    </header>
  )
}
