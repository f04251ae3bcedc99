import { z } from 'zod'
import { workingHours, type WorkingHours } from '#features/people/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'

/** By which clock a person lives, and when they work. */
export type Day = { zone: string; workingHours: WorkingHours }
export type DayOf = (person: Person) => Promise<Day>

const profile = z.object({ zone: z.string(), workingHours })

/** Where nobody has a profile, the time is that of Greenwich, from nine to six. */
const nobodys: Day = {
  zone: 'UTC',
  workingHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })),
}

export function createDayOf(actions: Pick<Actions, 'look'>): DayOf {
  return async (person) => {
    try {
      const { answer } = await actions.look(person, 'people.read-profile', {})
      return profile.parse(answer)
    } catch (error) {
      if (error instanceof Failure && error.code === 'not-found') return nobodys
      throw error
    }
  }
}
