import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { listNoticesRoute, seeNoticesRoute } from '../contract.ts'

export const noticesKey = ['notices']

const pageSize = 50

/** Delivered notices, newest first; refetched by the bell when something changes. */
export function useNotices() {
  const { client } = useSession()
  return useInfiniteQuery({
    queryKey: [...noticesKey, 'list'],
    async queryFn({ pageParam, signal }) {
      const query = { limit: pageSize, ...(pageParam !== undefined && { before: pageParam }) }
      return (await client.call(listNoticesRoute, { query }, { signal })).notices
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.id),
  })
}

/** Marks what is shown as seen, in every tab and on every device. */
export function useSee() {
  const { client } = useSession()
  return useMutation({ mutationFn: (ids: string[]) => client.call(seeNoticesRoute, { body: { ids } }) })
}
