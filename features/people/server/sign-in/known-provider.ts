import type { ProviderSettings } from '#foundation/server/provider-settings.ts'
import type { EmbeddedProvider } from '../provider/provider.ts'

/** Whoever vouches for people here, and what we ask of them. */
export type KnownProvider = {
  name: string
  issuer: URL
  clientId: string
  /** None at a provider that the settings do not name any more. */
  clientSecret: string | undefined
  scopes: readonly string[]
  extra: Record<string, string>
  /** How to reach them; the network unless stated. */
  fetch?: EmbeddedProvider['fetch']
  /** The page of ours where the password is changed. */
  changePassword?: string
}

const extra = { access_type: 'offline', prompt: 'consent' }

type Outside = Exclude<ProviderSettings, { kind: 'embedded' }>

export function knownProvider(settings: Outside): KnownProvider {
  return { ...settings, scopes: settings.kind === 'google' ? googleScopes : openidScopes, extra }
}

/** Our own provider, reached without the network: PUBLIC_URL may lead through proxies that do not know this machine. */
export function ownProvider({ issuer, client, scope, fetch }: EmbeddedProvider): KnownProvider {
  return {
    name: 'Attaché account',
    issuer: new URL(issuer),
    changePassword: `${new URL(issuer).pathname}/password`,
    clientId: client.id,
    clientSecret: client.secret,
    scopes: scope.split(' '),
    extra,
    fetch,
  }
}

/** Who vouched for people here under earlier settings: what was granted there can be given back, and no more. */
export function formerProvider(issuer: string): KnownProvider {
  const { hostname } = new URL(issuer)
  return { name: hostname, issuer: new URL(issuer), clientId: 'attache', clientSecret: undefined, scopes: [], extra }
}

const openidScopes = ['openid', 'email', 'profile', 'offline_access']

export const googleScopes = [
  'openid',
  'email',
  'profile',
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/calendar.events.owned',
  'https://www.googleapis.com/auth/gmail.labels',
  'https://www.googleapis.com/auth/gmail.readonly',
  'https://www.googleapis.com/auth/gmail.compose',
]
