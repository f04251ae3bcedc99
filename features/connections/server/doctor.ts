import type { Database } from '#foundation/server/database/database.ts'
import { countConnections } from './doctor-books.ts'

/** For the operator: how many accounts elsewhere are well. Whose they are, and where, is not told. */
export async function describeConnections(database: Pick<Database, 'asHouse'>): Promise<string> {
  const counts = (await database.asHouse(countConnections)) ?? []
  const all = counts.reduce((sum, { accounts }) => sum + accounts, 0)
  if (all === 0) return 'nobody has added one yet.'
  const active = counts.find(({ state }) => state === 'active') ?? { accounts: 0, troubled: 0 }
  const refused = counts.find(({ state }) => state === 'refused')?.accounts ?? 0
  const words = [
    `${active.accounts - active.troubled} of ${all} are looked at`,
    ...(active.troubled > 0 ? [`${active.troubled} cannot be reached now`] : []),
    ...(refused > 0 ? [`${refused} wait for a new password or sign-in of their owners`] : []),
  ]
  const isOffline = active.troubled > 0 && active.troubled === active.accounts
  return `${words.join(', ')}.${isOffline ? ' See that this server reaches the internet.' : ''}`
}
