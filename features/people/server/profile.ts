import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { ChangedProfile, Me } from '../contract.ts'
import { missingScopes } from '../rules.ts'
import type { ProviderAccess } from './sign-in/provider-access.ts'
import type { KnownProvider } from './sign-in/known-provider.ts'
import { changePerson, findPerson, type PersonRow } from './store.ts'

/** What a change did, and what it takes to undo it. */
export type Change = { me: Me; before: Before }

type Before = Partial<Pick<PersonRow, 'name' | 'zone' | 'zoneChosen' | 'workingHours'>>

export type Profiles = {
  read(ownerId: string): Promise<Me>
  /** A zone that the person chose is not guessed any more. */
  change(ownerId: string, changes: ChangedProfile): Promise<Change>
  putBack(ownerId: string, before: Before): Promise<Me>
}

type Parts = { database: Database; announce: Announce; access: ProviderAccess; provider: KnownProvider }

export function createProfiles({ database, announce, access, provider }: Parts): Profiles {
  async function toMe(row: PersonRow): Promise<Me> {
    const { state, scopes } = await access.state(row.id)
    const { leavingAt: _, ...person } = row
    const missing = missingScopes(provider.scopes, scopes)
    return { ...person, provider: { ...toProvider(provider, person.email), state, missingScopes: missing } }
  }

  async function write(ownerId: string, changes: Before): Promise<{ me: Me; earlier: PersonRow }> {
    const [earlier, later] = await database.as(ownerId, async (tx) => [
      await findPerson(tx, ownerId),
      await changePerson(tx, ownerId, changes),
    ])
    if (!earlier || !later) throw gone()
    const me = await toMe(later)
    await announce(ownerId, { type: 'people/profile-changed', ...me })
    return { me, earlier }
  }

  return {
    async read(ownerId) {
      const row = await database.as(ownerId, (tx) => findPerson(tx, ownerId))
      if (!row) throw gone()
      return toMe(row)
    },
    async change(ownerId, { name, zone, workingHours }) {
      const changes = {
        ...(name !== undefined && { name }),
        ...(zone !== undefined && { zone, zoneChosen: true }),
        ...(workingHours !== undefined && { workingHours }),
      }
      const { me, earlier } = await write(ownerId, changes)
      const before = {
        ...(name !== undefined && { name: earlier.name }),
        ...(zone !== undefined && { zone: earlier.zone, zoneChosen: earlier.zoneChosen }),
        ...(workingHours !== undefined && { workingHours: earlier.workingHours }),
      }
      return { me, before }
    },
    async putBack(ownerId, before) {
      const { me } = await write(ownerId, before)
      return me
    },
  }
}

function gone(): Failure {
  return new Failure('not-found', 'There is no such account any more.')
}

function toProvider({ name, changePassword }: KnownProvider, email: string) {
  if (changePassword === undefined) return { name }
  return { name, changePassword: `${changePassword}?${new URLSearchParams({ email }).toString()}` }
}
