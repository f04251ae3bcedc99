import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Actions } from '#foundation/server/action.ts'

export type ZoneOf = (ownerId: string) => Promise<string>

const profile = z.object({ zone: z.string() })

/** By which clock a person lives; where nobody has a profile, that of Greenwich. */
export function createZoneOf(actions: Pick<Actions, 'look'>): ZoneOf {
  return async (ownerId) => {
    try {
      const { answer } = await actions.look({ id: ownerId, sessionId: ownerId }, 'people.read-profile', {})
      return profile.parse(answer).zone
    } catch (error) {
      if (error instanceof Failure && error.code === 'not-found') return 'UTC'
      throw error
    }
  }
}
