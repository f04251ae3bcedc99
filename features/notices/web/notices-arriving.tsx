import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { lateWithTemporal } from '#foundation/web/late.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import type { Heard } from './arriving/arrivals.ts'

const Arrived = lateWithTemporal(async () => (await import('./arriving/arrived.tsx')).Arrived)

const mostHeard = 100

/** Shows new notices in every tab; the code that draws them loads with the first one. */
export function NoticesArriving() {
  const { live } = useSession()
  const queries = useQueryClient()
  const [heard, setHeard] = useState<readonly Heard[]>([])
  const line = useLive(live, (message) => {
    if (!message.type.startsWith('notices/')) return
    void readAnew(queries, { queryKey: ['notices'] })
    setHeard((before) => [...before, { message, at: Date.now() }].slice(-mostHeard))
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: ['notices'] })
  }, [line, queries])
  if (heard.length === 0) return null
  return (
    <Suspense>
      <Arrived heard={heard} />
    </Suspense>
  )
}
