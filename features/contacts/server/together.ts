import type { Met } from '#foundation/server/acquaintance.ts'
import type { Contact } from '../contract.ts'
import { emptyFields, sourcesOfStored, type StoredContact, titleOf, type WrittenAfter } from '../rules/contact.ts'

type Moments = Pick<Met, 'last' | 'next' | 'mailed'>

/** An address that appears in events or mail, with everything known from them. */
export type Guest = Moments & { name: string; email: string; sources: string[] }

type Known = { stored: readonly StoredContact[]; dismissed: readonly string[]; met: readonly Met[] }

/** Saved contacts, and guests whose addresses no saved contact has, by name. */
export function together({ stored, dismissed, met }: Known): Contact[] {
  const guests = guestsOf(met)
  const kept = stored.map((contact) => keptContact(contact, guests))
  const others = new Set([...dismissed, ...stored.flatMap(({ emails }) => emails)])
  const seen = [...guests.values()].filter(({ email }) => !others.has(email)).map(seenContact)
  return [...kept, ...seen].sort(byName)
}

/** By address. The person's own wording of a name wins over others', and a later one over an earlier one. */
export function guestsOf(met: readonly Met[]): Map<string, Guest> {
  const guests = new Map<string, Guest>()
  for (const each of met.toSorted(likelier)) {
    const known = guests.get(each.email)
    const name = known === undefined || known.name === '' ? each : known
    guests.set(each.email, {
      name: name.name,
      email: each.email,
      last: most(known?.last ?? null, each.last),
      next: least(known?.next ?? null, each.next),
      mailed: most(known?.mailed ?? null, each.mailed),
      sources: [...(known && !(known.name === '' && each.name !== '') ? known.sources : each.sources)],
    })
  }
  return guests
}

function likelier(one: Met, other: Met): number {
  const foreign = Math.sign(one.sources.length) - Math.sign(other.sources.length)
  return foreign || latestOf(other) - latestOf(one)
}

function latestOf({ last, next, mailed }: Met): number {
  return next ?? last ?? mailed ?? 0
}

function most(one: number | null, other: number | null): number | null {
  return one === null ? other : Math.max(one, other ?? one)
}

function least(one: number | null, other: number | null): number | null {
  return one === null ? other : Math.min(one, other ?? one)
}

function keptContact(stored: StoredContact, guests: ReadonlyMap<string, Guest>): Contact {
  const { uid: _uid, origin: _origin, writtenAfter, ...fields } = stored
  const found = stored.emails.flatMap((email) => guests.get(email) ?? [])
  const met = found.reduce<Moments>(
    (all, { last, next, mailed }) => ({
      last: most(all.last, last),
      next: least(all.next, next),
      mailed: most(all.mailed, mailed),
    }),
    { last: null, next: null, mailed: null },
  )
  return {
    ...fields,
    saved: true,
    ...moments(met),
    foreign: Object.keys(writtenAfter).length > 0,
    sources: sourcesOfStored(stored),
  }
}

function seenContact({ name, email, sources, ...met }: Guest): Contact {
  return {
    id: email,
    saved: false,
    name,
    emails: [email],
    phones: [],
    company: '',
    notes: '',
    zone: '',
    ...moments(met),
    foreign: sources.length > 0,
    sources,
    revision: 0,
  }
}

function moments({ last, next, mailed }: Moments) {
  return { last_met: momentText(last), next_meeting: momentText(next), last_mail: momentText(mailed) }
}

function momentText(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}

/** A guest as a contact to be saved; its words keep their sources. */
export function guestAsStored({ name, email, sources }: Guest, id: string): StoredContact {
  const keys = [...(name === '' ? [] : ['name']), `emails ${email}`]
  const writtenAfter: WrittenAfter = sources.length > 0 ? Object.fromEntries(keys.map((key) => [key, sources])) : {}
  return { id, ...emptyFields, name, emails: [email], origin: 'own', uid: null, writtenAfter, revision: 1 }
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function byName(one: Contact, other: Contact): number {
  return collator.compare(titleOf(one), titleOf(other)) || (one.id < other.id ? -1 : 1)
}

/** Whether each word starts a word of, or occurs in, a name, address, number or company. */
export function holdsWords(contact: Contact, words: string): boolean {
  const text = folded([contact.name, ...contact.emails, ...contact.phones, contact.company].join('\n'))
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
