import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { tagsRoute } from '../contract.ts'

/** The tags by which the search can be narrowed; none until they are known. */
export function useTags(): readonly string[] {
  const { client } = useSession()
  const { data } = useQuery({
    queryKey: ['search', 'tags'],
    queryFn: ({ signal }) => client.call(tagsRoute, {}, { signal }),
  })
  return data?.tags ?? []
}
