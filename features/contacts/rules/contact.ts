import { boundedSources } from '#foundation/contract/act.ts'
import type { contactOrigins } from '../contract.ts'

/** The fields of a contact, with the preferred address and number first; `zone` is empty where it is not known. */
export type ContactFields = {
  name: string
  emails: string[]
  phones: string[]
  company: string
  notes: string
  zone: string
}

export const emptyFields: ContactFields = { name: '', emails: [], phones: [], company: '', notes: '', zone: '' }

/**
 * By value (`name`, `emails akira@example.com`): the untrusted sources read before it was written. An absent value
 * contains only the person's own words.
 */
export type WrittenAfter = Record<string, string[]>

/** A contact as it is stored. */
export type StoredContact = ContactFields & {
  id: string
  origin: (typeof contactOrigins)[number]
  /** Its identifier in the file it came from. */
  uid: string | null
  writtenAfter: WrittenAfter
  revision: number
}

/** How long a deleted contact can be restored. */
export const restorableDays = 14

/** Its name, or its address if it has none. */
export function titleOf({ name, emails }: Pick<ContactFields, 'name' | 'emails'>): string {
  return name === '' ? (emails[0] ?? 'Nobody') : name
}

/** How a card or lookup names a contact whose text is not the person's own. */
export function contactSource(contact: Pick<ContactFields, 'name' | 'emails'>): string {
  return `the contact “${titleOf(contact)}”`
}

export function sourcesOfStored(contact: StoredContact): string[] {
  return Object.keys(contact.writtenAfter).length > 0 ? [contactSource(contact)] : []
}

/**
 * The sources of every value. Known values keep theirs, whichever contact they were in; new ones get `sources`, which
 * were read before the change.
 */
export function originsOf(
  after: ContactFields,
  before: readonly { fields: ContactFields; writtenAfter: WrittenAfter }[],
  sources: readonly string[],
): WrittenAfter {
  const known = new Map<string, string[]>()
  for (const { fields, writtenAfter } of before)
    for (const [key, value] of valuesOf(fields))
      known.set(
        `${key} ${value}`,
        boundedSources([...(known.get(`${key} ${value}`) ?? []), ...(writtenAfter[key] ?? [])]),
      )
  const fresh = boundedSources(sources)
  const origins = valuesOf(after).map(([key, value]) => [key, known.get(`${key} ${value}`) ?? fresh] as const)
  return Object.fromEntries(origins.filter(([, found]) => found.length > 0))
}

/** All values that are set, by name; entries of lists have their own names. */
export function valuesOf({
  name,
  company,
  notes,
  zone,
  emails,
  phones,
}: ContactFields): [key: string, value: string][] {
  const single = Object.entries({ name, company, notes, zone }).filter(([, value]) => value !== '')
  return [
    ...single,
    ...emails.map((email): [string, string] => [`emails ${email}`, email]),
    ...phones.map((phone): [string, string] => [`phones ${phone}`, phone]),
  ]
}

/** The name, company, zone and notes of the first, and the addresses and numbers of both without duplicates. */
export function mergedFields(first: ContactFields, other: ContactFields): ContactFields {
  const notes = [first.notes, other.notes].filter((text, at, all) => text !== '' && all.indexOf(text) === at)
  return {
    name: first.name || other.name,
    emails: [...new Set([...first.emails, ...other.emails])],
    phones: [...new Set([...first.phones, ...other.phones])],
    company: first.company || other.company,
    notes: notes.join('\n\n'),
    zone: first.zone || other.zone,
  }
}
