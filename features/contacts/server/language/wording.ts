import { counted, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { Contact } from '../../contract.ts'
import type { Facet } from '../../language/wish.ts'
import { titleOf } from '../../rules/contact.ts'

const mostShown = 20

export const unreadable = 'I could not look at your contacts just now.'
export const none = 'You have no contacts yet. “Add Akira Tan akira@example.com to my contacts” makes one.'

export function nobody(name: string): string {
  return `I know nobody called ${quote(name)}: neither your contacts nor your events and mail name anybody so.`
}

export function whichOf(name: string, found: readonly Contact[]): string {
  return `I know ${found.length} people called ${quote(name)}. Which of them do you mean? Say the whole name or the address.\n\n${lines(found)}`
}

export function listed(found: readonly Contact[], count: number): string {
  const more = count > found.length ? `\n\nAnd ${count - found.length} more, on the page Contacts.` : ''
  return `${counted(count, 'contact')}:\n\n${lines(found)}${more}`
}

export function howMany(count: number): string {
  return count === 0 ? none : `${counted(count, 'contact')}, with those in your events and your mail.`
}

export function met(found: readonly Contact[], said: string): string {
  if (found.length === 0) return `No event of ${said} names a guest.`
  return `Guests of your events ${said}:\n\n${lines(found)}`
}

/** An address that appears only in untrusted text is marked as such. */
export function told(contact: Contact, facet: Facet): string {
  const name = escaped(titleOf(contact))
  if (facet === 'company')
    return contact.company === ''
      ? `I have no company of ${name}.`
      : `${name}: ${escaped(contact.company)}.${originOf(contact)}`
  const values = facet === 'all' ? [...contact.emails, ...contact.phones] : contact[facet]
  const noun = facet === 'phones' ? 'phone number' : facet === 'emails' ? 'address' : 'address or number'
  if (values.length === 0) return `I have no ${noun} of ${name}.`
  const company = facet === 'all' && contact.company !== '' ? `, ${escaped(contact.company)}` : ''
  return `${name}${company}: ${values.map(escaped).join(', ')}.${originOf(contact)}`
}

function originOf({ saved, foreign, sources }: Contact): string {
  return !saved && foreign ? ` It is known from ${sources.map(escaped).join(', ')} alone.` : ''
}

function lines(found: readonly Contact[]): string {
  return list(
    found.slice(0, mostShown).map((contact) => {
      const { name, emails, company } = contact
      return [quote(titleOf(contact)), ...(name === '' ? [] : emails.map(escaped)), escaped(company)]
        .filter(Boolean)
        .join(', ')
    }),
  )
}
