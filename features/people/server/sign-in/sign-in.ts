import { randomUUIDv7, timingSafeEqual } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { z } from 'zod'
import { deviceName } from '#foundation/contract/device-name.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Heed } from '#foundation/server/change.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { BackendResponse, signInRoute } from '../../contract.ts'
import { scopeList } from '../../rules.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { admit } from './admission.ts'
import { holdCode, noteSession } from './codes.ts'
import { type Handles, hashOf, isHandle, type ProviderTokens, refreshHandleFor } from './handles.ts'
import type { Identity } from './id-token.ts'
import type { ProviderAccess } from './provider-access.ts'
import type { ProviderClient } from './provider-client.ts'
import { nameOfIdToken, spendIdToken } from './used-id-tokens.ts'

type Given = z.output<typeof signInRoute.body>

export type SignIn = (given: Given, userAgent: string | undefined) => Promise<BackendResponse>

type Parts = {
  database: Database
  clock: Clock
  client: ProviderClient
  handles: Handles
  access: ProviderAccess
  sessions: Sessions
  tellChanged: Heed
}

/**
 * Lets somebody in: the id_token says who it is, and works once; the tokens beside it are handles of ours, or the
 * provider's own from a client that exchanged its code itself. Whatever is refused has left nothing behind.
 */
export function createSignIn(parts: Parts): SignIn {
  const { database, clock, access, sessions, tellChanged } = parts
  return async (given, userAgent) => {
    const {
      identity,
      tokens,
      use,
      begun: noteBegun,
    } = isHandle(given.access_token) ? await byHandle(parts, given) : await byProviderTokens(parts, given)
    const now = clock.now()
    return database.asHouse(async (tx) => {
      await use(tx)
      await useIdToken(tx, given.id_token, identity)
      const { person, restored } = await admit(tx, identity, { timezone: given.timezone, now })
      await tellChanged(tx, person.id, { what: 'zone', zone: person.zone })
      await access.save(tx, person.id, tokens)
      const sessionId = randomUUIDv7()
      const begun = await sessions.begin(tx, person.id, { id: sessionId, device: deviceName(userAgent) })
      await noteBegun(tx, { ownerId: person.id, sessionId })
      const { id, name, email, zone } = person
      return { ...begun, user: { id, name, email, zone, restored } }
    })
  }
}

type Proof = {
  identity: Identity
  tokens: ProviderTokens
  use: (tx: Transaction) => Promise<void>
  /** Told which session it became. */
  begun: (tx: Transaction, session: { ownerId: string; sessionId: string }) => Promise<void>
}

async function byHandle({ client, handles }: Parts, given: Given): Promise<Proof> {
  const found = await handles.find(given.access_token)
  if (!found) throw expired()
  const belongs = timingSafeEqual(found.idTokenHash, hashOf(given.id_token))
  const expected = refreshHandleFor(given.access_token)
  if (!belongs || (given.refresh_token ?? expected) !== expected) throw mixed()
  // The exchange looked at the nonce already.
  const identity = await client.verify(given.id_token, {
    accessToken: found.tokens.accessToken,
    nonce: nonceOf(given.id_token),
  })
  return {
    identity,
    tokens: found.tokens,
    use: async (tx) => {
      await holdCode(tx, given.access_token)
      if (!(await handles.use(tx, given.access_token))) throw expired()
    },
    begun: (tx, session) => noteSession(tx, given.access_token, session),
  }
}

async function byProviderTokens({ client, clock }: Parts, given: Given): Promise<Proof> {
  const { id_token: idToken, access_token: accessToken, refresh_token: refreshToken } = given
  if (refreshToken && isHandle(refreshToken)) throw mixed()
  // Such a client has looked at its nonce itself.
  const identity = await client.verify(idToken, { accessToken, nonce: nonceOf(idToken) })
  await client.profile(accessToken, identity.sub)
  const asked = new Set(client.provider.scopes)
  const seconds = Math.max(0, given.expires_in ?? 0)
  return {
    identity,
    tokens: {
      accessToken,
      refreshToken: refreshToken ?? undefined,
      expiresAt: new Date(clock.now().getTime() + seconds * 1_000),
      scopes: scopeList(given.scope ?? '').filter((scope) => asked.has(scope)),
    },
    use: async () => {},
    begun: async () => {},
  }
}

function nonceOf(idToken: string): string | undefined {
  try {
    const { nonce } = decodeJwt(idToken)
    return typeof nonce === 'string' ? nonce : undefined
  } catch {
    // What is no JWT is refused in a moment, when it is verified.
    return undefined
  }
}

/** Kept a little longer than it could be good for. */
const toleranceMilliseconds = 120_000

async function useIdToken(tx: Transaction, idToken: string, { expiresAt }: Identity): Promise<void> {
  const until = new Date(expiresAt.getTime() + toleranceMilliseconds).toISOString()
  if (await spendIdToken(tx, nameOfIdToken(idToken), until)) return
  throw new Failure('unauthenticated', 'This sign-in has been used already. Please sign in again.')
}

function expired(): Failure {
  return new Failure('unauthenticated', 'This sign-in has expired or was used already. Please sign in again.')
}

function mixed(): Failure {
  return new Failure('unauthenticated', 'These tokens do not belong together. Please sign in again.')
}
