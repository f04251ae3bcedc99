import { Failure } from '#foundation/contract/failure.ts'
import type { AccountProvider } from '#foundation/server/account-provider-settings.ts'
import type { AccountServer } from '#foundation/server/connection.ts'
import { namesHost } from '../rules.ts'

type Servers = readonly Pick<AccountServer, 'host'>[]

/** Refuses servers that the operator does not allow. An empty list allows any host. */
export function refuseOtherHosts(allowed: readonly string[], servers: Servers): void {
  const other = servers.find(({ host }) => allowed.length > 0 && !namesHost(allowed, host))
  if (!other) return
  const those = new Intl.ListFormat('en', { type: 'disjunction' }).format(allowed)
  throw new Failure('forbidden', `${other.host} is not allowed here: this server’s operator only allows ${those}.`)
}

/** A token of a provider goes to hosts of that provider alone. */
export function refuseHostsOfOthers({ label, hosts }: AccountProvider, servers: Servers): void {
  const other = servers.find(({ host }) => !namesHost(hosts, host))
  if (other)
    throw new Failure('forbidden', `${other.host} is not a server of ${label}, so signing in there does not open it.`)
}
