import { withoutHonorific } from '#foundation/language/english/honorifics.ts'
import type { Acquaintance, PeopleKnown, PeopleMet } from '#foundation/server/acquaintance.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Contact } from '../contract.ts'
import { listContacts, listDismissals } from './contact-store.ts'
import { holdsWords, together } from './together.ts'
import type { OwnAddress } from './whose.ts'

type Sought = { words?: string | undefined; limit: number }

export type Looking = {
  /** By name, with the total count. */
  list(person: Pick<Person, 'id'>, sought: Sought): Promise<{ contacts: Contact[]; count: number }>
  /** People met within a span, most recent first. */
  met(person: Person, stretch: { from: string; to: string }): Promise<Contact[]>
  known: PeopleKnown
}

export type LookingParts = { database: Database; peopleMet: PeopleMet; ownAddress: OwnAddress }

export function createLooking({ database, peopleMet, ownAddress }: LookingParts): Looking {
  async function all(ownerId: string, stretch?: { from: number; to: number }): Promise<Contact[]> {
    const [own, met, kept] = await Promise.all([
      ownAddress({ id: ownerId }),
      peopleMet(ownerId, stretch),
      database.as(ownerId, async (tx) => ({
        stored: await listContacts(tx, ownerId),
        dismissed: await listDismissals(tx, ownerId),
      })),
    ])
    return together({ ...kept, dismissed: [...kept.dismissed, own], met })
  }

  const list: Looking['list'] = async ({ id }, { words, limit }) => {
    const found = (await all(id)).filter((each) => words === undefined || holdsWords(each, words))
    return { contacts: found.slice(0, limit), count: found.length }
  }
  return {
    list,
    async met({ id }, { from, to }) {
      const found = await all(id, { from: Date.parse(from), to: Date.parse(to) })
      return found.filter(({ last_met, next_meeting }) => last_met !== null || next_meeting !== null).sort(lastMetFirst)
    },
    async known(ownerId, { words: said, limit, addresses }) {
      if (addresses) {
        const wanted = new Set(addresses)
        const everybody = (await all(ownerId)).flatMap(acquaintancesOf)
        return everybody.filter(({ email }) => wanted.has(email)).slice(0, limit)
      }
      const words = withoutHonorific(said)
      const { contacts } = await list({ id: ownerId }, { words, limit: mostNamed })
      return contacts
        .filter((each) => isCalled(each, words))
        .toSorted(savedFirst)
        .flatMap(acquaintancesOf)
        .slice(0, limit)
    },
  }
}

/** “Nia” matches nia.lee@…, and so does “Nia Lee”. */
function isCalled({ name, emails }: Contact, said: string): boolean {
  if (emails.includes(said.toLowerCase())) return true
  const known = new Set([...wordsOf(name), ...emails.flatMap((email) => wordsOf(email.slice(0, email.indexOf('@'))))])
  return wordsOf(said).every((word) => known.has(word))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

const mostNamed = 200

function savedFirst(one: Contact, other: Contact): number {
  return Number(other.saved) - Number(one.saved) || lastMetFirst(one, other)
}

function lastMetFirst(one: Contact, other: Contact): number {
  const [first, second] = [one, other].map(
    ({ last_met, next_meeting, last_mail }) => last_met ?? next_meeting ?? last_mail ?? '',
  )
  return (first ?? '') < (second ?? '') ? 1 : -1
}

/** One entry for each address. */
function acquaintancesOf({ id, name, emails, saved, sources }: Contact): Acquaintance[] {
  return emails.map((email) => ({ id, name, email, saved, sources }))
}
