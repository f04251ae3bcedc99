import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { ServerResponse } from 'node:http'
import { Failure } from '#foundation/contract/failure.ts'

export type OverloadLimits = {
  /** Requests being answered at one time. */
  inFlight: number
  /** Milliseconds by which the event loop may lag, half of the time. */
  loopDelay: number
}

export type Overload = {
  enter(response: ServerResponse): void
  isOverloaded(): boolean
  [Symbol.dispose](): void
}

const sampleEvery = 500
const resolution = 20

/**
 * Refusing early keeps what is admitted quick. Two signs: too much at once (work that waits, on the database say),
 * and an event loop that lags all the time (work that computes). Both go by themselves when the load does.
 */
export function watchOverload({ inFlight, loopDelay }: OverloadLimits): Overload {
  let entered = 0
  let laggedFor = 0
  const leave = () => {
    entered -= 1
  }

  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  const sampling = setInterval(() => {
    // The median, because one long pause is no overload; and twice, because a server that has just begun lags a while.
    laggedFor = histogram.percentile(50) / 1e6 - resolution > loopDelay ? laggedFor + 1 : 0
    histogram.reset()
  }, sampleEvery).unref()

  const isOverloaded = () => entered >= inFlight || laggedFor >= 2

  return {
    isOverloaded,
    enter(response) {
      if (isOverloaded()) throw overloadFailure()
      entered += 1
      response.once('close', leave)
    },
    [Symbol.dispose]() {
      clearInterval(sampling)
      histogram.disable()
    },
  }
}

export function overloadFailure(): Failure {
  return new Failure('unavailable', 'There is more to do than we can manage at the moment. Please try again shortly.', {
    retryAfter: 1,
  })
}
