import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'

export type About = { name: string; zone: string }

/** What is to be known of the person who is answered. */
export type Whom = (person: Person) => Promise<About>

/** As the features tell: where none has a profile, there is no name, and the time is that of Greenwich. */
const profile = z.object({ name: z.string(), zone: z.string() })
const nobody: About = { name: '', zone: 'UTC' }

export function createWhom(actions: Pick<Actions, 'look' | 'lookups'>): Whom {
  return async (person) => {
    try {
      const { answer } = await actions.look(person, 'people.read-profile', {})
      return profile.parse(answer)
    } catch (error) {
      if (error instanceof Failure && error.code === 'not-found') return nobody
      throw error
    }
  }
}
