import type { Deed } from '#foundation/web/acting/outbox.ts'
import {
  type ChangedContact,
  changedContact,
  type Contact,
  mergedContacts,
  newContact,
  whichContact,
} from '../../contract.ts'

export type Deeds = readonly Pick<Deed, 'name' | 'input' | 'state'>[]

/** What was read, with what was done since and has not reached the server. What is new comes first. */
export function lateContacts(
  read: readonly Contact[],
  deeds: Deeds,
): { contacts: readonly Contact[]; waiting: ReadonlySet<string> } {
  const now = new Map(read.map((contact) => [contact.id, contact]))
  const added = new Map<string, Contact>()
  const waiting = new Set<string>()
  for (const { name, input, state } of deeds) {
    if (state === 'refused') continue
    const made = name === 'contacts.add-contact' ? addedBy(input) : undefined
    // Once it was read again, it is there already.
    if (made && !now.has(made.id)) added.set(made.id, made)
    const changed = name === 'contacts.change-contact' ? changedContact.parse(input) : undefined
    const place = changed && (added.has(changed.contact) ? added : now)
    const before = changed && place?.get(changed.contact)
    if (changed && before) place?.set(before.id, changedBy(before, changed))
    const gone = goneBy(name, input)
    if (gone !== undefined) for (const each of [now, added]) each.delete(gone)
    waiting.add(made?.id ?? changed?.contact ?? gone ?? '')
  }
  return { contacts: [...added.values(), ...now.values()], waiting }
}

function addedBy(input: unknown): Contact | undefined {
  const { id, ...fields } = newContact.parse(input)
  if (id === undefined) return undefined
  const known = { last_met: null, next_meeting: null, last_mail: null, foreign: false, sources: [] }
  return { ...fields, ...known, id, saved: true, revision: 1 }
}

function changedBy(before: Contact, { contact: _contact, revision: _seen, ...wish }: ChangedContact): Contact {
  const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
  return { ...before, ...given, saved: true }
}

/** Whom it takes off the list. */
function goneBy(name: string, input: unknown): string | undefined {
  if (name === 'contacts.delete-contact') return whichContact.parse(input).contact
  return name === 'contacts.merge-contacts' ? mergedContacts.parse(input).other : undefined
}
