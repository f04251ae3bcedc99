import { Failure } from '#foundation/contract/failure.ts'
import type { AccountServer } from '#foundation/server/connection.ts'
import { canonicalHost } from '#foundation/server/outside/guard.ts'
import type { Outside } from '#foundation/server/outside.ts'
import { readAutoconfig } from './autoconfig-file.ts'

export type Suggested = { servers: AccountServer[]; user: string }

type Asking = { outside: Pick<Outside, 'request' | 'services'>; ownerId: string; signal: AbortSignal }

/**
 * What a domain says about its own mail servers: a file at `autoconfig.<domain>` or under `.well-known`, else its SRV
 * records (RFC 6186). Nobody learns more than the domain.
 */
export async function findServers(asking: Asking, address: string): Promise<Suggested | undefined> {
  const [local = '', named = ''] = address.split('@')
  const domain = canonicalHost(named)
  if (domain === undefined || !domain.includes('.')) return undefined
  const [file, services] = await Promise.all([readFiles(asking, domain), readServices(asking, domain)])
  if (!file) return services && { servers: services, user: address }
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
  refuseForbidden(answers)
  for (const answer of answers) {
    if (answer.status !== 'fulfilled' || answer.value.status !== 200) continue
    const read = readAutoconfig(answer.value.body.toString())
    if (read) return read
  }
  return undefined
}

/** A domain without such a file is usual; that nothing may leave is for the person to know. */
function refuseForbidden(answers: readonly PromiseSettledResult<unknown>[]): void {
  const refused = answers.find((answer) => answer.status === 'rejected' && isForbidden(answer.reason))
  if (refused?.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) throw refused.reason
}

function isForbidden(reason: unknown): boolean {
  return reason instanceof Failure && reason.code === 'forbidden' && reason.message.includes('nothing leaves')
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
