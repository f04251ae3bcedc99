import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { listDraftsRoute } from '../../contract.ts'
import { draftsKey } from '../mail.ts'

/** The mails that are being written, the latest first; the mailbox hears when they change. */
export function useDrafts() {
  const { client } = useSession()
  return useQuery({
    queryKey: draftsKey,
    queryFn: async ({ signal }) => (await client.call(listDraftsRoute, {}, { signal })).drafts,
  })
}
