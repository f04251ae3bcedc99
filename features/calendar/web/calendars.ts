import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { type Calendar, listCalendarsRoute } from '../contract.ts'

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

export function calendarNamed(calendars: readonly Calendar[] | undefined, id: string): Calendar | undefined {
  return calendars?.find((calendar) => calendar.id === id)
}
