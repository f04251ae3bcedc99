import { useQuery, useQueryClient } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useEffect } from 'react'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

const key = ['notices', 'unseen']
const most = 99

/** The number alone: the shapes of notices stay out of pages that show none. */
const unseenRoute = defineRoute({
  method: 'GET',
  path: '/v1/notices/unseen',
  summary: 'How many have not been seen.',
  access: 'person',
  answer: z.object({ unseen: z.number() }),
})

/** The bell, with how many notices have not been seen in any tab. */
export function NoticesLink() {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const { data: count = 0 } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await client.call(unseenRoute, {}, { signal })).unseen,
  })
  const line = useLive(live, ({ type }) => {
    if (type.startsWith('notices/')) void readAnew(queries, { queryKey: ['notices'] })
  })
  useEffect(() => {
    // What was read before the line stood may have changed before anybody listened.
    if (line === 'open') void readAnew(queries, { queryKey: ['notices'] })
  }, [line, queries])
  return (
    <SidebarLink to="/assistant/notices" icon={<Bell />} beside={count > 0 && <Count count={count} />}>
      Notices
    </SidebarLink>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span
      data-figures
      className="ml-auto grid h-5 min-w-5 place-items-center rounded-full bg-amber-wash px-1.5 text-12 font-medium text-amber"
    >
      <span>
        {count > most ? `${most}+` : count}
        <VisuallyHidden>{count === 1 ? ' new notice' : ' new notices'}</VisuallyHidden>
      </span>
    </span>
  )
}
