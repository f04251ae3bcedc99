import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { HomeLine, HomePart, HomePrompt } from '#foundation/web/home.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useChat } from '../chat-session.tsx'

export type Home = {
  lines: readonly HomeLine[]
  prompts: readonly HomePrompt[]
  /**
   * `waiting`: nothing is shown yet, so that nothing moves later. `late`: a feature was too slow; what is shown by then
   * stays in place, and its lines come into the room that is kept for them, until it is known that there are none.
   */
  state: 'waiting' | 'there' | 'late'
}

const key = 'home'
const patience = 2_000
/** Upcoming events change with time. */
const again = 60_000

/** What every feature knows about today, updated when changes are announced. */
export function useHome(): Home {
  const { home } = useChat()
  const { client, live } = useSession()
  const queries = useQueryClient()
  useLive(live, ({ type }) => {
    for (const { name, heeds } of home) if (heeds(type)) void readAnew(queries, { queryKey: [key, name] })
  })
  const { parts, settled } = useQueries({
    queries: home.map(({ name, read }) => ({
      queryKey: [key, name],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(client, signal),
      refetchInterval: again,
    })),
    combine: (found) => ({
      parts: found.flatMap(({ data }) => data ?? []),
      settled: found.every(({ isPending }) => !isPending),
    }),
  })
  const lines = inOrder(parts)
  const state = useArrival(settled)
  const isEmpty = settled && lines.length === 0
  return { lines, prompts: parts.flatMap(({ prompts }) => prompts), state: isEmpty ? 'there' : state }
}

function inOrder(parts: readonly HomePart[]): HomeLine[] {
  return parts.flatMap(({ lines }) => lines).toSorted((one, other) => one.rank - other.rank)
}

/** Once late, it stays so: what is on the screen by then must not move. */
function useArrival(settled: boolean): Home['state'] {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (settled) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [settled])
  if (late) return 'late'
  return settled ? 'there' : 'waiting'
}
