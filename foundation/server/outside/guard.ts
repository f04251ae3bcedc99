import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Failure } from '#foundation/contract/failure.ts'
import { isAmong, isPublic, isRange, rangesOf } from '../network/address.ts'

/** A host from an untrusted source, and the only addresses at which it may be reached. */
export type Checked = { host: string; addresses: string[] }

/** Resolves a name to all of its addresses. */
export type Resolve = (host: string) => Promise<string[]>

/** Resolves an untrusted host exactly once, and refuses it unless every address is public. */
export type Guard = (host: string) => Promise<Checked>

/** `allowed` are the operator's exceptions: names, addresses and ranges. */
export function createGuard(allowed: readonly string[], resolve: Resolve = resolveBySystem): Guard {
  const names = new Set(allowed.filter((entry) => !isRange(entry)).map(canonicalHost))
  const ranges = rangesOf(allowed.filter(isRange))

  return async (named) => {
    const host = canonicalHost(named)
    if (host === undefined) throw new Failure('invalid', 'This does not name a host, such as mail.example.com.')
    const addresses = isIP(host) === 0 ? await find(host, resolve) : [host]
    const isAllowed = (address: string) => names.has(host) || isPublic(address) || isAmong(ranges, address)
    if (addresses.every(isAllowed)) return { host, addresses }
    throw new Failure('forbidden', `${host} ${isNotPublic}`)
  }
}

const isNotPublic =
  'is not on the public internet, and this server connects to private networks only where its operator allows it.'

/**
 * The host as it appears in lookups, in certificates and in `Host`. `0x7f.1`, `127。0。0。1` and `LOCALHOST.` become what
 * every browser takes them for (WHATWG URL, host parsing). Returns `undefined` if it is not exactly a host.
 */
export function canonicalHost(named: string): string | undefined {
  const bracketed = isIP(named) === 6 ? `[${named}]` : named
  if (!/^(?:\[[\d.:a-f]+\]|[^\s/?#@\\:[\]%]+)$/i.test(bracketed)) return undefined
  const hostname = URL.parse(`http://${bracketed}/`)?.hostname.replace(/\.$/, '') ?? ''
  return hostname === '' ? undefined : hostname.replace(/^\[(.+)\]$/, '$1')
}

async function find(host: string, resolve: Resolve): Promise<string[]> {
  const addresses = await resolve(host).catch((error: unknown) => {
    throw new Failure('unavailable', `${host} could not be found. Please check its spelling.`, { cause: error })
  })
  if (addresses.length > 0) return addresses
  throw new Failure('unavailable', `${host} has no address.`)
}

async function resolveBySystem(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}
