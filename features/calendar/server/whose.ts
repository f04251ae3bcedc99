import { z } from 'zod'
import { workingHours, type WorkingHours } from '#features/people/contract.ts'
import { timeFormat } from '#foundation/server/time-format.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { createProfileReader } from '#foundation/server/profile.ts'
import { type TimeFormat, usualTimeFormat } from '#foundation/time/format/time-format.ts'

/** The person's time zone, how they want times written, and their working hours. */
export type Day = { zone: string; format: TimeFormat; workingHours: WorkingHours }
export type DayOf = (person: Person) => Promise<Day>

const profile = z.object({ zone: z.string(), preferences: timeFormat, workingHours })

const withoutProfile = {
  zone: 'UTC',
  preferences: usualTimeFormat,
  workingHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })),
}

export function createDayOf(actions: Pick<Actions, 'look'>): DayOf {
  const read = createProfileReader(actions, profile, withoutProfile)
  return async (person) => {
    const { preferences: format, ...day } = await read(person)
    return { ...day, format }
  }
}
