import type { Met } from '#foundation/server/acquaintance.ts'
import { testClock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { type LoneFeature, openLoneFeature } from '#foundation/server/testing/lone-feature.ts'
import type { Contact, ContactsPreview } from '../../contract.ts'
import { openContacts } from '../contacts.ts'

export const contactMigrations = { feature: 'contacts', folder: new URL('../migrations/', import.meta.url) }

export type ContactsTestHouse = LoneFeature & {
  /** The guests of events, for all people. */
  met: Met[]
  list(person: Person, words?: string): Promise<Contact[]>
  known(person: Person, words: string, addresses?: readonly string[]): Promise<object[]>
  send(person: Person, content: string): Promise<ContactsPreview>
}

/** The contacts feature alone; everyone's own address is me@example.com. */
export function openContactsHouse(database: Database): ContactsTestHouse {
  const met: Met[] = []
  const clock = testClock('2026-11-20T08:00:00Z')
  const feature = openLoneFeature({
    name: 'contacts',
    profile: { email: 'me@example.com' },
    open: (parts) => openContacts({ ...parts, database, clock, quotas: boundless, peopleMet: async () => met }),
  })
  return {
    ...feature,
    met,
    list: async (person, words) =>
      (await feature.get<{ contacts: Contact[] }>(person, '', { words, limit: 200 })).contacts,
    known: async ({ id }, words, addresses) =>
      (await feature.plugs.peopleKnown?.(id, { words, limit: 10, ...(addresses && { addresses }) })) ?? [],
    send: (person, content) => feature.post(person, 'imports', { name: 'friends.vcf', content }),
  }
}
