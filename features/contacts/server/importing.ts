import { Buffer } from 'node:buffer'
import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { ContactsPreview } from '../contract.ts'
import { type ContactsFile, type FileContact, UnreadableFile } from '../files/file-contact.ts'
import { readContactsFile } from '../files/read.ts'
import { mergedFields, originsOf, type StoredContact, titleOf } from '../rules/contact.ts'
import { listContacts } from './contact-store.ts'
import { findImport, keepImport } from './import-store.ts'
import { contactFilesQuota } from './quotas.ts'
import { fieldsOf } from './steps.ts'

/** What would become of one entry of a file. */
export type Fate = { state: 'added' | 'changed' | 'unchanged'; contact: StoredContact }

export type Opened = { name: string; file: ContactsFile }

export type Importing = {
  preview(person: Person, file: { name: string; content: string }): Promise<ContactsPreview>
  /** Reads a file again that was uploaded within the last hour. */
  open(person: Person, id: string): Promise<Opened>
}

type Parts = { database: Database; clock: Clock; quotas: Pick<Quotas, 'charge'> }

const notWaiting =
  'This file is not waiting any more. Only the file that was sent last waits, for an hour. Please send it again.'
const goodFor = 3_600_000
const shownFirst = 20
const mostLeft = 200

export function createImporting({ database, clock, quotas }: Parts): Importing {
  return {
    async preview(person, { name, content }) {
      const file = readFile(content)
      const id = randomUUIDv7()
      const stored = await database.as(person.id, async (tx) => {
        await keepImport(tx, person.id, { id, name, content, at: clock.now() })
        await quotas.charge(tx, person.id, contactFilesQuota, Buffer.byteLength(content))
        return listContacts(tx, person.id)
      })
      const fates = sortContacts(stored, { name, file })
      const first = fates.slice(0, shownFirst).map(({ state, contact }) => ({ name: titleOf(contact), state }))
      return { id, name, ...countsOf(fates), left: file.left.slice(0, mostLeft), first }
    },
    async open(person, id) {
      const since = new Date(clock.now().getTime() - goodFor)
      const found = await database.as(person.id, (tx) => findImport(tx, person.id, { id, since }))
      if (!found) throw new Failure('not-found', notWaiting)
      return { name: found.name, file: readFile(found.content) }
    },
  }
}

function readFile(content: string): ContactsFile {
  try {
    return readContactsFile(content)
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Failure('invalid', error.message)
    throw error
  }
}

export function countsOf(fates: readonly Fate[]): { added: number; changed: number; unchanged: number } {
  const count = (wanted: Fate['state']) => fates.filter(({ state }) => state === wanted).length
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') }
}

/** Text from a file is untrusted, whoever wrote it. */
export function fileSource(name: string): string {
  return `the file “${name}”`
}

/**
 * Matches each entry to a contact: by its identifier in the file, by an address, or by name and number. Known values
 * stay and new ones are added, so importing a file twice changes nothing.
 */
export function sortContacts(stored: readonly StoredContact[], { name, file }: Opened): Fate[] {
  const book = openBook(stored)
  return file.contacts.map((entry) => {
    const known = book.find(entry)
    // An address belongs to one contact, so it stays with the one that already has it.
    const each = { ...entry, emails: entry.emails.filter((email) => (book.ofAddress(email) ?? known) === known) }
    const fate = fateOf(each, known, fileSource(name))
    book.put(fate.contact)
    return fate
  })
}

function fateOf(file: FileContact, known: StoredContact | undefined, source: string): Fate {
  if (!known) {
    const writtenAfter = originsOf(file, [], [source])
    return { state: 'added', contact: { ...file, id: randomUUIDv7(), origin: 'file', writtenAfter, revision: 1 } }
  }
  const merged = mergedFields(fieldsOf(known), fieldsOf(file))
  // Notes written here are not mixed with those of a file.
  const fields = { ...merged, notes: known.notes || file.notes }
  if (isDeepStrictEqual(fields, fieldsOf(known))) return { state: 'unchanged', contact: known }
  const writtenAfter = originsOf(fields, [{ fields: known, writtenAfter: known.writtenAfter }], [source])
  return { state: 'changed', contact: { ...known, ...fields, uid: known.uid ?? file.uid, writtenAfter } }
}

/** Matches an entry to stored contacts and to earlier entries of the file. */
function openBook(stored: readonly StoredContact[]) {
  const known = new Map<string, StoredContact>()
  const put = (contact: StoredContact) => {
    for (const key of [`uid ${contact.id}`, ...keysOf(contact)]) known.set(key, contact)
  }
  for (const contact of stored) put(contact)
  return {
    put,
    ofAddress: (email: string) => known.get(`email ${email}`),
    find: (file: FileContact) => keysOf(file).flatMap((key) => known.get(key) ?? [])[0],
  }
}

function keysOf({ uid, emails, name, phones }: FileContact): string[] {
  return [
    ...(uid === null ? [] : [`uid ${uid}`]),
    ...emails.map((email) => `email ${email}`),
    ...phones.map((phone) => `phone ${phone.replaceAll(/\D/g, '')} ${name.toLowerCase()}`),
    ...(emails.length + phones.length === 0 ? [`name ${name.toLowerCase()}`] : []),
  ]
}
