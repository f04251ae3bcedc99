import { isDeepStrictEqual } from 'node:util'
import { boundedSources } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Heed } from '#foundation/server/change.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { ChangedPreferences, ChangedProfile, Me, TimePreferences, WorkingHours } from '../contract.ts'
import { missingScopes, preferencesWith, usualPreferencesIn } from '../rules.ts'
import type { ProviderAccess, Stored } from './sign-in/provider-access.ts'
import type { KnownProvider } from './sign-in/known-provider.ts'
import { changePerson, findPerson, holdPerson, type PersonRow } from './store.ts'

/** What a change did, and what it takes to undo it. */
export type Change = { me: Me; before: Before }

type Before = {
  name?: string | undefined
  nameSources?: string[] | undefined
  zone?: string | undefined
  zoneChosen?: boolean | undefined
  workingHours?: WorkingHours | undefined
  /** Only what is named changes. */
  preferences?: ChangedPreferences | undefined
}

type Left = Pick<PersonRow, 'name' | 'zone' | 'zoneChosen' | 'workingHours' | 'preferences'>

export type Profiles = {
  read(ownerId: string): Promise<Me>
  /**
   * A zone that the person chose is not guessed any more. `sources` are other people's text that was read before this
   * change.
   */
  change(ownerId: string, changes: ChangedProfile, sources: readonly string[]): Promise<Change>
  /** Refuses where what would be put back is not as it was left. */
  putBack(ownerId: string, before: Before, left: Left): Promise<Change>
}

type Parts = {
  database: Database
  announce: Announce
  access: ProviderAccess
  provider: KnownProvider
  tellChanged: Heed
}

export function createProfiles({ database, announce, access, provider, tellChanged }: Parts): Profiles {
  async function toMe(row: PersonRow, stored: Stored): Promise<Me> {
    const { state, scopes } = await access.state(row.id, stored)
    const { leavingAt: _, ...person } = row
    const missing = missingScopes(provider.scopes, scopes)
    const preferences = preferencesOf(row)
    return {
      ...person,
      preferences,
      provider: { ...toProvider(provider, person.email), state, missingScopes: missing },
    }
  }

  async function write(ownerId: string, changes: Before, left?: Left): Promise<{ me: Me; earlier: PersonRow }> {
    const [earlier, later, stored] = await database.as(ownerId, async (tx) => {
      const held = await holdPerson(tx, ownerId)
      if (held && left && isOther(held, left, changes)) throw changedSince()
      const preferences = changes.preferences && { ...held?.preferences, ...changes.preferences }
      if (changes.zone !== undefined) await tellChanged(tx, ownerId, { what: 'zone', zone: changes.zone })
      const changed = await changePerson(tx, ownerId, { ...changes, preferences })
      return [held, changed, await access.stored(tx, ownerId)]
    })
    if (!earlier || !later) throw gone()
    const me = await toMe(later, stored)
    await announce(ownerId, { type: 'people/profile-changed', ...me })
    return { me, earlier }
  }

  return {
    async read(ownerId) {
      const { row, stored } = await findWithAccess({ database, access }, ownerId)
      if (!row) throw gone()
      return toMe(row, stored)
    },
    async change(ownerId, { name, zone, workingHours, preferences }, sources) {
      const changes = {
        ...(name !== undefined && { name, nameSources: boundedSources(sources) }),
        ...(zone !== undefined && { zone, zoneChosen: true }),
        ...(workingHours !== undefined && { workingHours }),
        ...(preferences !== undefined && { preferences }),
      }
      const { me, earlier } = await write(ownerId, changes)
      return { me, before: beforeOf(earlier, changes) }
    },
    async putBack(ownerId, wanted, left) {
      const { me, earlier } = await write(ownerId, wanted, left)
      return { me, before: beforeOf(earlier, wanted) }
    },
  }
}

/** In one transaction, because most requests ask for it. */
function findWithAccess({ database, access }: Pick<Parts, 'database' | 'access'>, ownerId: string) {
  return database.as(ownerId, async (tx) => ({
    row: await findPerson(tx, ownerId),
    stored: await access.stored(tx, ownerId),
  }))
}

function preferencesOf({ preferences, zone }: Pick<PersonRow, 'preferences' | 'zone'>): TimePreferences {
  return preferencesWith(usualPreferencesIn(zone), preferences)
}

function beforeOf(earlier: PersonRow, { name, zone, workingHours, preferences }: Before): Before {
  return {
    ...(name !== undefined && { name: earlier.name, nameSources: earlier.nameSources }),
    ...(zone !== undefined && { zone: earlier.zone, zoneChosen: earlier.zoneChosen }),
    ...(workingHours !== undefined && { workingHours: earlier.workingHours }),
    ...(preferences !== undefined && { preferences: named(preferencesOf(earlier), preferences) }),
  }
}

/** The preferences that a change names. */
function named(all: TimePreferences, change: ChangedPreferences): ChangedPreferences {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in change))
}

/** Whether anything that is to be changed back has become something else than what was left. */
function isOther(now: PersonRow, left: Left, { name, zone, workingHours, preferences }: Before): boolean {
  return (
    (name !== undefined && now.name !== left.name) ||
    (zone !== undefined && (now.zone !== left.zone || now.zoneChosen !== left.zoneChosen)) ||
    (workingHours !== undefined && !isDeepStrictEqual(now.workingHours, left.workingHours)) ||
    (preferences !== undefined &&
      !isDeepStrictEqual(named(preferencesOf(now), preferences), named(preferencesOf(left), preferences)))
  )
}

function changedSince(): Failure {
  return new Failure('out-of-date', 'Your profile was changed again since. It stays as it is.')
}

function gone(): Failure {
  return new Failure('not-found', 'There is no such account any more.')
}

function toProvider({ name, changePassword }: KnownProvider, email: string) {
  if (changePassword === undefined) return { name }
  return { name, changePassword: `${changePassword}?${new URLSearchParams({ email }).toString()}` }
}
