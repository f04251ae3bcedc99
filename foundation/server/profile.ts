import type { z } from 'zod'
import { Failure } from '../contract/failure.ts'
import type { Actions } from './action.ts'
import type { Person } from './person.ts'

/** Reads these fields of a person's profile; `missing` if the person has none. */
export function createProfileReader<Fields>(
  actions: Pick<Actions, 'look'>,
  fields: z.ZodType<Fields>,
  missing: Fields,
): (person: Person) => Promise<Fields> {
  return async (person) => {
    try {
      const { answer } = await actions.look(person, 'people.read-profile', {})
      return fields.parse(answer)
    } catch (error) {
      if (error instanceof Failure && error.code === 'not-found') return missing
      throw error
    }
  }
}
