import type { Cookies } from './cookies.ts'
import type { Adapter, Context } from 'oidc-provider'
import type { Account } from './accounts.ts'
import type { SigningKey } from './keys.ts'

export type Client = { id: string; secret: string; redirectUris: string[] }

/** Seconds. */
export type Lifetimes = {
  code: number
  idToken: number
  accessToken: number
  refreshToken: number
  interaction: number
}

export const lifetimes: Lifetimes = {
  code: 60,
  idToken: 600,
  accessToken: 3600,
  refreshToken: 90 * 86_400,
  interaction: 3600,
}

export type ConfigurationParts = {
  client: Client
  keys: SigningKey[]
  cookieKey: string
  cookies: Cookies
  lifetimes: Lifetimes
  adapter: (model: string) => Adapter
  findAccount: (id: string) => Promise<Account | undefined>
  renderError: (context: Context, out: { error: string; error_description?: string }) => void
  policy: object
}

/** The library set to what we offer and nothing else; whatever it would otherwise do by default is said here. */
export function configure(parts: ConfigurationParts): object {
  const { client, keys, cookieKey, cookies, lifetimes: lives, adapter, findAccount, renderError, policy } = parts
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true, secure: cookies.secure }
  return {
    adapter,
    jwks: { keys },
    clients: [clientMetadata(client)],
    cookies: {
      keys: [cookieKey],
      long: { ...cookie, path: cookies.path },
      short: cookie,
      names: { session: cookies.session, interaction: cookies.interaction, resume: cookies.resume },
    },
    features,
    routes: {
      authorization: '/auth',
      token: '/token',
      userinfo: '/userinfo',
      jwks: '/jwks',
      revocation: '/revoke',
      end_session: '/end',
    },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: { openid: ['sub', 'at_hash'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    allowOmittingSingleRegisteredRedirectUri: false,
    expiresWithSession: () => false,
    // Seconds by which the clocks of two nodes may differ.
    clockTolerance: 5,
    ttl: lifetimesFor(lives),
    interactions: { policy, url: (_: Context, { uid }: { uid: string }) => `/idp/interaction/${uid}` },
    renderError,
    findAccount: async ({ oidc }: Context, sub: string) => {
      const account = await findAccount(sub)
      if (!account) return undefined
      const claims = async (use: string) =>
        claimsOf(account, use === 'id_token' ? oidc.entities.AccessToken?.jti : undefined)
      return { accountId: account.id, claims }
    },
  }
}

const features = {
  devInteractions: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  resourceIndicators: { enabled: false },
  dPoP: { enabled: false },
  userinfo: { enabled: true },
  revocation: {
    enabled: true,
    allowedPolicy: (_: Context, client: { clientId: string }, token: { clientId: string }) =>
      token.clientId === client.clientId,
  },
}

function clientMetadata({ id, secret, redirectUris }: Client): object {
  return {
    client_id: id,
    client_secret: secret,
    client_name: 'Attaché',
    application_type: 'web',
    redirect_uris: redirectUris,
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'client_secret_post',
    id_token_signed_response_alg: 'ES256',
  }
}

function lifetimesFor({ code, idToken, accessToken, refreshToken, interaction }: Lifetimes): object {
  return {
    AuthorizationCode: code,
    IdToken: idToken,
    AccessToken: accessToken,
    RefreshToken: refreshToken,
    Grant: refreshToken,
    Interaction: interaction,
    // It only carries a person from signing in to saying yes: every sign-in asks for the password.
    Session: interaction,
  }
}

/**
 * The library leaves `at_hash` out where the flow allows it; with it, tokens prove that they belong together. Given the
 * token, it makes the hash itself.
 */
function claimsOf({ id, email, name, emailVerified }: Account, accessToken: string | undefined): object {
  return {
    sub: id,
    email,
    email_verified: emailVerified,
    name,
    ...(accessToken !== undefined && { at_hash: accessToken }),
  }
}
