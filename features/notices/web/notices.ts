import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Deed } from '#foundation/web/acting/outbox.ts'
import { useOutbox } from '#foundation/web/acting/use-outbox.ts'
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

/** Marks what is shown as seen, in every tab and on every device; without a connection, once there is one again. */
export function useSee(): (ids: readonly string[]) => void {
  const { client } = useSession()
  const outbox = useOutbox()
  return useCallback(
    (ids) => {
      const input = { ids: [...ids] }
      const isWaiting = ({ name, input: other }: Deed) =>
        name === seeing && JSON.stringify(other) === JSON.stringify(input)
      if (outbox.deeds().some(isWaiting)) return
      const send = () => client.call(seeNoticesRoute, { body: input })
      const wish = { name: seeing, input, title: seeing, quiet: true, send, readAgain: async () => undefined }
      // What could not be marked stays unseen, and is marked when it is shown the next time.
      outbox.post(wish).catch(() => undefined)
    },
    [client, outbox],
  )
}

/** Nothing that a person asked for, and no action. */
const seeing = 'see notices'

/** Marks these as seen while they are visible: a background tab has shown nothing. */
export function useSeen(ids: readonly string[]): void {
  const see = useSee()
  const together = ids.join(' ')
  useEffect(() => {
    const look = () => {
      if (together !== '' && document.visibilityState === 'visible') see(together.split(' '))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [together, see])
}

/** The home is where everybody already is. */
export function leadsSomewhere({ link }: Pick<Notice, 'link'>): boolean {
  return link !== '/assistant'
}
