import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { PeopleMet } from '#foundation/server/acquaintance.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { rehearse } from '#foundation/server/database/rehearsal.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { emptyFields, type StoredContact, titleOf } from '../rules/contact.ts'
import * as store from './contact-store.ts'
import { contactsQuota } from './quotas.ts'
import { type Guest, guestsOf } from './together.ts'

/** A contact before or after, without its revision; null if it does not exist or is deleted. */
type Kept = Omit<StoredContact, 'revision'> | null
type Touched = { id: string; before: Kept; after: Kept }

/** The changes of one transaction, as undo needs them. */
export type Trace = { touched: Touched[]; dismissed: string[]; welcomed: string[] }

/** Changes contacts within one transaction, and records what each was. */
export type Writing = {
  tx: Transaction
  ownerId: string
  /** Untrusted sources read earlier in this run. */
  sources: readonly string[]
  /** The saved contacts when it began. */
  contacts: readonly StoredContact[]
  dismissals: ReadonlySet<string>
  guests: ReadonlyMap<string, Guest>
  add(contact: StoredContact): Promise<StoredContact>
  save(contact: StoredContact): Promise<StoredContact>
  remove(id: string): Promise<void>
  /** Removes guests with these addresses from the contacts. */
  dismiss(emails: readonly string[]): Promise<void>
  /** Lists them again. */
  welcome(emails: readonly string[]): Promise<void>
  trace(): Trace
  /** New rows, charged to quotas. Restored ones were counted while they were deleted. */
  readonly added: { contacts: number }
}

type Work<Result> = (writing: Writing) => Promise<Result>
type Asked = { sources?: readonly string[] }

export type Write = {
  /** Commits the work in one transaction and tells the person's devices. */
  keep<Result>(person: Person, work: Work<Result>, asking?: Asked): Promise<Result & { trace: Trace }>
  /** Does the work and rolls it back, to show what would happen. */
  rehearse<Result>(person: Person, work: Work<Result>): Promise<Result>
  /** Restores everything. Fails if something has changed since. Returns the trace that reverses this. */
  putBack(person: Person, trace: Trace): Promise<Trace>
}

export type WriteParts = {
  database: Database
  announce: Announce
  quotas: Pick<Quotas, 'charge'>
  peopleMet: PeopleMet
}

export function createWrite({ database, announce, quotas, peopleMet }: WriteParts): Write {
  async function within<Result>(ownerId: string, work: Work<Result>, sources: readonly string[]) {
    const guests = guestsOf(await peopleMet(ownerId))
    return async (tx: Transaction) => {
      await store.takeTurn(tx, ownerId)
      const writing = openWriting(tx, ownerId, {
        sources,
        guests,
        contacts: await store.listContacts(tx, ownerId),
        dismissals: new Set(await store.listDismissals(tx, ownerId)),
      })
      const result = await work(writing)
      const { added } = writing
      if (added.contacts > 0) await quotas.charge(tx, ownerId, contactsQuota, added.contacts)
      return { ...result, trace: writing.trace() }
    }
  }

  const keep: Write['keep'] = async ({ id }, work, { sources = [] } = {}) => {
    const result = await database.as(id, await within(id, work, sources))
    if (touches(result.trace)) await announce(id, { type: 'contacts/changed' })
    return result
  }
  return {
    keep,
    async rehearse({ id }, work) {
      return rehearse(database, id, await within(id, work, []))
    },
    putBack: async (person, trace) => (await keep(person, (writing) => putBack(writing, trace))).trace,
  }
}

export function noContact(): Failure {
  return new Failure('not-found', 'There is no such contact.')
}

export function touches({ touched, dismissed, welcomed }: Trace): boolean {
  return touched.length + dismissed.length + welcomed.length > 0
}

type Opened = Pick<Writing, 'sources' | 'guests' | 'contacts' | 'dismissals'>

