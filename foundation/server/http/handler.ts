import type { Route, RouteParts, RouteResult } from '#foundation/contract/route.ts'
import type { Person } from '../person.ts'

/** Who calls, as far as a request tells: for the routes by which somebody becomes known. */
export type Caller = {
  /** What stands behind `Authorization: Bearer`. */
  bearer: string | undefined
  userAgent: string | undefined
}

/** A body as it arrives. `length` is what the client announced; no more than that arrives. */
export type ArrivingBytes = { bytes: AsyncIterable<Uint8Array>; length: number | undefined }

/** What every handler gets beside the checked parts of its call. */
export type Call<R extends Route> = RouteParts<R> &
  (R extends { access: 'person' } ? { person: Person } : unknown) &
  (R extends { bodyType: 'bytes' } ? ArrivingBytes : unknown) & {
    caller: Caller
    /** Aborted when the caller hangs up. */
    signal: AbortSignal
  }

export type Handler = { route: Route; run: (call: never) => Promise<unknown> }

/** Binds a route of a contract to the function that answers it. */
export function handle<const R extends Route>(
  route: R,
  run: (call: Call<R>) => Promise<RouteResult<R>> | RouteResult<R>,
): Handler {
  return { route, run: async (call: never) => run(call) }
}
