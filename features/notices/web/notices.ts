import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#foundation/web/session/session.ts'
import { listNoticesRoute, type Notice, seeNoticesRoute } from '../contract.ts'

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

/** Marks these as seen while they are visible: a background tab has shown nothing. */
export function useSeen(ids: readonly string[]): void {
  const { mutate } = useSee()
  const together = ids.join(' ')
  useEffect(() => {
    const see = () => {
      if (together !== '' && document.visibilityState === 'visible') mutate(together.split(' '))
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [together, mutate])
}

/** The home is where everybody already is. */
export function leadsSomewhere({ link }: Pick<Notice, 'link'>): boolean {
  return link !== '/assistant'
}
