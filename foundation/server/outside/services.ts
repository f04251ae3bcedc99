import { resolveSrv } from 'node:dns/promises'

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
