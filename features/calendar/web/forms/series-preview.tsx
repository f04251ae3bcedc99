import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { previewSeriesRoute, type SeriesPreview as Preview } from '../../contract.ts'
import { useSettled } from '#foundation/web/use-settled.ts'
import { endOf, type EventDraft, hasTimes, startOf } from './event-draft.ts'
import { longTime, offsetName } from './words.ts'

const pause = 300

/** The next dates, what is there already, and what the clock shows once it is put forward or back. */
export function SeriesPreview({ draft }: { draft: EventDraft }) {
  const { data, error } = usePreview(draft)
  return (
    <div aria-live="polite" className="grid gap-2 rounded-control bg-sunken px-3 py-2.5 text-13 empty:hidden">
      {error && <p className="text-red">{sentenceOf(error)}</p>}
      {!error && data && <SeriesDates preview={data} zone={draft.zone} />}
    </div>
  )
}

export function SeriesDates({ preview, zone }: { preview: Preview; zone: string }) {
  return (
    <>
      <p className="font-medium">{capital(preview.words)}</p>
      <ol className="grid gap-0.5">
        {preview.dates.map(({ start, clash }) => (
          <li key={start}>
            <span data-figures>{longTime(start, zone)}</span>
            {clash !== null && <span className="text-muted"> · at the same time as “{clash}”</span>}
          </li>
        ))}
      </ol>
      <p className="text-muted">{how(preview)}</p>
      {preview.change && <Change change={preview.change} zone={zone} />}
    </>
  )
}

function Change({ change: { before, after }, zone }: { change: NonNullable<Preview['change']>; zone: string }) {
  return (
    <p className="text-muted">
      The clock changes between {longTime(before, zone)} ({offsetName(before, zone)}) and {longTime(after, zone)} (
      {offsetName(after, zone)}): the time on the wall stays.
    </p>
  )
}

function how({ count, dates }: Preview): string {
  if (count === null) return 'And so on, without an end.'
  if (count <= dates.length) return count === 1 ? 'Once in all.' : `${count} times in all.`
  return `And ${count - dates.length} more: ${count} in all.`
}

function usePreview(draft: EventDraft) {
  const { client } = useSession()
  const { zone, allDay, repeat } = draft
  const asked = hasTimes(draft) && repeat !== null ? [startOf(draft), endOf(draft), zone, repeat].join(' ') : ''
  const settled = useSettled(asked, pause)
  const [start = '', end = '', where = '', rule = ''] = settled.split(' ')
  return useQuery({
    queryKey: ['calendar', 'series-preview', settled],
    queryFn({ signal }) {
      const query = { start, end, repeat: rule, limit: 5, ...(!allDay && { zone: where }) }
      return client.call(previewSeriesRoute, { query }, { signal })
    },
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
