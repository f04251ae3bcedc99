import type { Page } from '#foundation/web/page.ts'
import type { FindPeople } from '#foundation/web/people/known-people.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

export { ContactsLink } from './contacts-link.tsx'

export const contactsPlugs = {
  palette: [async () => (await import('./palette.tsx')).useContactsPalette],
  activityKinds: { contacts: 'Contacts' },
} satisfies WebPlugs

/** For signed-in people. */
export const contactPages: Page[] = [{ path: '/assistant/contacts', file: 'features/contacts/web/contacts-page.tsx' }]

/** For fields that ask for a person. */
export const findPeople: FindPeople = async (...asked) => (await import('./finding.ts')).findContacts(...asked)
