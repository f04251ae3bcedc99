import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { IconButton } from '#foundation/web/design/button.tsx'
import type { Occurrence } from '../../contract.ts'
import { dayWords } from '../grid/days.ts'
import { colourOf } from '../grid/event-block.tsx'
import { daysOf } from '../grid/pieces.ts'
import { timesOf } from '../grid/said.ts'

type AgendaItemProps = { item: Occurrence; zone: string; calendar: string; onEdit: () => void; onDelete: () => void }

export function AgendaItem({ item, zone, calendar, onEdit, onDelete }: AgendaItemProps) {
  const { title, color, location, description, priority, type } = item
  return (
    <li style={colourOf(color)} className={look}>
      <p data-figures className="text-muted sm:pt-px">
        {whenIn(item, zone)}
      </p>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-13 text-muted wrap-anywhere">
          {[...new Set([typeNames[type], calendar, priority && `${priorityNames[priority]} priority`, location])]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {description !== '' && (
          <p className="mt-1 line-clamp-2 text-13 wrap-anywhere whitespace-pre-wrap print:line-clamp-none">
            {description}
          </p>
        )}
      </div>
      <div className="flex max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
        <IconButton label={`Edit ${title}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={`Delete ${title}`} icon={<Trash />} onClick={onDelete} />
      </div>
    </li>
  )
}

function whenIn(item: Occurrence, zone: string): string {
  const { from, to } = daysOf(item, zone)
  if (from !== to) return `${dayWords(from)} to ${dayWords(to)}`
  return item.allDay ? 'All day' : timesOf(item, zone)
}

const typeNames = { meeting: 'Meeting', task: 'Task', personal: 'Personal' } as const
const priorityNames = { high: 'High', medium: 'Medium', low: 'Low' } as const

const look =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-control border-l-3 border-(--event) bg-[color-mix(in_oklab,var(--event)_12%,var(--color-paper))] px-3 py-2 break-inside-avoid sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] print:bg-transparent'
