import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Printer from 'lucide-react/icons/printer'
import { Suspense, useState } from 'react'
import { useBeside } from '#foundation/web/beside.ts'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useLeft } from '#foundation/web/design/use-left.ts'
import { late } from '#foundation/web/late.ts'
import { useNow } from '#foundation/web/use-now.ts'
import type { Occurrence } from '../../contract.ts'
import { calendarNamed, useCalendars } from '../calendars.ts'
import { type Events, useEvents } from '../events.ts'
import type { Begin } from '../forms/event-draft.ts'
import { dayWords } from '../grid/days.ts'
import { addDays, wallOf } from '../grid/wall.ts'
import { type Place, useToday } from '../place.ts'
import { useCopying } from '../use-copying.ts'
import { type Edits, useEdits } from '../use-edits.ts'
import { useZone } from '../zone.ts'
import { AgendaList, type ItemActions } from './agenda-list.tsx'
import { type Entry, entriesOf } from './entries.ts'
import { agendaOf } from './slots.ts'
import { SwipedItems } from './swiped-items.tsx'
import { useAgendaKeys } from './use-agenda-keys.ts'

const EventDialog = late(async () => (await import('../forms/event-dialog.tsx')).EventDialog)
const Detail = late(async () => (await import('../detail/detail.tsx')).Detail)
const AgendaDialog = late(async () => (await import('../forms/agenda-dialog.tsx')).AgendaDialog)

type AgendaViewProps = Pick<Place, 'date' | 'isKnown'> & { onDate: (day: string | ((from: string) => string)) => void }

type Open =
  | { kind: 'new' }
  | Extract<Begin, { kind: 'edit' }>
  | { kind: 'detail'; occurrence: Occurrence; element: HTMLElement; edits: Edits }

/** The shown day’s items, in the parts of a day; made to be printed, too. */
export function AgendaView({ date, isKnown, onDate }: AgendaViewProps) {
  const [open, setOpen] = useState<Open>()
  const today = useToday()
  const events = useEvents([date])
  const close = () => setOpen(undefined)
  const leave = useLeft<Begin>((begin) => begin.kind === 'edit' && setOpen(begin))
  const { duplicate } = useCopying({ zone: useZone() })
  const go = {
    today: () => onDate(today),
    previous: () => onDate((from) => addDays(from, -1)),
    next: () => onDate((from) => addDays(from, 1)),
  }
  const create = () => setOpen({ kind: 'new' })
  useAgendaKeys({ ...go, create })
  return (
    <div className="mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-2 sm:gap-6 sm:px-10 sm:py-10 print:p-0">
      <header className="grid gap-1 sm:gap-4">
        <h1 aria-live="polite" className={`font-serif text-20 text-balance sm:text-31 ${isKnown ? '' : 'invisible'}`}>
          {dayWords(date)}
        </h1>
        <div className="flex flex-wrap items-center gap-1 sm:gap-2 print:hidden">
          <Button onClick={go.today}>Today</Button>
          <div className="flex">
            <IconButton label="Previous day" icon={<ChevronLeft />} onClick={go.previous} />
            <IconButton label="Next day" icon={<ChevronRight />} onClick={go.next} />
          </div>
          <span className="grow" />
          <IconButton label="Print" icon={<Printer />} onClick={() => print()} />
          <Button kind="primary" onClick={create}>
            Create Agenda
          </Button>
        </div>
      </header>
      <Day date={date} today={today} events={events} onOpen={setOpen} />
      <Suspense>
        {open?.kind === 'new' && <AgendaDialog date={date} onClose={close} />}
        {open?.kind === 'edit' && <EventDialog begin={open} onClose={close} onLeft={leave} />}
        {open?.kind === 'detail' && (
          <Detail
            occurrence={open.occurrence}
            element={open.element}
            onClose={close}
            onEdit={() => setOpen({ kind: 'edit', occurrence: open.occurrence })}
            onDuplicate={() => {
              close()
              duplicate(open.occurrence)
            }}
            onDelete={() => {
              close()
              open.edits.remove(open.occurrence)
            }}
            onFinish={() => {
              close()
              open.edits.finish(open.occurrence)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

type DayProps = { date: string; today: string; events: Events; onOpen: (open: Open) => void }

function Day({ date, today, events, onOpen }: DayProps) {
  const zone = useZone()
  const now = useNow()
  const { data } = useCalendars()
  const { dayParts } = useBeside()
  const { pending, error, retry, retrying } = events
  const { edits, occurrences } = useEdits(events.occurrences)
  if (error)
    return (
      <ErrorState title="Your day could not be loaded" detail={sentenceOf(error)} onRetry={retry} retrying={retrying} />
    )
  if (pending || !data) return <Waiting />
  const visible = occurrences.filter(({ calendar }) => calendarNamed(data.calendars, calendar)?.visible !== false)
  const { wholeDay, slots } = agendaOf(visible, date, zone)
  const minute = date === today ? wallOf(new Date(now).toISOString(), zone).minute : undefined
  const entries = entriesOf(slots, { day: date, zone, now: minute })
  const isEmpty = wholeDay.length === 0 && slots.every(({ items }) => items.length === 0)
  const acts: ItemActions = {
    zone,
    named: (id) => calendarNamed(data.calendars, id)?.name ?? '',
    onOpen: (occurrence, element) => onOpen({ kind: 'detail', occurrence, element, edits }),
    onEdit: (occurrence) => onOpen({ kind: 'edit', occurrence }),
    onDelete: edits.remove,
    onFinish: edits.finish,
  }
  return (
    <SwipedItems items={occurrences} edits={edits}>
      {isEmpty && (
        <EmptyState title="Nothing is planned">Create an agenda item, or an event in the calendar.</EmptyState>
      )}
      {wholeDay.length > 0 && <AgendaList name="All day" entries={wholeDay.map(wholeEntry)} {...acts} />}
      {slots.map((slot, at) => (
        <AgendaList
          key={slot.name}
          name={slot.name}
          slot={slot}
          entries={entries[at] ?? []}
          isSaid={isEmpty}
          {...acts}
        />
      ))}
      <Suspense>
        {dayParts.map((DayPart, at) => (
          // oxlint-disable-next-line no-array-index-key -- they stand in one order for good
          <DayPart key={at} day={date} zone={zone} />
        ))}
      </Suspense>
    </SwipedItems>
  )
}

function wholeEntry(item: Occurrence): Entry {
  return { kind: 'item', at: 0, item, phase: 'ahead' }
}

function Waiting() {
  return (
    <Loading label="Loading your day">
      <div className="grid gap-8">
        {[0, 1, 2].map((slot) => (
          <div key={slot} className="grid gap-2.5">
            <Skeleton className="h-7 w-56" />
            <Skeleton className="h-14 w-full" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
