import type { ContactFields } from '../rules/contact.ts'

/** One contact in a file; `uid` is null if the file gives it no identifier. */
export type FileContact = ContactFields & { uid: string | null }

/** What is left out, in sentences. */
export type Remark = { name: string; why: string }

export type ContactsFile = { contacts: FileContact[]; left: Remark[] }

/** Thrown for a file that cannot be read at all. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export const mostContacts = 10_000
