import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Printer from 'lucide-react/icons/printer'
import { lazy, Suspense, useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { Occurrence } from '../../contract.ts'
import { calendarNamed, useCalendars } from '../calendars.ts'
import { type Events, useEvents } from '../events.ts'
import { dayWords } from '../grid/days.ts'
import { keyOf } from '../grid/pieces.ts'
import { addDays } from '../grid/wall.ts'
import { useToday } from '../place.ts'
import { useEdits } from '../use-edits.ts'
import { useZone } from '../zone.ts'
import { AgendaItem } from './agenda-item.tsx'
import { agendaOf } from './slots.ts'

const EventDialog = lazy(async () => ({ default: (await import('../forms/event-dialog.tsx')).EventDialog }))
const AgendaDialog = lazy(async () => ({ default: (await import('../forms/agenda-dialog.tsx')).AgendaDialog }))

type AgendaViewProps = { date: string; onDate: (day: string) => void }

type Open = { kind: 'new' } | { kind: 'edit'; occurrence: Occurrence }

/** The shown day’s items, in three slots; made to be printed, too. */
export function AgendaView({ date, onDate }: AgendaViewProps) {
  const [open, setOpen] = useState<Open>()
  const today = useToday()
  const events = useEvents([date])
  const close = () => setOpen(undefined)
  return (
    <div className="mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-6 sm:px-10 sm:py-10 print:p-0">
      <header className="grid gap-4">
        <h1 aria-live="polite" className="font-serif text-31 text-balance">
          {dayWords(date)}
        </h1>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Button onClick={() => onDate(today)}>Today</Button>
          <div className="flex">
            <IconButton label="Previous day" icon={<ChevronLeft />} onClick={() => onDate(addDays(date, -1))} />
            <IconButton label="Next day" icon={<ChevronRight />} onClick={() => onDate(addDays(date, 1))} />
          </div>
          <span className="grow" />
          <IconButton label="Print" icon={<Printer />} onClick={() => print()} />
          <Button kind="primary" onClick={() => setOpen({ kind: 'new' })}>
            Create Agenda
          </Button>
        </div>
      </header>
      <Day date={date} events={events} onEdit={(occurrence) => setOpen({ kind: 'edit', occurrence })} />
      <Suspense>
        {open?.kind === 'new' && <AgendaDialog date={date} onClose={close} />}
        {open?.kind === 'edit' && <EventDialog begin={open} onClose={close} />}
      </Suspense>
    </div>
  )
}

type DayProps = { date: string; events: Events; onEdit: (occurrence: Occurrence) => void }

function Day({ date, events, onEdit }: DayProps) {
  const zone = useZone()
  const { data } = useCalendars()
  const { pending, error, retry, retrying } = events
  const { edits, occurrences } = useEdits(events.occurrences)
  if (error)
    return (
      <ErrorState title="Your day could not be loaded" detail={sentenceOf(error)} onRetry={retry} retrying={retrying} />
    )
  if (pending || !data) return <Waiting />
  const visible = occurrences.filter(({ calendar }) => calendarNamed(data.calendars, calendar)?.visible !== false)
  const { wholeDay, slots } = agendaOf(visible, date, zone)
  const named = (id: string) => calendarNamed(data.calendars, id)?.name ?? ''
  const isEmpty = wholeDay.length === 0 && slots.every(({ items }) => items.length === 0)
  return (
    <div className="grid gap-8">
      {isEmpty && (
        <EmptyState title="Nothing is planned">Create an agenda item, or an event in the calendar.</EmptyState>
      )}
      {wholeDay.length > 0 && (
        <Items name="All day" items={wholeDay} zone={zone} named={named} onEdit={onEdit} onDelete={edits.remove} />
      )}
      {slots.map((slot) => (
        <Items key={slot.name} {...slot} zone={zone} named={named} onEdit={onEdit} onDelete={edits.remove} />
      ))}
    </div>
  )
}

type ItemsProps = {
  name: string
  hours?: string
  items: readonly Occurrence[]
  zone: string
  named: (calendar: string) => string
  onEdit: (occurrence: Occurrence) => void
  onDelete: (occurrence: Occurrence) => void
}

function Items({ name, hours, items, zone, named, onEdit, onDelete }: ItemsProps) {
  return (
    <section aria-label={name} className="grid gap-2.5">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline pb-1.5">
        <h2 className="font-serif text-20 font-medium">{name}</h2>
        {hours !== undefined && (
          <p data-figures className="text-13 text-muted">
            {hours}
          </p>
        )}
      </div>
      {items.length === 0 && <p className="text-13 text-muted">Nothing planned.</p>}
      {items.length > 0 && (
        <ul className="grid gap-2">
          {items.map((item) => (
            <AgendaItem
              key={keyOf(item)}
              item={item}
              zone={zone}
              calendar={named(item.calendar)}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
            />
          ))}
        </ul>
      )}
    </section>
  )
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
