import { type QueryClient, type QueryKey, useQueries, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Client } from '#foundation/web/http/client.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { calendarChanged, listEventsRoute, type Occurrence } from '../contract.ts'
import { useCalendars, visibleOf } from './calendars.ts'
import { weeksOf } from './grid/days.ts'
import { keyOf } from './grid/pieces.ts'
import { addDays, momentOf } from './grid/wall.ts'
import { createHearing, type Hearing, type Stretch } from './hearing.ts'
import { useZone } from './zone.ts'

/** Everything about the calendar that was read. */
export const calendarKey = ['calendar']
const weeksKey = ['calendar', 'weeks']

export type Events = {
  occurrences: readonly Occurrence[]
  /** Something of the days in sight was never read. */
  pending: boolean
  error: Error | null
  retry: () => void
  retrying: boolean
}

/** What takes place on these days. It is read by weeks, and the weeks beside them are read ahead. */
export function useEvents(days: readonly string[]): Events {
  const { client } = useSession()
  const queries = useQueryClient()
  const zone = useZone()
  const weeks = weeksOf(days)
  const events = useQueries({ queries: weeks.map((week) => weekQuery(client, zone, week)), combine })
  const settled = !events.pending && events.error === null
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)]
  useEffect(() => {
    if (!settled || first === '') return
    for (const week of [addDays(last, 7), addDays(first, -7)]) void queries.prefetchQuery(weekQuery(client, zone, week))
  }, [settled, first, last, zone, client, queries])
  return events
}

/** What is seen in all weeks that were read, also in those not shown now. `shown`: the events on the screen, with the latest changes. */
export function useKnown(shown: readonly Occurrence[]): () => readonly Occurrence[] {
  const queries = useQueryClient()
  const { data: known } = useCalendars()
  return () => {
    const read = queries.getQueriesData<Occurrence[]>({ queryKey: weeksKey }).flatMap(([, data]) => data ?? [])
    const newest = new Map([...read, ...shown].map((one) => [keyOf(one), one]))
    return visibleOf([...newest.values()], known?.calendars)
  }
}

/** Hears what changes anywhere, and reads again no more than that touches. Stands once around the views. */
export function useHearCalendar(): Hearing {
  const { live } = useSession()
  const queries = useQueryClient()
  const [hearing] = useState(() => createHearing((stretch) => refresh(queries, stretch)))
  const line = useLive(live, (message) => {
    if (message.type !== 'calendar/changed') return
    const heard = calendarChanged.safeParse(message)
    if (heard.success) hearing.hear(heard.data)
  })
  useEffect(() => {
    // What was read before the line stood may have changed before anybody listened.
    if (line === 'open') void readAnew(queries, { queryKey: calendarKey })
  }, [line, queries])
  return hearing
}

/** Reads again the weeks that reach into the stretch, and whatever else was read about the calendar. */
function refresh(queries: QueryClient, { from, to }: Stretch): Promise<void> {
  return readAnew(queries, {
    queryKey: calendarKey,
    predicate: ({ queryKey }) => {
      const week = boundsOf(queryKey)
      if (week === undefined || from === null || to === null) return true
      return Date.parse(week.from) < Date.parse(to) && Date.parse(from) < Date.parse(week.to)
    },
  })
}

function weekQuery(client: Client, zone: string, monday: string) {
  const from = momentOf({ day: monday, minute: 0 }, zone)
  const to = momentOf({ day: addDays(monday, 7), minute: 0 }, zone)
  return {
    queryKey: [...weeksKey, from, to],
    queryFn: ({ signal }: { signal: AbortSignal }) => client.call(listEventsRoute, { query: { from, to } }, { signal }),
    // What changes is announced.
    staleTime: 5 * 60_000,
  }
}

function boundsOf(key: QueryKey): { from: string; to: string } | undefined {
  const [feature, kind, from, to] = key
  const isWeek = feature === weeksKey[0] && kind === weeksKey[1]
  return isWeek && typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined
}

function combine(results: UseQueryResult<Occurrence[]>[]): Events {
  const seen = new Map<string, Occurrence>()
  for (const { data } of results) for (const occurrence of data ?? []) seen.set(keyOf(occurrence), occurrence)
  const failed = results.find(({ data, error }) => data === undefined && error !== null)
  return {
    occurrences: [...seen.values()],
    pending: results.some(({ data, error }) => data === undefined && error === null),
    error: failed?.error ?? null,
    retry: () => results.forEach(({ data, refetch }) => data === undefined && void refetch()),
    retrying: results.some(({ isFetching }) => isFetching),
  }
}
