import type { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Profile, TokenAnswer, tokenRoute } from '../../contract.ts'
import { handleSeconds } from '../../rules.ts'
import type { Handles } from './handles.ts'
import type { ProviderClient } from './provider-client.ts'
import { grantFailure } from './provider-failure.ts'

/** Stands in for the provider's token and userinfo endpoints, so that no secret and no real token is in a browser. */
export type Relay = {
  exchange(form: z.output<typeof tokenRoute.body>): Promise<TokenAnswer>
  profile(bearer: string | undefined): Promise<Profile>
}

type Parts = { client: ProviderClient; handles: Handles; clock: Clock; redirectUri: string }

export function createRelay({ client, handles, clock, redirectUri }: Parts): Relay {
  return {
    async exchange(form) {
      const { nonce, ...request } = checkForm(form, client.provider.clientId, redirectUri)
      if (form.iss !== undefined && form.iss !== (await client.issuerName()))
        throw grantFailure('malformed', 'invalid_grant', 'This sign-in came back from another provider.')
      const grant = await client.exchange(request)
      const { idToken, ...tokens } = grant
      if (idToken === undefined)
        throw grantFailure('malformed', 'invalid_scope', `${client.provider.name} did not say who you are.`)
      const { issuer, sub } = await client.verify(idToken, { accessToken: tokens.accessToken, nonce })
      const { accessHandle, refreshHandle } = await handles.issue({ issuer, sub, idToken, tokens })
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

type Request = { code: string; redirectUri: string; verifier: string; nonce: string | undefined }

/** Refused here, so that a provider that is more lenient is never asked. */
function checkForm(form: z.output<typeof tokenRoute.body>, clientId: string, redirectUri: string): Request {
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
