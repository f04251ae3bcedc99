import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listDraftsRoute } from '../../contract.ts'

export const draftsKey = ['mail', 'drafts']

/** The mails that are being written, the latest first. */
export function useDrafts() {
  const { client, live } = useSession()
  const queries = useQueryClient()
  useLive(live, (message) => {
    if (message.type === 'mail/drafts') void readAnew(queries, { queryKey: draftsKey })
  })
  return useQuery({
    queryKey: draftsKey,
    queryFn: async ({ signal }) => (await client.call(listDraftsRoute, {}, { signal })).drafts,
  })
}
