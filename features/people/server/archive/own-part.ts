import { productName } from '#foundation/contract/product.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import type { EmbeddedProvider } from '../provider/provider.ts'
import { houseTables } from '../tables.ts'
import { readOwn } from './own-store.ts'

type Parts = { database: Database; clock: Clock; embedded: Pick<EmbeddedProvider, 'issuer' | 'describeAccount'> }

/** What this feature knows about a person; secrets are named, never given. */
export async function* ownPart({ database, clock, embedded }: Parts, ownerId: string): AsyncGenerator<ExportPart> {
  const own = await database.as(ownerId, (tx) => readOwn(tx, ownerId))
  const { departures, accounts } = await database.asHouse(async (tx) => ({
    departures: await readDepartures(tx, ownerId),
    accounts: await Promise.all(
      own.identities
        .filter(({ issuer }) => issuer === embedded.issuer)
        .map(({ sub }) => embedded.describeAccount(sub, tx)),
    ),
  }))
  yield { name: 'README.txt', content: readme(clock.now()) }
  yield json('people/profile.json', own.person)
  yield json('people/sign-in.json', {
    accounts,
    identities: own.identities.map((identity) => ({
      ...identity,
      permissions: own.permissions.find(({ issuer }) => issuer === identity.issuer),
    })),
  })
  yield json(
    'people/sessions.json',
    own.sessions.map((session) => ({
      ...session,
      renewals: own.renewals.filter(({ sessionId }) => sessionId === session.id),
    })),
  )
  yield json('people/archives.json', own.archives)
  yield json('people/departures.json', departures)
}

/** That somebody wanted to leave, and came back. */
function readDepartures(tx: Transaction, ownerId: string) {
  return houseTables(tx)
    .selectFrom('house.departures')
    .select(['left_at as leftAt', 'restored_at as restoredAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('left_at')
    .execute()
}

function json(name: string, value: unknown): ExportPart {
  return { name, content: `${JSON.stringify(value, undefined, 2)}\n` }
}

function readme(now: Date): string {
  return [
    `Everything that ${productName} keeps about you, as of ${now.toISOString()}.`,
    '',
    'Each folder is one part of the product. Files ending in .json are text, and can be read by people and programs.',
    'Left out are passwords, the keys to other services, whatever else could be used to sign in as you, what is forgotten',
    'within the hour, and the archives themselves: nobody should carry those around in a file.',
    '',
  ].join('\n')
}
