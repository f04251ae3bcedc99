import type { Feature } from '#foundation/server/feature.ts'
export { contactsLanguage } from './language/plan.ts'
import { type ContactsHouse, openContacts } from './contacts.ts'

/** A person's contacts and their addresses. */
export const contacts: Feature<ContactsHouse> = {
  name: 'contacts',
  migrations: new URL('migrations/', import.meta.url),
  open: openContacts,
}
