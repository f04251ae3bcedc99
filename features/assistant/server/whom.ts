import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { type TimeFormat, usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { timeFormat } from '#foundation/server/time-format.ts'

export type About = { name: string; zone: string; format: TimeFormat }

/**
 * What an answer knows of its person. A name that other people's text may have given is left out: it would stand in the
 * instructions of every conversation.
 */
export type Whom = (person: Person) => Promise<About>

/** As the features tell: where none has a profile, there is no name, and the time is that of Greenwich. */
const profile = z.object({ name: z.string(), zone: z.string(), preferences: timeFormat })
const nobody: About = { name: '', zone: 'UTC', format: usualTimeFormat }

export function createWhom(actions: Pick<Actions, 'look' | 'lookups'>): Whom {
  return async (person) => {
    try {
      const { answer, sources } = await actions.look(person, 'people.read-profile', {})
      const { preferences: format, ...profiled } = profile.parse(answer)
      const about = { ...profiled, format }
      return sources.length > 0 ? { ...about, name: nobody.name } : about
    } catch (error) {
      if (error instanceof Failure && error.code === 'not-found') return nobody
      throw error
    }
  }
}
