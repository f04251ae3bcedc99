import { z } from 'zod'
import { type Action, defineAction, defineLookup, type Lookup } from '#foundation/server/action.ts'
import { changedProfile, me } from '../contract.ts'
import type { Change, Profiles } from './profile.ts'

export function peopleActions(profiles: Profiles): Action[] {
  return [
    defineAction({
      name: 'people.change-profile',
      description: "Change the person's name, time zone or working hours; only what is named changes.",
      input: changedProfile,
      effect: 'write',
      run: async (person, input) => {
        const { me: thing, before } = await profiles.change(person.id, input)
        return { thing, inverse: before }
      },
      undo: async (person, { inverse }) => ({ thing: await profiles.putBack(person.id, inverse as Change['before']) }),
    }),
  ]
}

export function peopleLookups(profiles: Profiles): Lookup[] {
  return [
    defineLookup({
      name: 'people.read-profile',
      description: "The person's name, e-mail address, time zone and working hours.",
      input: z.object({}),
      answer: me,
      run: (person) => profiles.read(person.id),
    }),
  ]
}
