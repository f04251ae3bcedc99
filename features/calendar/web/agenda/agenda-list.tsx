import { clockSpan, clockText } from '#foundation/time/format/clock-text.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { Occurrence } from '../../contract.ts'
import { keyOf } from '../grid/pieces.ts'
import { AgendaItem } from './agenda-item.tsx'
import { type Entry, lengthWords } from './entries.ts'
import type { Slot } from './slots.ts'

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

/** A part of the day, its lines set apart by hairlines. */
export function AgendaList({ name, slot, entries, isSaid = false, ...acts }: AgendaListProps) {
  const isEmpty = entries.every(({ kind }) => kind === 'now')
  return (
    <section aria-label={name}>
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline pt-2 pb-1.5">
        <h2 className="font-serif text-20 font-medium">{name}</h2>
        {slot && <Hours slot={slot} />}
      </div>
      {entries.length > 0 && (
        <ul className="divide-y divide-hairline">
          {entries.map((entry) => (
            <Line
              key={entry.kind === 'item' ? keyOf(entry.item) : `${entry.kind} ${entry.at}`}
              entry={entry}
              {...acts}
            />
          ))}
        </ul>
      )}
      {isEmpty && !isSaid && <p className="py-2.5 text-13 text-muted">Nothing planned.</p>}
    </section>
  )
}

/** The specification names these hours as text of the page. With a clock of 24 hours only that clock’s are seen and read out. */
function Hours({ slot: { hours, shown } }: { slot: Slot }) {
  const format = useTimeFormat()
  const [from, to] = shown
  if (format.clock === '12-hour')
    return (
      <p data-figures className="text-13 text-muted">
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
  if (entry.kind === 'gap') return <li className={gap}>{lengthWords(entry.minutes)} free</li>
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
    <li
      data-now
      className="relative z-1 flex first:mt-2 not-first:-my-2 items-center gap-2 border-none text-12 leading-4 font-medium print:hidden"
    >
      <span data-figures className="rounded-[3px] bg-ink px-1 text-paper">
        <span className="sr-only">Now, </span>
        {clockText(minute, format)}
      </span>
      <span aria-hidden="true" className="h-0.5 grow bg-ink" />
    </li>
  )
}

/** In line with the titles. */
const gap = 'py-1.5 pl-3.75 text-13 text-muted sm:pl-[10.6875rem]'
