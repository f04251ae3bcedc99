import { dayWords } from '../grid/days.ts'

type MiniDayProps = {
  day: string
  month: string
  events: number
  isActive: boolean
  isToday: boolean
  /** It is the day that is looked at. */
  isDate: boolean
  isInSight: boolean
  onChoose: () => void
}

export function MiniDay({ day, month, events, isActive, isToday, isDate, isInSight, onChoose }: MiniDayProps) {
  const other = day.slice(0, 7) !== month.slice(0, 7)
  return (
    <td
      aria-selected={isDate}
      className={`p-0 ${isInSight ? 'bg-touch first:rounded-l-control last:rounded-r-control' : ''}`}
    >
      <button
        type="button"
        data-figures
        tabIndex={isActive ? 0 : -1}
        aria-label={labelOf(day, events)}
        aria-current={isToday ? 'date' : undefined}
        onClick={onChoose}
        className={`relative grid h-8 w-full place-items-center rounded-control hover:bg-touch focus-visible:-outline-offset-2 pointer-coarse:h-11 ${other ? 'text-muted' : ''} ${isDate ? 'font-semibold' : ''}`}
      >
        <span
          className={`-translate-y-0.75 ${isToday ? 'grid size-5.5 place-items-center rounded-full bg-ink text-paper' : ''}`}
        >
          {Number(day.slice(-2))}
        </span>
        {events > 0 && (
          <span data-dot className={`absolute bottom-0.75 size-1 rounded-full ${other ? 'bg-edge' : 'bg-accent'}`} />
        )}
      </button>
    </td>
  )
}

/** “Wednesday 13 January 2027, 3 events”. */
function labelOf(day: string, events: number): string {
  if (events === 0) return dayWords(day)
  return `${dayWords(day)}, ${events === 1 ? '1 event' : `${events} events`}`
}
