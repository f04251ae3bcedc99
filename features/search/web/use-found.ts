import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { searchRoute } from '../contract.ts'
import type { Chosen } from './chosen.ts'
import { queryOf } from './query.ts'

export const mostFound = 50

/** While older things are being indexed, more results keep arriving. */
const askAgain = 5_000

export function useFound({ text, kinds, from, until, tag, without }: Chosen) {
  const { client } = useSession()
  const only = kinds.join(',')
  return useQuery({
    queryKey: ['search', text, only, from, until, tag, without.join(',')],
    queryFn: ({ signal }) => {
      return client.call(
        searchRoute,
        { query: queryOf({ text, kinds, from, until, tag, without }, mostFound) },
        { signal },
      )
    },
    enabled: text !== '',
    placeholderData: (before) => (text === '' ? undefined : before),
    refetchInterval: ({ state: { data } }) => (data?.complete === false ? askAgain : false),
  })
}
