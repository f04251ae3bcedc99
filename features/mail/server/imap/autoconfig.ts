import type { AccountServer } from '#foundation/server/connection.ts'
import { canonicalHost } from '#foundation/server/outside/guard.ts'
import type { Outside } from '#foundation/server/outside.ts'
import { readAutoconfig } from './autoconfig-file.ts'
import { serversAt, serversBehind } from './providers.ts'

export type Suggested = { servers: AccountServer[]; user: string }

type Asking = {
  outside: Pick<Outside, 'request' | 'services' | 'exchangers'>
  ownerId: string
  signal: AbortSignal
}

/**
 * The mail servers of an address: those of a large provider; or what its domain says, in a file at `autoconfig.<domain>` or
 * under `.well-known`, or by SRV records (RFC 6186); or those of the provider that receives its mail. Nobody learns more
 * than the domain.
 */
export async function findServers(asking: Asking, address: string): Promise<Suggested | undefined> {
  const [local = '', named = ''] = address.split('@')
  const domain = canonicalHost(named)
  if (domain === undefined || !domain.includes('.')) return undefined
  const known = serversAt(domain)
  if (known) return { servers: known, user: address }
  const [file, services] = await Promise.all([readFiles(asking, domain), readServices(asking, domain)])
  if (!file) {
    const servers = services ?? serversBehind(await asking.outside.exchangers(asking.ownerId, 'account', domain))
    return servers && { servers, user: address }
  }
  const user = (file.user ?? '%EMAILADDRESS%').replace('%EMAILADDRESS%', address).replace('%EMAILLOCALPART%', local)
  return { servers: file.servers, user }
}

async function readFiles({ outside, ownerId, signal }: Asking, domain: string) {
  const addresses = [
    `https://autoconfig.${domain}/mail/config-v1.1.xml`,
    `https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml`,
  ]
  const limits = { seconds: 8, mostBytes: 64 * 1_024, signal }
  const answers = await Promise.allSettled(
    addresses.map((address) => outside.request(ownerId, 'account', address, limits)),
  )
  for (const answer of answers) {
    if (answer.status !== 'fulfilled' || answer.value.status !== 200) continue
    const read = readAutoconfig(answer.value.body.toString())
    if (read) return read
  }
  return undefined
}

const asked = [
  { use: 'imap', service: '_imaps._tcp', security: 'tls' },
  { use: 'imap', service: '_imap._tcp', security: 'starttls' },
  { use: 'smtp', service: '_submissions._tcp', security: 'tls' },
  { use: 'smtp', service: '_submission._tcp', security: 'starttls' },
] as const

async function readServices({ outside, ownerId }: Asking, domain: string): Promise<AccountServer[] | undefined> {
  const found = await Promise.all(
    asked.map(async ({ use, service, security }) => {
      const [first] = await outside.services(ownerId, 'account', service, domain)
      return first ? [{ use, security, ...first }] : []
    }),
  )
  const servers = ['imap', 'smtp'].flatMap((use) =>
    found
      .flat()
      .filter((each) => each.use === use)
      .slice(0, 1),
  )
  return servers.some(({ use }) => use === 'imap') ? servers : undefined
}
