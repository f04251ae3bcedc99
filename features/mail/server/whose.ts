import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { createProfileReader } from '#foundation/server/profile.ts'
import { timeFormat } from '#foundation/server/time-format.ts'
import { type TimeFormat, usualTimeFormat } from '#foundation/time/format/time-format.ts'

/** Who reads: their name and zone, and how they want times written; UTC and the usual format without a profile. */
export type Reader = { name: string; zone: string; format: TimeFormat }
export type ReaderOf = (person: Person) => Promise<Reader>

const profile = z.object({ name: z.string().default(''), zone: z.string(), preferences: timeFormat })

export function createReaderOf(actions: Pick<Actions, 'look'>): ReaderOf {
  const read = createProfileReader(actions, profile, { name: '', zone: 'UTC', preferences: usualTimeFormat })
  return async (person) => {
    const { name, zone, preferences: format } = await read(person)
    return { name, zone, format }
  }
}

/** Whose words stand in the name of a person, besides their own. */
export function createNameSources(actions: Pick<Actions, 'look'>): (person: Person) => Promise<string[]> {
  return async (person) => {
    try {
      return (await actions.look(person, 'people.read-profile', {})).sources
    } catch (error) {
      if (error instanceof Failure && error.code === 'not-found') return []
      throw error
    }
  }
}
