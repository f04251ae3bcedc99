import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { momentOf } from '#foundation/time/zones.ts'
import { clashesRoute } from '../../contract.ts'
import { whenOf } from '../grid/said.ts'
import { useSettled } from '#foundation/web/use-settled.ts'
import { useZone } from '../zone.ts'
import { endOf, type EventDraft, hasTimes, startOf } from './event-draft.ts'

const most = 3
const pause = 300

/** What takes place at the same time, before anything is saved. It hinders nothing. */
export function ClashNote({ draft, except }: { draft: EventDraft; except: string | undefined }) {
  const zone = useZone()
  const clashes = useClashes(draft, except)
  return (
    <div aria-live="polite" className="empty:hidden">
      {clashes.length > 0 && (
        <div className="grid gap-1 rounded-control bg-amber-wash px-3 py-2 text-13">
          <p className="font-medium">At the same time:</p>
          <ul className="grid gap-0.5">
            {clashes.slice(0, most).map((clash) => (
              <li key={`${clash.event} ${clash.original ?? ''}`} className="wrap-anywhere">
                “{clash.title}”, {whenOf(clash, zone)}
              </li>
            ))}
          </ul>
          {clashes.length > most && <p>And {clashes.length - most} more.</p>}
        </div>
      )}
    </div>
  )
}

/** Whole days take up no time of the day, and so clash with nothing. */
function useClashes(draft: EventDraft, except: string | undefined) {
  const { client } = useSession()
  const asks = !draft.allDay && hasTimes(draft)
  const times = asks ? `${momentOf(startOf(draft), draft.zone)} ${momentOf(endOf(draft), draft.zone)}` : ''
  const [from = '', to = ''] = useSettled(times, pause).split(' ')
  const { data } = useQuery({
    queryKey: ['calendar', 'clashes', from, to, except],
    queryFn: ({ signal }) =>
      client.call(clashesRoute, { query: { from, to, ...(except !== undefined && { except }) } }, { signal }),
    enabled: from !== '' && from < to,
    placeholderData: keepPreviousData,
  })
  return asks && from !== '' ? (data ?? []) : []
}
