import { useQuery, useQueryClient } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { dot } from '#foundation/web/shell/dot.ts'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

const key = ['activity', 'waiting']
const most = 100

/** Only where they wait, so that pages without activities do not load their schemas. */
const waitingRoute = defineRoute({
  method: 'GET',
  path: '/v1/activity',
  summary: 'How many wait for a yes.',
  access: 'person',
  query: z.object({ state: z.string(), limit: z.number() }),
  answer: z.array(z.object({ conversation_id: z.string().nullable() })),
})

/** How many wait for a word of the person, and whether the page itself shows them: what is seen is not announced again. */
function useWaiting() {
  const { client } = useSession()
  const { pathname, search } = useLocation()
  const query = { state: 'waiting', limit: most }
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(waitingRoute, { query }, { signal }),
  })
  const isShown =
    /^\/assistant(?:\/activity)?\/?$/.test(pathname + search) ||
    data.every(({ conversation_id: chat }) => chat !== null && pathname.includes(chat))
  return { count: data.length, isShown }
}

/** The line of the sidebar, with how many wait. */
export function ActivityLink() {
  const { live } = useSession()
  const queries = useQueryClient()
  const { count, isShown } = useWaiting()
  const line = useLive(live, ({ type }) => {
    if (type === 'activity/changed') void readAnew(queries, { queryKey: key })
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: ['activity'] })
  }, [line, queries])
  return (
    <SidebarLink
      to="/assistant/activity"
      icon={<History />}
      beside={
        count > 0 && (
          <span
            data-figures
            className={`${badge} ${isShown ? 'bg-hairline/50 text-muted' : 'bg-amber-wash text-amber'}`}
          >
            <Count count={count} />
          </span>
        )
      }
    >
      Activity
    </SidebarLink>
  )
}

/** A dot on the control that leads to it, while the sidebar is hidden. The name of some is given, and says no number. */
export function WaitingMark({ isNamed = false }: { isNamed?: boolean }) {
  const { count, isShown } = useWaiting()
  if (count === 0 || isShown) return null
  return (
    <span className={dot}>
      {!isNamed && (
        <span className="sr-only">
          <Count count={count} />
        </span>
      )}
    </span>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span>
      {count === most ? `${most - 1}+` : count}
      <VisuallyHidden>{count === 1 ? ' waits for your yes' : ' wait for your yes'}</VisuallyHidden>
    </span>
  )
}

const badge = 'ml-auto grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-12 font-medium'
