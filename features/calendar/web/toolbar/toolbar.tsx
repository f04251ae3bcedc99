import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PanelLeft from 'lucide-react/icons/panel-left'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { box } from '#foundation/web/design/surface.ts'
import { type EventType, eventTypes } from '../../contract.ts'
import type { Open } from '../dialogs.tsx'
import { type Show, shows } from '../grid/days.ts'
import { panelId } from '../panel/panel.tsx'
import { CreateInReach } from '../panel/create-buttons.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { MoreMenu } from '#foundation/web/design/more-menu.tsx'
import type { Place } from '../place.ts'
import { QuickAdd } from './quick-add.tsx'
import { SearchBox } from './search-box.tsx'

export type TypeFilter = EventType | 'all'

type ToolbarProps = {
  label: string
  place: Place
  turn: { previous: () => void; next: () => void; today: () => void }
  filter: TypeFilter
  onFilter: (filter: TypeFilter) => void
  onOpen: (open: Open) => void
  onCreate: () => void
}

/** Where one is, the way to elsewhere, and what of it is shown, in the order in which it is read: Tab goes that way. */
export function Toolbar({ label, place, turn, filter, onFilter, onOpen, onCreate }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-3 py-2.5 max-md:py-2 sm:px-4">
      <div className={row}>
        <PanelButton />
        <div className="flex print:hidden">
          <IconButton label="Previous" icon={<ChevronLeft />} onClick={turn.previous} />
          <IconButton label="Next" icon={<ChevronRight />} onClick={turn.next} />
        </div>
        <h1
          aria-live="polite"
          className={`min-w-0 grow font-serif text-20 max-md:text-16 max-md:leading-tight ${place.isKnown ? '' : 'invisible'}`}
        >
          {label}
        </h1>
      </div>
      <div className={`${row} justify-between`}>
        <Button onClick={turn.today}>Today</Button>
        <ShowSwitch place={place} />
        <span className="max-md:order-last md:order-1">
          <MoreMenu
            label="More"
            groups={[
              [
                { label: 'Second time zone…', run: () => onOpen({ kind: 'zone' }) },
                { label: 'Import a file…', run: () => onOpen({ kind: 'import' }) },
                { label: 'Print', run: () => print() },
              ],
            ]}
          />
        </span>
        <CreateInReach onEvent={onCreate} onAgenda={() => onOpen({ kind: 'agenda', date: place.date })} />
        <Filter filter={filter} onFilter={onFilter} />
      </div>
      <span className="h-0 w-full max-md:hidden md:order-1" />
      <div className={row}>
        <QuickAdd place={place} />
        <SearchBox place={place} />
      </div>
    </div>
  )
}

/** Where there is room, its parts stand in the toolbar themselves, in two rows. */
const row = 'flex w-full min-w-0 items-center gap-2 md:contents'

function PanelButton() {
  const { room, isOpen: open, show } = usePanel()
  const isSheet = room === 'sheet'
  return (
    <IconButton
      label={open ? 'Hide calendars' : 'Show calendars'}
      icon={<PanelLeft />}
      aria-expanded={open}
      aria-controls={isSheet ? undefined : panelId}
      aria-haspopup={isSheet ? 'dialog' : undefined}
      onClick={() => show(!open)}
    />
  )
}

const showNames: Record<Show, string> = { day: 'Day', week: 'Week', month: 'Month' }

function ShowSwitch({ place }: { place: Place }) {
  return (
    <fieldset aria-label="Calendar view" className="flex rounded-control border border-hairline p-0.5 print:hidden">
      {shows.map((show) => (
        <button
          key={show}
          type="button"
          aria-pressed={place.show === show}
          onClick={() => place.go({ show })}
          className="h-7.5 rounded-[4px] px-2.5 text-muted max-md:px-2 hover:text-ink aria-pressed:bg-touch aria-pressed:font-medium aria-pressed:text-ink pointer-coarse:h-11"
        >
          {showNames[show]}
        </button>
      ))}
    </fieldset>
  )
}

export const filterNames: Record<TypeFilter, string> = {
  all: 'All Events',
  meeting: 'Meetings',
  task: 'Tasks',
  personal: 'Personal',
}

export const filters: readonly TypeFilter[] = ['all', ...eventTypes]

function Filter({ filter, onFilter }: Pick<ToolbarProps, 'filter' | 'onFilter'>) {
  return (
    <div className="relative shrink-0 md:order-2 print:hidden">
      <select
        aria-label="Event type"
        value={filter}
        onChange={({ target }) => onFilter(filters.find((known) => known === target.value) ?? 'all')}
        className={`${box} h-9 appearance-none pr-8 pl-3 pointer-coarse:h-11`}
      >
        {filters.map((value) => (
          <option key={value} value={value}>
            {filterNames[value]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 text-muted"
      />
    </div>
  )
}
