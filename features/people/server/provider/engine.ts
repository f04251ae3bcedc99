import type { Context, Provider } from 'oidc-provider'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/index.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { findAccount } from './accounts.ts'
import { createAdapters } from './adapter.ts'
import { cookiesAt } from './cookies.ts'
import { type Client, configure, type Lifetimes } from './configuration.ts'
import { loadKeys, type SigningKey } from './keys.ts'
import { loadLibrary } from './library.ts'
import { errorPage } from './pages/message.ts'
import { writePage } from './pages/page.ts'

export type EngineParts = {
  issuer: string
  client: Client
  lifetimes: Lifetimes
  style: string
  pageHeaders: Readonly<Record<string, string>>
  database: Database
  secrets: Secrets
  clock: Clock
  log: Log
  /** Called about as often as the keys are looked at. */
  upkeep: () => Promise<void>
}

/** The library, with the keys that are in force; it remembers nothing that is not in the database. */
export type Engine = { current(): Promise<Provider> }

const lookEvery = 10 * 60_000

/** Keys belong to the whole library, so it is recreated when they change; every node notices by itself. */
export async function createEngine(parts: EngineParts): Promise<Engine> {
  const { database, secrets, clock, upkeep } = parts
  const make = await maker(parts)
  let running: { provider: Provider; names: string; lookedAt: number } | undefined
  let looking: Promise<Provider> | undefined

  async function look(): Promise<Provider> {
    const now = clock.now()
    const keys = await loadKeys(database, secrets, now)
    await upkeep()
    const names = keys.map(({ kid }) => kid).join()
    const provider = running?.names === names ? running.provider : make(keys)
    running = { provider, names, lookedAt: now.getTime() }
    return provider
  }

  return {
    async current() {
      if (running && clock.now().getTime() - running.lookedAt < lookEvery) return running.provider
      looking ??= look().finally(() => {
        looking = undefined
      })
      return looking
    },
  }
}

async function maker(parts: EngineParts): Promise<(keys: SigningKey[]) => Provider> {
  const { issuer, client, lifetimes, database, secrets, log } = parts
  const library = await loadLibrary()
  const adapter = createAdapters({
    database,
    secrets,
    refuseConsumed: () => new library.errors.InvalidGrant('already consumed'),
  })

  return (keys) => {
    const provider = new library.Provider(
      issuer,
      configure({
        client,
        keys,
        cookieKey: secrets.derive('provider cookies').toString('base64url'),
        cookies: cookiesAt(new URL(issuer)),
        lifetimes,
        adapter,
        policy: policyOf(library),
        findAccount: (id) => database.asHouse((tx) => findAccount(tx, id)),
        renderError: errorRenderer(parts),
      }),
    )
    // The mount says how we are reached, so that no caller can.
    provider.proxy = true
    provider.on('server_error', (_context, error) => log.error({ err: error }, 'the identity provider failed'))
    provider.use(answerUnknownPaths(parts))
    return provider
  }
}

/** Signing in at the provider lasts for one authorization, so that signing out of the product is signing out. */
function policyOf({ interactionPolicy }: Awaited<ReturnType<typeof loadLibrary>>): object {
  const policy = interactionPolicy.base()
  policy
    .get('login')
    .checks.add(
      new interactionPolicy.Check(
        'each_time',
        'End-User authentication is required each time',
        'login_required',
        ({ oidc }) => oidc.result?.login === undefined,
      ),
    )
  return policy
}

const sentences: Record<string, string> = {
  invalid_client: 'This sign-in was begun by something that we do not know.',
  invalid_redirect_uri: 'This sign-in would have led to an address that is not ours, so it was stopped.',
  server_error: 'Something went wrong on our side. It has been noted; please try again.',
}

function errorRenderer({ style, pageHeaders }: EngineParts) {
  return (context: Context, { error }: { error: string }): void => {
    const sentence = sentences[error] ?? 'This sign-in has expired, or was begun in another window.'
    show(context, writePage(errorPage(sentence), style), pageHeaders)
  }
}

function answerUnknownPaths({ style, pageHeaders }: EngineParts) {
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    await next()
    if (context.status !== 404 || context.body !== undefined) return
    show(context, writePage(errorPage('There is nothing at this address.'), style), pageHeaders)
    context.status = 404
  }
}

function show(context: Context, page: string, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) context.set(name, value)
  context.type = 'text/html; charset=utf-8'
  context.body = page
}
