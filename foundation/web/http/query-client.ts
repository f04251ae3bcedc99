import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'

const retries = 2

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Without a connection a query fails with a sentence instead of waiting in silence.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay: pauseBefore,
      },
      // Whoever changes something decides for himself whether it may happen twice.
      mutations: { networkMode: 'always', retry: false },
    },
  })
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
 * Reads again what is shown. What is on its way for the first time was asked for too early, and by itself an
 * invalidation takes that answer; what was read before is asked anew by it, and whoever waits for that waits on.
 */
export async function readAnew(queries: QueryClient, which: InvalidateQueryFilters = {}): Promise<void> {
  const { predicate = () => true } = which
  await queries.cancelQueries({
    ...which,
    predicate: (query) => query.state.data === undefined && predicate(query),
  })
  await queries.invalidateQueries(which)
}
