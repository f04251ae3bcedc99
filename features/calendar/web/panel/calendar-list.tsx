import CircleAlert from 'lucide-react/icons/circle-alert'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { MoreMenu } from '#foundation/web/design/more-menu.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Calendar } from '../../contract.ts'
import { useCalendars } from '../calendars.ts'
import type { Open } from '../dialogs.tsx'
import { colourOf } from '../grid/event-block.tsx'
import { useExportCalendar } from '../import/export-calendar.ts'
import { usePerform, useTellFailure } from '../perform.tsx'
import { SharedMark } from '../shared-mark.tsx'
import { useShowCalendar } from './use-show-calendar.ts'

/** Which calendars there are, which of them are seen, and how they stand. */
export function CalendarList({ onOpen }: { onOpen: (open: Open) => void }) {
  const { data, error, refetch, isFetching } = useCalendars()
  if (error && !data)
    return (
      <ErrorState
        title="Your calendars could not be loaded"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <section aria-labelledby="calendars" className="grid grid-cols-1 gap-1">
      <div className="flex items-center justify-between">
        <h2 id="calendars" className="text-13 font-medium">
          My calendars
        </h2>
        <MoreMenu
          label="More about calendars"
          groups={[
            [
              { label: 'Add a calendar…', run: () => onOpen({ kind: 'calendar', calendar: undefined }) },
              { label: 'Import a file…', run: () => onOpen({ kind: 'import' }) },
            ],
          ]}
        />
      </div>
      {data ? (
        <ul className="grid grid-cols-1">
          {data.calendars.map((calendar) => (
            <Row key={calendar.id} calendar={calendar} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        <Loading label="Loading your calendars">
          <div className="grid gap-3">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-5 w-40" />
            ))}
          </div>
        </Loading>
      )}
    </section>
  )
}

function Row({ calendar, onOpen }: { calendar: Calendar; onOpen: (open: Open) => void }) {
  const { name, color, visible, syncing, error } = calendar
  const show = useShowCalendar()
  return (
    <li className="grid grid-cols-1" style={colourOf(color)}>
      <div className="relative flex items-center gap-2">
        <label className="flex min-w-0 grow items-center gap-2.5 py-1.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={visible}
            onChange={({ target }) => show(calendar, target.checked)}
            className="size-4 shrink-0 accent-(--event)"
          />
          <span className="truncate">{name}</span>
          <SharedMark calendar={calendar} />
        </label>
        {syncing && (
          <>
            <RefreshCw aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
            <VisuallyHidden>{name} is syncing</VisuallyHidden>
          </>
        )}
        {error !== null && (
          <>
            <CircleAlert aria-hidden="true" className="size-3.5 shrink-0 text-red" />
            <VisuallyHidden>{name} has an error</VisuallyHidden>
          </>
        )}
        <RowMenu calendar={calendar} onOpen={onOpen} />
      </div>
      {error !== null && <p className="-mt-1 pb-1 pl-6.5 text-12 text-pretty text-red">{error}</p>}
    </li>
  )
}

function RowMenu({ calendar, onOpen }: { calendar: Calendar; onOpen: (open: Open) => void }) {
  const perform = usePerform()
  const tellFailure = useTellFailure()
  const download = useExportCalendar()
  const remove = async (): Promise<void> => {
    try {
      await perform('calendar.delete-calendar', { id: calendar.id })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <MoreMenu
      label={`More about ${calendar.name}`}
      groups={[
        [
          { label: 'Name and colour…', run: () => onOpen({ kind: 'calendar', calendar }) },
          { label: 'Secret address…', run: () => onOpen({ kind: 'share', calendar }) },
          { label: 'Export', run: () => download(calendar) },
        ],
        [{ label: 'Delete', run: () => void remove() }],
      ]}
    />
  )
}
