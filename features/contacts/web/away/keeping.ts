import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { Keeping } from '#foundation/web/acting/keeping.ts'
import { rebasedBy } from '#foundation/web/acting/rebased.ts'
import type { RouteAnswer } from '#foundation/contract/route.ts'
import type { Contact, listContactsRoute } from '../../contract.ts'
import { titleOf } from '../../rules/contact.ts'
import { contactsKey } from '../contacts.ts'

/** Contacts are added, changed, merged and deleted without a connection, too. */
export const keepingContacts: Keeping = {
  title: (name, input, queries) => deedTitle(name, input, knownContacts(queries)),
  rebased: rebasedBy({ which: 'contact', thing: 'contact' }),
}

/** The words of a waiting change: “Change “Akira Tan””. */
export function deedTitle(name: string, input: unknown, known: readonly Contact[]): string {
  const { contact, name: given = '', emails = [] } = named.parse(input)
  const verb = verbs[name] ?? 'Change'
  const found = known.find(({ id }) => id === contact)
  const title = contact === undefined ? titleOf({ name: given, emails }) : found && titleOf(found)
  return title === undefined || title === '' ? `${verb} a contact` : `${verb} “${title}”`
}

const named = z.looseObject({
  contact: z.string().optional(),
  name: z.string().optional(),
  emails: z.array(z.string()).optional(),
})
const verbs: Readonly<Partial<Record<string, string>>> = {
  'contacts.add-contact': 'Add',
  'contacts.merge-contacts': 'Merge another contact into',
  'contacts.delete-contact': 'Delete',
}

function knownContacts(queries: QueryClient): Contact[] {
  return queries
    .getQueriesData<RouteAnswer<typeof listContactsRoute>>({ queryKey: contactsKey })
    .flatMap(([, data]) => data?.contacts ?? [])
}
