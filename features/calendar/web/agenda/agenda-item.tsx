import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Undo from 'lucide-react/icons/undo-2'
import Trash from 'lucide-react/icons/trash-2'
import { useId, useRef } from 'react'
import { dateText } from '#foundation/time/format/date-text.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { timeFormat } from '#foundation/web/time-format.ts'
import type { Occurrence } from '../../contract.ts'
import { colourOf } from '../grid/event-block.tsx'
import { daysOf, keyOf } from '../grid/pieces.ts'
import { finishWords, titleLook } from '../grid/said.ts'
import { clock, wallOf } from '../grid/wall.ts'
import { plainNotes } from '../plain-notes.ts'
import type { Phase } from './entries.ts'
import { useLongPress } from './use-long-press.ts'

type AgendaItemProps = {
  item: Occurrence
  phase: Phase
  zone: string
  calendar: string
  onOpen: (element: HTMLElement) => void
  onEdit: () => void
  onDelete: () => void
  onFinish: () => void
}

/** One line. What can be done with it shows while it is pointed at, has the focus or was held; pressing it tells more. */
export function AgendaItem({ item, phase, zone, calendar, onOpen, onEdit, onDelete, onFinish }: AgendaItemProps) {
  const { title, color, location, description, priority, type } = item
  const titleId = useId()
  const place = useRef<HTMLLIElement>(null)
  const { isHeld, handlers } = useLongPress(place)
  return (
    <li
      ref={place}
      data-item={keyOf(item)}
      data-day-line
      data-held={isHeld || undefined}
      aria-current={phase === 'now' ? 'time' : undefined}
      style={colourOf(color)}
      className={`${look} ${phase === 'past' ? 'text-muted' : ''}`}
      {...handlers}
    >
      <p data-figures className={phase === 'now' ? 'font-medium' : 'text-muted'}>
        <When {...{ item, zone }} />
      </p>
      <span data-edge aria-hidden="true" className="rounded-full bg-(--event)" />
      <div data-what>
        {/* The button over the whole line says it. */}
        <p id={titleId} aria-hidden="true" className={`font-medium wrap-anywhere ${titleLook(item)}`}>
          {title}
        </p>
        <p className="text-13 text-muted wrap-anywhere">
          {[
            ...new Set([
              typeNames[type],
              item.done && 'Done',
              calendar,
              priority && `${priorityNames[priority]} priority`,
              location,
            ]),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {description !== '' && (
          <p className="mt-1 line-clamp-2 text-13 text-muted wrap-anywhere whitespace-pre-wrap print:line-clamp-none print:text-ink">
            {plainNotes(description)}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-labelledby={titleId}
        className="absolute -inset-x-2 inset-y-0 rounded-control focus-visible:-outline-offset-2 print:hidden"
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      />
      <div className={actions}>
        {type === 'task' && (
          <IconButton
            label={`${finishWords(item)}: ${title}`}
            icon={item.done ? <Undo /> : <Check />}
            onClick={onFinish}
          />
        )}
        <IconButton label={`Edit ${title}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={`Delete ${title}`} icon={<Trash />} onClick={onDelete} />
      </div>
    </li>
  )
}

/** On a phone its end stands below its beginning. */
function When({ item, zone }: Pick<AgendaItemProps, 'item' | 'zone'>) {
  const { from, to } = daysOf(item, zone)
  if (from !== to) return `${dateText(from, 'short', timeFormat())} – ${dateText(to, 'short', timeFormat())}`
  if (item.allDay) return 'All day'
  return (
    <>
      {clock(wallOf(item.start, zone).minute)}
      <span data-until>
        <span aria-hidden="true">–</span>
        <span className="sr-only"> to </span>
        {clock(wallOf(item.end, zone).minute)}
      </span>
    </>
  )
}

const typeNames = { meeting: 'Meeting', task: 'Task', personal: 'Personal' } as const
const priorityNames = { high: 'High', medium: 'Medium', low: 'Low' } as const

const look = 'group/item break-inside-avoid pointer-coarse:select-none'

/** Under a finger they are not there until the line is held: an unseen button would be pressed by accident. */
const actions =
  'relative flex self-start opacity-0 transition-opacity group-focus-within/item:opacity-100 group-hover/item:opacity-100 group-data-held/item:opacity-100 pointer-coarse:group-not-data-held/item:hidden print:hidden'
