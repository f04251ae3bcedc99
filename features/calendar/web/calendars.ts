import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { type Calendar, listCalendarsRoute, type Occurrence } from '../contract.ts'

export const calendarsKey = ['calendar', 'calendars']

/** The calendars in their order, and whether the sample workspace is loaded. */
export function useCalendars() {
  const { client } = useSession()
  return useQuery({
    queryKey: calendarsKey,
    queryFn: ({ signal }) => client.call(listCalendarsRoute, {}, { signal }),
    staleTime: 5 * 60_000,
  })
}

/** Without those of calendars that are not to be seen. */
export function useVisible(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const { data } = useCalendars()
  return useMemo(() => visibleOf(occurrences, data?.calendars), [occurrences, data])
}

export function visibleOf(
  occurrences: readonly Occurrence[],
  calendars: readonly Calendar[] | undefined,
): readonly Occurrence[] {
  const hidden = new Set(calendars?.filter(({ visible }) => !visible).map(({ id }) => id))
  return hidden.size === 0 ? occurrences : occurrences.filter(({ calendar }) => !hidden.has(calendar))
}

/** Of a calendar by its id; an empty text until they are read. */
export function useNameOf(): (calendar: string) => string {
  const { data } = useCalendars()
  return useMemo(() => (id: string) => calendarNamed(data?.calendars, id)?.name ?? '', [data])
}

export function calendarNamed(calendars: readonly Calendar[] | undefined, id: string): Calendar | undefined {
  return calendars?.find((calendar) => calendar.id === id)
}
