import { resolveMx, resolveSrv } from 'node:dns/promises'

export type Service = { host: string; port: number }

/** As the name service answers: a lower priority is preferred. */
export type ResolveServices = (
  name: string,
) => Promise<readonly { name: string; port: number; priority: number; weight: number }[]>

/** A domain that says “.” has no such service; one that says nothing may have it all the same. */
export async function findServices(name: string, resolve: ResolveServices = resolveSrv): Promise<Service[]> {
  // A name without such an entry is as good as one that does not exist, or whose name service is away.
  const found = await resolve(name).catch(() => [])
  return found
    .filter((each) => each.name !== '' && each.name !== '.')
    .toSorted((one, other) => one.priority - other.priority || other.weight - one.weight)
    .map((each) => ({ host: each.name.replace(/\.$/, ''), port: each.port }))
}

export type ResolveExchangers = (domain: string) => Promise<readonly { exchange: string; priority: number }[]>

/** The hosts that receive mail for a domain, the preferred first; a single “.” says that none does (RFC 7505). */
export async function findExchangers(domain: string, resolve: ResolveExchangers = resolveMx): Promise<string[]> {
  // As with services: whoever says nothing has none.
  const found = await resolve(domain).catch(() => [])
  return found
    .toSorted((one, other) => one.priority - other.priority)
    .map(({ exchange }) => exchange.replace(/\.$/, ''))
    .filter((host) => host !== '')
}
