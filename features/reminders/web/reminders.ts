import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listRemindersRoute } from '../contract.ts'

export const remindersKey = ['reminders']

/** Upcoming reminders; refetched when one changes or is delivered, which sets its next time. */
export function useReminders() {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const line = useLive(live, ({ type }) => {
    if (type === 'reminders/changed' || type === 'notices/changed') void readAnew(queries, { queryKey: remindersKey })
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: remindersKey })
  }, [line, queries])
  return useQuery({
    queryKey: remindersKey,
    queryFn: ({ signal }) => client.call(listRemindersRoute, { query: { limit: 500 } }, { signal }),
  })
}
