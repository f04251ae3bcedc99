import { z } from 'zod'
import { timeFormat } from '#foundation/server/time-format.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { createProfileReader } from '#foundation/server/profile.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Reader } from '../rules/words.ts'

/** The person's time zone, and how they want times written; UTC and the usual format without a profile. */
export type ReaderOf = (person: Person) => Promise<Reader>

const profile = z.object({ zone: z.string(), preferences: timeFormat })

export function createReaderOf(actions: Pick<Actions, 'look'>): ReaderOf {
  const read = createProfileReader(actions, profile, { zone: 'UTC', preferences: usualTimeFormat })
  return async (person) => {
    const { zone, preferences: format } = await read(person)
    return { zone, format }
  }
}
