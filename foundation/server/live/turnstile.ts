import type { Clock } from '../clock.ts'
import { type Bucket, openBucket, type Rate } from './bucket.ts'

/** Counts who comes, by address; those who have not come for the longest are forgotten first. */
export function createTurnstile(rate: Rate, clock: Clock, mostAddresses = 20_000): (address: string) => boolean {
  const buckets = new Map<string, Bucket>()
  return (address) => {
    const bucket = buckets.get(address) ?? openBucket(rate, clock)
    buckets.delete(address)
    buckets.set(address, bucket)
    const [eldest] = buckets.keys()
    if (buckets.size > mostAddresses && eldest !== undefined) buckets.delete(eldest)
    return bucket.take()
  }
}
