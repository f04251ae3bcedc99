import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { backendResponse } from '../../contract.ts'
import type { PeopleHouse } from '../people.ts'
import { createProvider } from '../provider/provider.ts'
import { createSessions } from '../sessions/sessions.ts'
import { admit } from '../sign-in/admission.ts'
import { ownProvider } from '../sign-in/known-provider.ts'
import { createProviderAccess } from '../sign-in/provider-access.ts'
import { createProviderClient } from '../sign-in/provider-client.ts'

const enterRoute = defineRoute({
  method: 'POST',
  path: '/v1/testing/people',
  summary: 'A session for a new person, without a password and a provider.',
  access: 'public',
  body: z.object({ name: z.string(), email: z.email(), timezone: z.string() }),
  answer: backendResponse,
})

/**
 * For journeys that try something else than signing in: hashing a password costs as much as the journey itself. The
 * person gets tokens of the provider; without them a line on every page would ask them to sign in again.
 */
export const doorFeature: Feature<PeopleHouse> = {
  name: 'door',
  open(house) {
    const { config, database, clock } = house
    const provider = ownProvider(createProvider({ ...house, signedOut: async () => async () => {} }))
    const access = createProviderAccess({ ...house, client: createProviderClient(provider, clock) })
    const sessions = createSessions({ ...house, publicUrl: config.publicUrl, lifetimes: config.sessions })
    const enter = handle(enterRoute, ({ body: { timezone, ...given } }) =>
      database.asHouse(async (tx) => {
        const now = clock.now()
        const identity = { ...given, issuer: 'https://door.example', sub: randomUUID(), expiresAt: now }
        const { person, restored } = await admit(tx, identity, { timezone, now })
        const { id, name, email, zone } = person
        await access.save(tx, id, {
          accessToken: 'door',
          refreshToken: undefined,
          expiresAt: now,
          scopes: [...provider.scopes],
        })
        return {
          ...(await sessions.begin(tx, id, { id: randomUUID(), device: 'Chrome on Linux' })),
          user: { id, name, email, zone, restored },
        }
      }),
    )
    return { handlers: [enter] }
  },
}
