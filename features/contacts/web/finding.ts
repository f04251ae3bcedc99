import type { FindPeople } from '#foundation/web/people/known-people.ts'
import { listContactsRoute } from '../contract.ts'

const mostOffered = 6

/** One entry for each address; saved contacts come first. */
export const findContacts: FindPeople = async (client, words, signal) => {
  const { contacts } = await client.call(listContactsRoute, { query: { words, limit: 50 } }, { signal })
  return contacts
    .toSorted((one, other) => Number(other.saved) - Number(one.saved))
    .flatMap(({ name, emails, saved }) => emails.map((email) => ({ name, email, saved })))
    .slice(0, mostOffered)
}
