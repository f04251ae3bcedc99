import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { listDeparturesRoute, readDepartureRoute } from '../../contract.ts'

const pageSize = 50

export function useDepartures() {
  const { client } = useSession()
  return useInfiniteQuery({
    queryKey: ['assistant', 'departures'],
    queryFn({ pageParam, signal }) {
      const query = { limit: pageSize, ...(pageParam !== undefined && { before: pageParam }) }
      return client.call(listDeparturesRoute, { query }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.id),
  })
}

export function useDeparture(id: string) {
  const { client } = useSession()
  return useQuery({
    queryKey: ['assistant', 'departure', id],
    queryFn: ({ signal }) => client.call(readDepartureRoute, { params: { id } }, { signal }),
  })
}
