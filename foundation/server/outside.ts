import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { Failure } from '#foundation/contract/failure.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { dial, secure } from './outside/dial.ts'
import { createGuard, type Resolve } from './outside/guard.ts'
import { type GuardedAnswer, type GuardedRequest, requestChecked } from './outside/request.ts'
import {
  findExchangers,
  findServices,
  type ResolveExchangers,
  type ResolveServices,
  type Service,
} from './outside/services.ts'

/** What for something may leave this server. */
export type Purpose = 'model' | 'mail' | 'push' | 'subscription' | 'unsubscribe' | 'account'

/** The one door through which anything of a person leaves this server. */
export type Outside = {
  /**
   * Calls a host that the operator configured. Like the global `fetch`, but does not follow redirects, so that only the
   * permitted host is called.
   */
  fetch(ownerId: string, purpose: Purpose, url: string | URL, init?: RequestInit): Promise<Response>
  /** Refuses where nothing may leave; for what does not go by HTTP. Of nobody in particular: the operator’s word alone. */
  permit(ownerId: string | undefined, purpose: Purpose): Promise<void>
  /** Calls an address that a person, a browser or content named: it must be public, or allowed by the operator. */
  request(
    ownerId: string,
    purpose: Purpose,
    url: string | URL,
    request?: GuardedRequest & Bounds,
  ): Promise<GuardedAnswer>
  /** The same for protocols other than HTTP. `tls` requires a certificate that is valid for the host. */
  connect(ownerId: string, purpose: Purpose, host: string, port: number, options: Connecting): Promise<Socket>
  /** Starts TLS on a connection that `connect` opened to this host; the certificate must be valid for it. */
  secure(socket: Socket, host: string): TLSSocket
  /** Where a domain says that it has a service, such as `_imaps._tcp`, the preferred first (RFC 2782); empty: nowhere. */
  services(ownerId: string, purpose: Purpose, service: string, domain: string): Promise<Service[]>
  /** The hosts that receive mail for a domain, the preferred first; empty: none is named. */
  exchangers(ownerId: string, purpose: Purpose, domain: string): Promise<string[]>
}

type Connecting = { tls: boolean } & Pick<Bounds, 'seconds' | 'signal'>

/** Limits of the whole exchange, in seconds (default 20), and of its answer, in bytes (default 1 MiB). */
type Bounds = { seconds?: number; mostBytes?: number; signal?: AbortSignal }

export type OutsideParts = {
  config: Pick<Config, 'nothingLeaves' | 'privateHosts'>
  log: Log
  /** Whether this person wants nothing of theirs to leave. */
  quiet: (ownerId: string) => Promise<boolean>
  /** The system's resolver by default. */
  resolve?: Resolve
  resolveServices?: ResolveServices
  resolveExchangers?: ResolveExchangers
  /** Trusted certificate authorities; the usual ones by default. */
  ca?: string
}

export function createOutside(parts: OutsideParts): Outside {
  const { config, log, quiet, resolve, resolveServices, resolveExchangers, ca } = parts
  const guard = createGuard(config.privateHosts, resolve)

  async function permit(ownerId: string | undefined, purpose: Purpose): Promise<void> {
    if (config.nothingLeaves) throw new Failure('forbidden', `${names[purpose]} ${byOperator}`)
    if (ownerId !== undefined && (await quiet(ownerId))) throw new Failure('forbidden', `${names[purpose]} ${byPerson}`)
  }

  return {
    permit,
    async fetch(ownerId, purpose, url, init) {
      await permit(ownerId, purpose)
      const answer = await fetch(url, { ...init, redirect: 'manual' })
      if (answer.status < 300 || answer.status > 399) return answer
      await answer.body?.cancel()
      const { host } = new URL(url)
      log.warn({ host, status: answer.status, purpose }, 'a host wanted to send us elsewhere, and was not followed')
      throw new Failure('unavailable', `${host} wants to send us to another address, which is not followed.`)
    },
    async request(ownerId, purpose, address, { seconds, signal, mostBytes = usualBytes, ...request } = {}) {
      await permit(ownerId, purpose)
      const url = webAddress(address)
      return withDeadline({ host: url.hostname, seconds, signal }, async (deadline) =>
        requestChecked(await guard(url.hostname), url, { ...request, mostBytes, ca, signal: deadline }),
      )
    },
    async connect(ownerId, purpose, host, port, { tls, seconds, signal }) {
      await permit(ownerId, purpose)
      return withDeadline({ host, seconds, signal }, async (deadline) =>
        dial(await guard(host), { port, tls, ca, signal: deadline }),
      )
    },
    secure: (socket, host) => secure(socket, host, ca),
    async services(ownerId, purpose, service, domain) {
      await permit(ownerId, purpose)
      return withDeadline({ host: domain, seconds: undefined, signal: undefined }, () =>
        findServices(`${service}.${domain}`, resolveServices),
      )
    },
    async exchangers(ownerId, purpose, domain) {
      await permit(ownerId, purpose)
      return withDeadline({ host: domain, seconds: undefined, signal: undefined }, () =>
        findExchangers(domain, resolveExchangers),
      )
    },
  }
}

const usualBytes = 1024 * 1024
const usualSeconds = 20

/** Only http and https, without a name or password, which would be sent to the host. */
function webAddress(address: string | URL): URL {
  const url = URL.parse(address)
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url
  throw new Failure('invalid', 'This is not an address on the web, such as https://calendar.example.com/feed.')
}

const tooLate = 'took too long to answer.'

type Deadline = { host: string; seconds: number | undefined; signal: AbortSignal | undefined }

/** A lookup cannot be cancelled, so the caller gets its answer at the deadline while the lookup runs on. */
async function withDeadline<T>(limits: Deadline, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { host, seconds = usualSeconds, signal } = limits
  const deadline = AbortSignal.any([AbortSignal.timeout(seconds * 1_000), ...(signal ? [signal] : [])])
  const late = Promise.withResolvers<never>()
  const stop = () => late.reject(signal?.aborted ? signal.reason : new Failure('unavailable', `${host} ${tooLate}`))
  deadline.addEventListener('abort', stop, { once: true })
  if (deadline.aborted) stop()
  const done = work(deadline)
  try {
    return await Promise.race([done, late.promise])
  } finally {
    deadline.removeEventListener('abort', stop)
  }
}

const names: Record<Purpose, string> = {
  model: 'No model elsewhere was asked:',
  mail: 'No mail was sent:',
  push: 'No push message was sent:',
  subscription: 'No subscription was read:',
  unsubscribe: 'Nothing was unsubscribed:',
  account: 'No account elsewhere was reached:',
}
const byOperator = 'nothing leaves this server, as its operator has set.'
const byPerson = 'nothing leaves this server, as you have set.'
