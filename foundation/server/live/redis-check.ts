import { Failure } from '#foundation/contract/failure.ts'
import { channelLimits } from './memory-bus.ts'
import { openLink } from './redis-link.ts'

/** Says something in it, as a node would. What is wrong is thrown as a sentence, which does not name the password. */
export async function checkRedis(url: string): Promise<string> {
  try {
    const link = await openLink({ url, house: 'doctor', limits: channelLimits, heard: () => {}, lost: () => {} })
    link.close()
    return 'the Redis of REDIS_URL carries events.'
  } catch (error) {
    const why = error instanceof Error && error.message !== '' ? error.message : 'no answer'
    throw new Failure('unavailable', `the Redis of REDIS_URL does not carry events: ${why}`, { cause: error })
  }
}
