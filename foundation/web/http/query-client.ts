import { type InvalidateQueryFilters, onlineManager, QueryClient } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'
import type { Live } from '../live/live.ts'

const retries = 2

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay: pauseBefore,
      },
      // Whoever changes something decides for himself whether it may happen twice.
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/**
 * While the server is unreachable, queries wait as if they were still loading, and a banner explains why; data that was
 * already read stays. They continue once the server is back. The browser's own idea of being offline is ignored.
 * Returns a function that stops this.
 */
export function waitWhileAway(live: Pick<Live, 'isAway' | 'onAway'>): () => void {
  onlineManager.setEventListener((setOnline) => {
    setOnline(!live.isAway())
    return live.onAway((away) => setOnline(!away))
  })
  return () => {
    onlineManager.setEventListener(() => undefined)
    onlineManager.setOnline(true)
  }
}

/** What the server refused it will refuse again; only its own troubles, and the network's, may pass. */
export function mayPass(error: Error): boolean {
  return error instanceof Failure && (error.code === 'unavailable' || error.code === 'internal')
}

export function pauseBefore(failures: number, error: Error): number {
  const asked = error instanceof Failure ? error.retryAfter : undefined
  return asked === undefined ? Math.min(1_000 * 2 ** failures, 8_000) : asked * 1_000
}

/**
 * Refetches what is shown. An invalidation alone would settle for a first fetch that started too early, so those are
 * cancelled; refetches of existing data restart by themselves, and callers keep waiting.
 */
export async function readAnew(queries: QueryClient, which: InvalidateQueryFilters = {}): Promise<void> {
  const { predicate = () => true } = which
  await queries.cancelQueries({
    ...which,
    predicate: (query) => query.state.data === undefined && predicate(query),
  })
  await queries.invalidateQueries(which)
}
