import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { useSession } from '#foundation/web/session/session.ts'

/** Only the number, so that it does not load the schemas of mail. */
const unreadRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/mailboxes',
  summary: 'How much of the inbox is unread.',
  access: 'person',
  answer: z.object({ inbox: z.object({ unread: z.number() }) }),
})

/** “3 unread”, or nothing. */
export function UnreadCount() {
  const { client } = useSession()
  const { data = 0 } = useQuery({
    queryKey: ['mail', 'unread'],
    queryFn: async ({ signal }) => (await client.call(unreadRoute, {}, { signal })).inbox.unread,
  })
  return data > 0 && <span className="text-13 font-normal text-muted">{data} unread</span>
}
