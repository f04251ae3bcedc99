import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '#foundation/contract/failure.ts'

const retryMilliseconds = 500

/** Tries again for as long as the database is away, and until it is over: what is being written is worth the wait. */
export async function outwait<T>(work: () => Promise<T>, isOver: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isAway = error instanceof Failure && error.code === 'unavailable'
      if (!isAway || isOver()) throw error
    }
    await sleep(retryMilliseconds)
  }
}
