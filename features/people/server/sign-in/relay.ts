import type { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { CloseSockets } from '#foundation/server/live/endings.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Profile, TokenAnswer, tokenRoute } from '../../contract.ts'
import { handleSeconds } from '../../rules.ts'
import type { Codes } from './codes.ts'
import type { Handles, Held } from './handles.ts'
import type { ProviderClient } from './provider-client.ts'
import { grantFailure, isRevoked } from './provider-failure.ts'

/** Stands in for the provider's token and userinfo endpoints, so that no secret and no real token is in a browser. */
export type Relay = {
  exchange(form: z.output<typeof tokenRoute.body>): Promise<TokenAnswer>
  profile(bearer: string | undefined): Promise<Profile>
}

type Parts = {
  client: ProviderClient
  handles: Handles
  codes: Codes
  database: Database
  clock: Clock
  log: Log
  closeSockets: CloseSockets
  redirectUri: string
}

export function createRelay(parts: Parts): Relay {
  const { client, handles, codes, clock, redirectUri } = parts
  return {
    async exchange(form) {
      const { nonce, ...request } = checkForm(form, client.provider.clientId, redirectUri)
      if (form.iss !== undefined && form.iss !== (await client.issuerName()))
        throw grantFailure('malformed', 'invalid_grant', 'This sign-in came back from another provider.')
      if (!(await codes.claim(request.code))) return refuseReplay(parts, request)
      const given = await askProvider(parts, request, nonce).catch(async (error: unknown) => {
        await codes.release(request.code)
        throw error
      })
      const { idToken, tokens } = given
      const { accessHandle, refreshHandle } = await hold(parts, request, given)
      const left = Math.floor((tokens.expiresAt.getTime() - clock.now().getTime()) / 1_000)
      return {
        access_token: accessHandle,
        ...(tokens.refreshToken !== undefined && { refresh_token: refreshHandle }),
        id_token: idToken,
        expires_in: Math.max(0, Math.min(left, handleSeconds)),
        token_type: 'Bearer',
        scope: tokens.scopes.join(' '),
      }
    },
    async profile(bearer) {
      const found = bearer === undefined ? undefined : await handles.find(bearer)
      if (!found) throw new Failure('unauthenticated', 'This sign-in has expired. Please sign in again.')
      return client.profile(found.tokens.accessToken, found.sub)
    },
  }
}

type Request = { code: string; redirectUri: string; verifier: string }

async function askProvider({ client }: Parts, request: Request, nonce: string | undefined): Promise<Held> {
  const { idToken, ...tokens } = await client.exchange(request)
  if (idToken === undefined)
    throw grantFailure('malformed', 'invalid_scope', `${client.provider.name} did not say who you are.`)
  const { issuer, sub } = await client.verify(idToken, { accessToken: tokens.accessToken, nonce })
  return { issuer, sub, idToken, tokens }
}

/** Stores the tokens, unless the code was presented again while the provider answered. */
async function hold({ database, handles, codes }: Parts, { code }: Request, held: Held) {
  return database.asHouse(async (tx) => {
    const issued = await handles.issue(tx, held)
    const { accessHandle } = issued
    if (!(await codes.note(tx, code, { accessHandle, idToken: held.idToken }))) throw replayed()
    return issued
  })
}

/**
 * Somebody else has this code, too. What it gave here is taken back, and the provider is shown the code again, so that
 * it takes back what it gave; one that gives tokens a second time is asked to revoke them.
 */
async function refuseReplay({ codes, client, closeSockets, log }: Parts, request: Request): Promise<never> {
  log.warn('an authorization code was brought twice: what it gave is taken back')
  const session = await codes.takeBack(request.code)
  if (session !== undefined) await closeSockets({ session })
  const again = await client.exchange(request).catch((error: unknown) => {
    if (!isRevoked(error)) throw error
  })
  if (again) await client.revoke(again.refreshToken ?? again.accessToken)
  throw replayed()
}

function replayed(): Failure {
  return grantFailure(
    'malformed',
    'invalid_grant',
    'This sign-in was used already, so what it gave was taken back. Please sign in again.',
  )
}

/** Refused here, so that a provider that is more lenient is never asked. */
function checkForm(
  form: z.output<typeof tokenRoute.body>,
  clientId: string,
  redirectUri: string,
): Request & { nonce: string | undefined } {
  const { grant_type: type, code, redirect_uri: redirect, code_verifier: verifier, client_id: by, nonce } = form
  if (type === undefined) throw missing('grant_type')
  if (type !== 'authorization_code')
    throw grantFailure('malformed', 'unsupported_grant_type', 'Only authorization codes are exchanged here.')
  if (by !== undefined && by !== clientId)
    throw grantFailure('unauthenticated', 'invalid_client', 'This is not our client.')
  if (!code) throw missing('code')
  if (!redirect) throw missing('redirect_uri')
  if (redirect !== redirectUri)
    throw grantFailure('malformed', 'invalid_grant', `The redirect_uri must be exactly ${redirectUri}.`)
  if (!verifier) throw missing('code_verifier')
  // RFC 7636, 4.1
  if (!/^[\w.~-]{43,128}$/.test(verifier))
    throw grantFailure('malformed', 'invalid_grant', 'The code_verifier is not one.')
  return { code, redirectUri, verifier, nonce }
}

function missing(field: string): Failure {
  return grantFailure('malformed', 'invalid_request', `The ${field} is missing.`)
}
