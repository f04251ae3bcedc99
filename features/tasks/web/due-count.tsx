import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { dueCountsRoute } from './home/due.ts'

/** “2 overdue”, otherwise “3 today”, or nothing. */
export function DueCount() {
  const { client } = useSession()
  const { data } = useQuery({
    queryKey: ['tasks', 'due'],
    queryFn: async ({ signal }) => (await client.call(dueCountsRoute, {}, { signal })).counts,
  })
  const { overdue, today } = data ?? { overdue: 0, today: 0 }
  if (overdue + today === 0) return null
  return <span className="text-13 font-normal text-muted">{overdue > 0 ? `${overdue} overdue` : `${today} today`}</span>
}
