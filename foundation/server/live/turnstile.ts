import type { Clock } from '../clock.ts'
import { networkOf } from '../network/address.ts'
import { type Bucket, openBucket, type Rate } from './bucket.ts'

/** Rate-limits by IPv4 address or IPv6 network; forgets the networks that have been away longest first. */
export function createTurnstile(rate: Rate, clock: Clock, mostAddresses = 20_000): (address: string) => boolean {
  const buckets = new Map<string, Bucket>()
  return (address) => {
    const network = networkOf(address)
    const bucket = buckets.get(network) ?? openBucket(rate, clock)
    buckets.delete(network)
    buckets.set(network, bucket)
    const [eldest] = buckets.keys()
    if (buckets.size > mostAddresses && eldest !== undefined) buckets.delete(eldest)
    return bucket.take()
  }
}
