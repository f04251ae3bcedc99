import { productName } from '#foundation/contract/product.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { listSessions } from '../sessions/session-store.ts'
import { findProviderTokens } from '../sign-in/provider-token-store.ts'
import { findPerson, listIdentities } from '../store.ts'

/** What this feature knows about a person; secrets are named, never given. */
export async function* ownPart(
  { database, clock }: { database: Database; clock: Clock },
  ownerId: string,
): AsyncGenerator<ExportPart> {
  const known = await database.as(ownerId, async (tx) => {
    const identities = await listIdentities(tx, ownerId)
    const permissions = await Promise.all(identities.map(({ issuer }) => findProviderTokens(tx, ownerId, issuer)))
    return {
      person: await findPerson(tx, ownerId),
      sessions: await listSessions(tx, ownerId, clock.now()),
      identities: identities.map((identity, index) => ({ ...identity, permissions: permissions[index]?.scopes ?? [] })),
    }
  })
  yield { name: 'README.txt', content: readme(clock.now()) }
  yield json('people/profile.json', known.person)
  yield json(
    'people/sessions.json',
    known.sessions.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
      device,
      createdAt,
      lastSeenAt,
      expiresAt,
    })),
  )
  yield json('people/sign-in.json', known.identities)
}

function json(name: string, value: unknown): ExportPart {
  return { name, content: `${JSON.stringify(value, undefined, 2)}\n` }
}

function readme(now: Date): string {
  return [
    `Everything that ${productName} keeps about you, as of ${now.toISOString()}.`,
    '',
    'Each folder is one part of the product. Files ending in .json are text, and can be read by people and programs.',
    'Passwords and the keys to other services are left out: nobody should carry them around in a file.',
    '',
  ].join('\n')
}
