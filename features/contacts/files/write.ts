import { fold } from '#foundation/time/icalendar/lines.ts'
import { escapeText } from '#foundation/time/icalendar/property.ts'
import { type StoredContact, titleOf } from '../rules/contact.ts'

/** Writes a vCard 3.0 file (RFC 2426), piece by piece. */
export function* writeContacts(contacts: readonly StoredContact[]): Generator<string> {
  for (const contact of contacts) yield writeContact(contact)
}

function writeContact(contact: StoredContact): string {
  const { id, uid, emails, phones, company, notes, zone } = contact
  return [
    'BEGIN:VCARD\r\nVERSION:3.0\r\n',
    line('UID', uid ?? id),
    line('FN', titleOf(contact)),
    fold(`N:${nameParts(contact.name).map(escapeText).join(';')};;;`),
    ...emails.map((email, at) => line(at === 0 ? 'EMAIL;TYPE=INTERNET,PREF' : 'EMAIL;TYPE=INTERNET', email)),
    ...phones.map((phone) => line('TEL', phone)),
    ...(company === '' ? [] : [line('ORG', company)]),
    ...(zone === '' ? [] : [line('TZ;VALUE=TEXT', zone)]),
    ...(notes === '' ? [] : [line('NOTE', notes)]),
    'END:VCARD\r\n',
  ].join('')
}

/** Family and given names: the last of several words is taken as the family name. */
function nameParts(name: string): [family: string, given: string] {
  const end = name.lastIndexOf(' ')
  return end === -1 ? ['', name] : [name.slice(end + 1), name.slice(0, end)]
}

function line(name: string, text: string): string {
  return fold(`${name}:${escapeText(text)}`)
}
