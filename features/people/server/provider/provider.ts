import type { FastifyInstance } from 'fastify'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database, Transaction } from '#foundation/server/database/index.ts'
import { sharedHeaders } from '#foundation/server/http/headers.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { removeAbandonedAccounts } from './abandoned-books.ts'
import { describeAccount, removeAccount } from './accounts.ts'
import { removeExpiredPayloads, removePayloadsOf } from './adapter.ts'
import { createAuthentication } from './authentication.ts'
import { createBrowser } from './browser.ts'
import { type Client, type Lifetimes, lifetimes } from './configuration.ts'
import type { SignOut } from './desk.ts'
import { createEngine } from './engine.ts'
import { fetchInside } from './inside.ts'
import { createResetMail, type SendResetLink } from './mail.ts'
import { mountUnderIdp } from './mount.ts'
import { readLook } from './pages/style.ts'
import { createResetLink, removeExpiredResets } from './reset-link.ts'
import { createPasswords, type DeriveKey } from './scrypt.ts'
import { createThrottle, removeOldAttempts } from './throttle.ts'

export type ProviderParts = {
  config: Pick<Config, 'publicUrl' | 'registration' | 'smtpUrl' | 'supportEmail' | 'nothingLeaves'>
  database: Database
  secrets: Secrets
  clock: Clock
  log: Log
  outside: Pick<Outside, 'permit'>
  /** An account that gets a new password and wants to be signed out: the product ends its sessions too. */
  signedOut?: SignOut
  deriveKey?: DeriveKey
  lifetimes?: Partial<Lifetimes>
}

export type EmbeddedProvider = {
  issuer: string
  /** The only client: our own server. */
  client: Client
  /** What to ask for: who it is, and to stay signed in. */
  scope: string
  mount(app: FastifyInstance): Promise<void>
  /** Reaches the provider without the network, for discovery, keys, tokens and revocation. */
  fetch: typeof fetch
  /** A link to a new password, good once and for an hour. */
  resetLink(email: string): Promise<string | undefined>
  /** Every code, token and grant of this account ends, within the transaction of what it follows from. */
  signOutEverywhere(accountId: string, tx: Transaction): Promise<void>
  /** Everything about this account but its password. */
  describeAccount(accountId: string, tx: Transaction): ReturnType<typeof describeAccount>
  /** Within the transaction that destroys whatever else belongs to the person. */
  deleteAccount(accountId: string, tx: Transaction): Promise<void>
}

/** The identity provider within our own server, under /idp, for people without another. */
export function createProvider(parts: ProviderParts): EmbeddedProvider {
  const { config, database, secrets, clock } = parts
  const issuer = `${config.publicUrl.origin}/idp`
  const client: Client = {
    id: 'attache',
    secret: secrets.derive('provider client').toString('base64url'),
    redirectUris: [`${config.publicUrl.origin}/auth/callback`],
  }
  let mounted: FastifyInstance | undefined

  return {
    issuer,
    client,
    scope: 'openid email profile offline_access',
    signOutEverywhere,
    async mount(app) {
      await mountProvider(app, parts, { issuer, client })
      mounted = app
    },
    fetch: fetchInside(issuer, () => {
      if (!mounted) throw new Error('The provider is not mounted yet.')
      return mounted
    }),
    resetLink: (email) => createResetLink({ database, publicUrl: config.publicUrl, now: clock.now() }, email),
    describeAccount: (accountId, tx) => describeAccount(tx, accountId),
    async deleteAccount(accountId, tx) {
      await removePayloadsOf(tx, accountId)
      await removeAccount(tx, accountId)
    },
  }
}

type Own = Pick<EmbeddedProvider, 'issuer' | 'client'>

async function signOutEverywhere(accountId: string, tx: Transaction): Promise<void> {
  await removePayloadsOf(tx, accountId)
}

async function mountProvider(app: FastifyInstance, parts: ProviderParts, { issuer, client }: Own) {
  const { config, database, secrets, clock, log, signedOut, deriveKey } = parts
  const look = readLook()
  const pageHeaders = headersFor(config.publicUrl)
  const passwords = createPasswords(deriveKey)
  const throttle = createThrottle({ database, secrets, clock })
  const engine = await createEngine({
    ...parts,
    issuer,
    client,
    lifetimes: { ...lifetimes, ...parts.lifetimes },
    style: look.style,
    pageHeaders,
    upkeep: () => removeWhatIsOver(parts),
  })
  const desk = {
    ...config,
    clientId: client.id,
    style: look.style,
    database,
    clock,
    log,
    engine,
    throttle,
    passwords,
    browser: createBrowser({ secrets, clock, publicUrl: config.publicUrl }),
    authenticate: createAuthentication({ database, passwords, throttle, log }),
    sendResetLink: mailOf(parts),
    signOutEverywhere: async (accountId: string, tx: Transaction) => {
      await signOutEverywhere(accountId, tx)
      return (await signedOut?.(accountId, tx)) ?? (async () => {})
    },
  }
  await mountUnderIdp(app, { desk, look, pageHeaders })
}

/** If nothing may leave, there is no mail, and the pages say so in advance. */
function mailOf({ config, log, outside }: ProviderParts): SendResetLink | undefined {
  const { smtpUrl, supportEmail, nothingLeaves } = config
  return smtpUrl && !nothingLeaves ? createResetMail({ smtpUrl, supportEmail, log, outside }) : undefined
}

async function removeWhatIsOver({ database, clock }: ProviderParts): Promise<void> {
  await database.asHouse(async (tx) => {
    await removeExpiredPayloads(tx, new Date())
    await removeExpiredResets(tx, clock.now())
    await removeOldAttempts(tx, clock.now())
    await removeAbandonedAccounts(tx, clock.now())
  })
}

/** No script at all, and forms that lead to us alone; a reset link's token must not travel in a Referer. */
function headersFor(publicUrl: URL): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${publicUrl.origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return Object.freeze({
    ...sharedHeaders(publicUrl),
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'content-security-policy': policy.join('; '),
  })
}
