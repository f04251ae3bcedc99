import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'

/** By which clock a person lives. */
export type ZoneOf = (person: Person) => Promise<string>

const profile = z.object({ zone: z.string() })

/** Where nobody has a profile, the time is that of Greenwich. */
export function createZoneOf(actions: Pick<Actions, 'look'>): ZoneOf {
  return async (person) => {
    try {
      const { answer } = await actions.look(person, 'people.read-profile', {})
      return profile.parse(answer).zone
    } catch (error) {
      if (error instanceof Failure && error.code === 'not-found') return 'UTC'
      throw error
    }
  }
}
