import { clockSpan, clockText } from '#foundation/time/format/clock-text.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { Occurrence } from '../../contract.ts'
import { keyOf } from '../grid/pieces.ts'
import { AgendaItem } from './agenda-item.tsx'
import { type Entry, lengthWords } from './entries.ts'
import type { Slot } from './slots.ts'
import '#foundation/web/design/day-lines.css'
import './agenda.css'

export type ItemActions = {
  zone: string
  named: (calendar: string) => string
  onOpen: (occurrence: Occurrence, element: HTMLElement) => void
  onEdit: (occurrence: Occurrence) => void
  onDelete: (occurrence: Occurrence) => void
  onFinish: (occurrence: Occurrence) => void
}

type AgendaListProps = ItemActions & {
  name: string
  slot?: Slot
  entries: readonly Entry[]
  /** The page already says that nothing is planned. */
  isSaid?: boolean
}

/** A part of the day. Hairlines part the parts from each other, and nothing within them. */
export function AgendaList({ name, slot, entries, isSaid = false, ...acts }: AgendaListProps) {
  const isEmpty = entries.every(({ kind }) => kind === 'now')
  return (
    <section aria-label={name}>
      <div data-day-part>
        <h2>{name}</h2>
        {slot && <Hours slot={slot} />}
      </div>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <Line
              key={entry.kind === 'item' ? keyOf(entry.item) : `${entry.kind} ${entry.at}`}
              entry={entry}
              {...acts}
            />
          ))}
        </ul>
      )}
      {isEmpty && !isSaid && (
        <div data-day-line>
          <p data-what className="text-13 text-muted">
            Nothing planned.
          </p>
        </div>
      )}
    </section>
  )
}

/** The specification names these hours as text of the page. With a clock of 24 hours only that clock’s are seen and read out. */
function Hours({ slot: { hours, shown } }: { slot: Slot }) {
  const format = useTimeFormat()
  const [from, to] = shown
  if (format.clock === '12-hour')
    return (
      <p data-figures data-hours className="text-13 text-muted">
        {hours}
      </p>
    )
  return (
    <p data-figures className="relative text-13 text-muted">
      <span aria-hidden="true" className="sr-only">
        {hours}
      </span>
      <span>{to === undefined ? `from ${clockText(from, format)}` : clockSpan(from, to, format)}</span>
    </p>
  )
}

function Line({ entry, zone, named, onOpen, onEdit, onDelete, onFinish }: ItemActions & { entry: Entry }) {
  if (entry.kind === 'now') return <NowLine minute={entry.at} />
  if (entry.kind === 'gap')
    return (
      <li data-day-line data-gap className="text-13 text-muted">
        <span data-what>{lengthWords(entry.minutes)} free</span>
      </li>
    )
  const { item, phase } = entry
  return (
    <AgendaItem
      item={item}
      phase={phase}
      zone={zone}
      calendar={named(item.calendar)}
      onOpen={(element) => onOpen(item, element)}
      onEdit={() => onEdit(item)}
      onDelete={() => onDelete(item)}
      onFinish={() => onFinish(item)}
    />
  )
}

/** Where the day has got to. */
function NowLine({ minute }: { minute: number }) {
  const format = useTimeFormat()
  return (
    <li data-day-line data-now className="text-12 leading-4 font-medium print:hidden">
      <span data-figures className="rounded-[3px] bg-ink px-1 text-paper">
        <span className="sr-only">Now, </span>
        {clockText(minute, format)}
      </span>
      <span aria-hidden="true" />
    </li>
  )
}
