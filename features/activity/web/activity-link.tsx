import { useQuery, useQueryClient } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useEffect } from 'react'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

const key = ['activity', 'waiting']
const most = 100

/** Only the number, so that pages without activities do not load their schemas. */
const waitingRoute = defineRoute({
  method: 'GET',
  path: '/v1/activity',
  summary: 'How many wait for a yes.',
  access: 'person',
  query: z.object({ state: z.string(), limit: z.number() }),
  answer: z.array(z.unknown()),
})

/** The line of the sidebar, with how many wait for a word of the person. */
export function ActivityLink() {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const query = { state: 'waiting', limit: most }
  const { data: count = 0 } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await client.call(waitingRoute, { query }, { signal })).length,
  })
  const line = useLive(live, ({ type }) => {
    if (type === 'activity/changed') void readAnew(queries, { queryKey: key })
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: ['activity'] })
  }, [line, queries])
  return (
    <SidebarLink to="/assistant/activity" icon={<History />} beside={count > 0 && <Count count={count} />}>
      Activity
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
        {count === most ? `${most - 1}+` : count}
        <VisuallyHidden>{count === 1 ? ' waits for your yes' : ' wait for your yes'}</VisuallyHidden>
      </span>
    </span>
  )
}
