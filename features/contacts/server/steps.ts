import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { ChangedContact, NewContact, WhichContact } from '../contract.ts'
import { type ContactFields, mergedFields, originsOf, sourcesOfStored, type StoredContact } from '../rules/contact.ts'
import { guestAsStored } from './together.ts'
import { noContact, refuseShared, type Writing } from './writing.ts'

/** What one change did, as read back. */
export type Report = {
  did: 'added' | 'knew' | 'changed' | 'merged' | 'deleted'
  before: StoredContact | null
  after: StoredContact | null
  /** The contact that was merged into this one. */
  other: StoredContact | null
  /** Untrusted sources of this text. */
  sources: string[]
}

/** Someone known; if not saved, only from events or mail. */
type Found = { contact: StoredContact; isKept: boolean }

export async function addOne(writing: Writing, { id, ...input }: NewContact): Promise<Report> {
  const known = writing.contacts.find((each) => each.id === id)
  if (known) return report({ did: 'knew', before: known, after: known })
  const fields = tidy(input)
  refuseShared(writing.contacts, fields.emails)
  const writtenAfter = originsOf(fields, [], writing.sources)
  const base = { id: id ?? randomUUIDv7(), origin: 'own' as const, uid: null, revision: 1 }
  const after = await writing.add({ ...base, ...fields, writtenAfter })
  await writing.welcome(after.emails)
  return report({ did: 'added', after })
}

export async function changeOne(
  writing: Writing,
  { contact: which, revision, ...change }: ChangedContact,
): Promise<Report> {
  const { contact: before, isKept } = find(writing, which)
  refuseOther({ before, isKept }, revision)
  const fields = tidy({ ...fieldsOf(before), ...defined(change) })
  if (fields.name === '' && fields.emails.length === 0) throw new Failure('invalid', 'Give a name or an address.')
  if (isKept && isDeepStrictEqual(fields, fieldsOf(before))) return report({ did: 'changed', before, after: before })
  refuseShared(
    writing.contacts.filter(({ id }) => id !== before.id),
    fields.emails,
  )
  const writtenAfter = originsOf(fields, [{ fields: before, writtenAfter: before.writtenAfter }], writing.sources)
  const after = await writing[isKept ? 'save' : 'add']({ ...before, ...fields, writtenAfter })
  await writing.welcome(after.emails)
  await writing.dismiss(before.emails.filter((email) => !after.emails.includes(email)))
  return report({ did: 'changed', before, after })
}

/** The first contact's name and notes win; fields that only the other has are added. */
export async function mergeTwo(writing: Writing, first: string, second: string): Promise<Report> {
  const [one, two] = [find(writing, first), find(writing, second)]
  if (one.contact.id === two.contact.id) throw new Failure('invalid', 'These two are one contact already.')
  const both = [one.contact, two.contact]
  const fields = mergedFields(fieldsOf(one.contact), fieldsOf(two.contact))
  const known = both.map((each) => ({ fields: each, writtenAfter: each.writtenAfter }))
  const writtenAfter = originsOf(fields, known, writing.sources)
  if (two.isKept) await writing.remove(two.contact.id)
  const uid = one.contact.uid ?? two.contact.uid
  const after = await writing[one.isKept ? 'save' : 'add']({ ...one.contact, ...fields, uid, writtenAfter })
  return report({ did: 'merged', before: one.contact, after, other: two.contact })
}

export async function deleteOne(writing: Writing, { contact: which, revision }: WhichContact): Promise<Report> {
  const { contact: before, isKept } = find(writing, which)
  refuseOther({ before, isKept }, revision)
  if (isKept) await writing.remove(before.id)
  await writing.dismiss(before.emails)
  return report({ did: 'deleted', before })
}

function find({ contacts, guests, dismissals }: Writing, which: string): Found {
  const kept = contacts.find(({ id, emails }) => id === which || emails.includes(which))
  if (kept) return { contact: kept, isKept: true }
  const guest = dismissals.has(which) ? undefined : guests.get(which)
  if (!guest) throw noContact()
  return { contact: guestAsStored(guest, randomUUIDv7()), isKept: false }
}

function refuseOther({ before, isKept }: { before: StoredContact; isKept: boolean }, seen: number | undefined): void {
  if (seen !== undefined && seen !== (isKept ? before.revision : 0))
    throw new Failure('out-of-date', 'This contact was changed while you were looking at it. Nothing was overwritten.')
}

function report(done: Pick<Report, 'did'> & Partial<Report>): Report {
  const { did, before = null, after = null, other = null } = done
  const sources = [before, after, other].flatMap((each) => (each ? sourcesOfStored(each) : []))
  return { did, before, after, other, sources: [...new Set(sources)] }
}

export function fieldsOf({ name, emails, phones, company, notes, zone }: ContactFields): ContactFields {
  return { name, emails, phones, company, notes, zone }
}

function tidy({ emails, phones, notes, ...fields }: ContactFields): ContactFields {
  return { ...fields, emails: [...new Set(emails)], phones: [...new Set(phones)], notes: notes.trim() }
}

function defined(change: { [Key in keyof ContactFields]?: ContactFields[Key] | undefined }): Partial<ContactFields> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
