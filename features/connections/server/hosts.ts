import { Failure } from '#foundation/contract/failure.ts'
import type { AccountServer } from '#foundation/server/connection.ts'

/** Refuses servers that the operator does not allow. `*.example.com` allows every name below it; empty: any host. */
export function refuseOtherHosts(allowed: readonly string[], servers: readonly Pick<AccountServer, 'host'>[]): void {
  const other = servers.find(({ host }) => !isAllowed(allowed, host))
  if (!other) return
  const those = new Intl.ListFormat('en', { type: 'disjunction' }).format(allowed)
  throw new Failure('forbidden', `${other.host} is not allowed here: this server’s operator only allows ${those}.`)
}

function isAllowed(allowed: readonly string[], host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return (
    allowed.length === 0 ||
    allowed.some((entry) => {
      const wanted = entry.toLowerCase()
      return wanted.startsWith('*.') ? name.endsWith(wanted.slice(1)) : name === wanted
    })
  )
}
