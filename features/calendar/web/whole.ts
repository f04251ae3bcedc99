import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { type Occurrence, readEventRoute } from '../contract.ts'
import { calendarKey } from './events.ts'

/** An occurrence with its whole description, of which a list may tell only the beginning. */
export function useWhole(occurrence: Occurrence) {
  const { client } = useSession()
  const { event, original, cut } = occurrence
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...calendarKey, 'event', event, original],
    queryFn: ({ signal }) =>
      client.call(readEventRoute, { params: { id: event }, query: original === null ? {} : { original } }, { signal }),
    enabled: cut,
  })
  return { whole: cut ? data : occurrence, error, retry: () => void refetch(), retrying: isFetching }
}
