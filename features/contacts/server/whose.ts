import { z } from 'zod'
import type { Actions } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { createProfileReader } from '#foundation/server/profile.ts'

/** The person's own address, which is left out of their contacts; empty without a profile. */
export type OwnAddress = (person: Pick<Person, 'id'>) => Promise<string>

export function createOwnAddress(actions: Pick<Actions, 'look'>): OwnAddress {
  const read = createProfileReader(actions, z.object({ email: z.string() }), { email: '' })
  return async ({ id }) => (await read({ id, sessionId: id })).email.toLowerCase()
}