function openWriting(tx: Transaction, ownerId: string, opened: Opened): Writing {
  const touched = new Map<string, Touched>()
  const [dismissed, welcomed] = [new Set<string>(), new Set<string>()]
  const added = { contacts: 0 }
  const touch = (id: string, before: Kept, after: Kept) =>
    void touched.set(id, { id, before: touched.has(id) ? (touched.get(id)?.before ?? null) : before, after })
  async function put(contact: StoredContact, deleted: boolean): Promise<StoredContact> {
    const before = await store.holdContact(tx, ownerId, contact.id)
    const saved = before && (await store.saveContact(tx, ownerId, { ...contact, deleted }))
    if (!saved) throw noContact()
    touch(contact.id, keptOf(before), deleted ? null : keptOf({ ...saved, deleted }))
    return saved
  }
  return {
    tx,
    ownerId,
    ...opened,
    added,
    async add(contact) {
      const row = await store.addContact(tx, ownerId, contact)
      if (!row) throw new Failure('conflict', 'There is a contact with this identifier already.')
      added.contacts += 1
      touch(row.id, null, keptOf({ ...row, deleted: false }))
      return row
    },
    save: (contact) => put(contact, false),
    async remove(id) {
      const found = await store.holdContact(tx, ownerId, id)
      if (!found || found.deleted) throw noContact()
      await put(found, true)
    },
    ...dismissing(tx, ownerId, { opened, dismissed, welcomed }),
    trace: () => ({
      touched: [...touched.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after)),
      dismissed: [...dismissed],
      welcomed: [...welcomed],
    }),
  }
}

type Dismissing = { opened: Opened; dismissed: Set<string>; welcomed: Set<string> }

function dismissing(
  tx: Transaction,
  ownerId: string,
  { opened, dismissed, welcomed }: Dismissing,
): Pick<Writing, 'dismiss' | 'welcome'> {
  return {
    async dismiss(emails) {
      const fresh = emails.filter((email) => opened.guests.has(email) && !opened.dismissals.has(email))
      // A guest whose events are gone cannot reappear.
      const stale = [...opened.dismissals].filter((email) => !opened.guests.has(email))
      await store.dropDismissals(tx, ownerId, stale)
      await store.addDismissals(tx, ownerId, fresh)
      for (const email of fresh) dismissed.add(email)
    },
    async welcome(emails) {
      const known = emails.filter((email) => opened.dismissals.has(email))
      await store.dropDismissals(tx, ownerId, known)
      for (const email of known) welcomed.add(email)
    },
  }
}

function keptOf({ deleted, revision: _revision, ...contact }: store.KeptContact): Kept {
  return deleted ? null : contact
}

async function putBack(writing: Writing, { touched: traced, dismissed, welcomed }: Trace): Promise<object> {
  const { tx, ownerId } = writing
  const touched = traced.map(({ id, before, after }) => ({ id, before: withZone(before), after: withZone(after) }))
  for (const { id, after } of touched) {
    const now = await store.holdContact(tx, ownerId, id)
    if (isDeepStrictEqual(now ? keptOf(now) : null, after)) continue
    const title = titleOf(now ?? after ?? { name: 'It', emails: [] })
    throw new Failure('out-of-date', `“${title}” was changed again since. It stays as it is.`)
  }
  for (const email of dismissed)
    if (!writing.dismissals.has(email)) throw new Failure('out-of-date', `${email} was added again since.`)
  for (const { id, before, after } of touched) if (before === null && after !== null) await writing.remove(id)
  for (const { before } of touched) {
    if (before === null) continue
    refuseTaken(writing, before, touched)
    await writing.save({ ...before, revision: 1 })
  }
  await writing.welcome(dismissed)
  await writing.dismiss(welcomed)
  return {}
}

/** Traces that were stored before contacts had zones lack the field. */
function withZone(kept: Kept): Kept {
  return kept && { ...emptyFields, ...kept }
}

/** An address belongs to one contact; those that are changed along with it are ignored. */
function refuseTaken({ contacts }: Writing, { emails }: NonNullable<Kept>, touched: readonly Touched[]): void {
  const others = contacts.filter(({ id }) => !touched.some((each) => each.id === id))
  refuseShared(others, emails)
}

export function refuseShared(others: readonly StoredContact[], emails: readonly string[]): void {
  for (const email of emails) {
    const other = others.find((each) => each.emails.includes(email))
    if (other) throw new Failure('conflict', `${email} is an address of “${titleOf(other)}” already.`)
  }
}
