import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import type { Acquaintance, PeopleKnown, PeopleMet } from '#foundation/server/acquaintance.ts'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'
import { draft } from '../../contract.ts'
import { doesSo } from '../../rules/callings.ts'
import { isCalled } from '../../rules/named.ts'
import { roles } from '#foundation/language/english/roles.ts'
import { isOffice } from '../../rules/offices.ts'
import { toDraft } from './draft-routes.ts'
import type { Drafting } from './drafting.ts'
import type { StoredDraft } from './draft-store.ts'

/** Somebody whose name fits. `sure`: the address was saved, or comes from nobody else's words. */
export const addressee = z.object({
  name: z.string(),
  address: z.string(),
  sure: z.boolean(),
  /** The person and they write to each other formally. */
  formal: z.boolean().default(false),
  sources: z.array(z.string()),
})

const most = 6

type Seeing = {
  drafting: Drafting
  peopleKnown: PeopleKnown
  peopleMet: PeopleMet
  /** Lists on which the person gets mail. */
  listsRead: (ownerId: string) => Promise<Writer[]>
  /** Those of the addresses to which the person writes formally. */
  formally: (ownerId: string, addresses: readonly string[]) => Promise<ReadonlySet<string>>
}

type Found = Omit<z.output<typeof addressee>, 'formal'>

export function draftLookups({ drafting, peopleKnown, peopleMet, listsRead, formally }: Seeing): Lookup[] {
  return [
    defineLookup({
      name: 'mail.find-recipients',
      label: 'Looked for the recipients',
      description:
        'People the person knows, by name, for a mail to them: a list for each name. Where `sure` is false the address was only seen in words of others: show it whole and ask first.',
      input: z.object({ names: z.array(z.string().min(1).max(200)).min(1).max(50) }),
      answer: z.array(z.array(addressee)),
      run: async (person, { names }) => {
        const found = await withWriters(
          names,
          await Promise.all(
            names.map(async (words) => addresseesOf(await peopleKnown(person.id, { words, limit: most }))),
          ),
          { writers: () => peopleMet(person.id), lists: () => listsRead(person.id) },
        )
        const formal = await formally(
          person.id,
          found.flat().map(({ address }) => address.toLowerCase()),
        )
        return found.map((people) =>
          people.map((each) => ({ ...each, formal: formal.has(each.address.toLowerCase()) })),
        )
      },
      sources: (found) => [...new Set(found.flat().flatMap(({ sources }) => sources))],
    }),
    defineLookup({
      name: 'mail.list-drafts',
      label: 'Looked at your drafts',
      description: 'The mails that are being written, the latest first.',
      input: z.object({}),
      answer: z.array(draft.extend({ foreign: z.boolean() })),
      run: async (person) =>
        (await drafting.list(person.id)).map((each) => ({ ...toDraft(each), foreign: isForeign(each) })),
      sources: (drafts) => drafts.filter(({ foreign }) => foreign).map(({ subject }) => `the draft “${subject}”`),
    }),
    defineLookup({
      name: 'mail.show-draft',
      label: 'Showed the draft',
      description: 'Show a mail that is being written, to be read, changed and copied.',
      input: z.object({ id }),
      answer: z.object({ id }),
      run: async (_person, input) => input,
      sources: { none: 'The identifier that was given.' },
      card: (input) => ({ kind: 'mail-draft', id: input.id }),
    }),
  ]
}

/** Who is called otherwise than in the person's contacts may be somebody who wrote: “dunns”, “the greenlane people”. */
async function withWriters(
  names: readonly string[],
  found: Found[][],
  { writers, lists }: { writers: () => Promise<Writer[]>; lists: () => Promise<Writer[]> },
): Promise<Found[][]> {
  if (found.every((people) => people.length > 0)) return found
  const [all, groups] = await Promise.all([writers(), lists()])
  return found.map((people, at) => {
    if (people.length > 0) return people
    const called = calledSo(names[at] ?? '', all, groups)
    return [...new Map(called.map((each) => [each.email, each])).values()].slice(0, most).map((each) => ({
      name: each.name,
      address: each.email,
      sure: each.sources.length === 0,
      sources: [...each.sources],
    }))
  })
}

type Writer = { name: string; email: string; sources: readonly string[] }

/**
 * “Nils from Fieldline”: Nils, who writes from there; otherwise the office there, as no other person is Nils. “The journalist” is
 * whose name or address shows it, and “the whole team” the list of that name.
 */
function calledSo(words: string, all: readonly Writer[], groups: readonly Writer[]): Writer[] {
  const isSo = (said: string) => all.filter(({ name, email }) => isCalled(said, { name, address: email }))
  const [, who = '', where = ''] = /^((?:the )?\S{2,40}) (?:from|at|of|with) (\S.{1,60})$/iu.exec(words) ?? []
  const whole = isSo(words)
  if (whole.length > 0) return whole
  if (where === '') {
    const doing = all.filter(({ name, email }) => doesSo(words, { name, address: email }))
    if (doing.length > 0) return doing
    const group = words.replace(/^(?:(?:the|our|my|whole|entire) )+/iu, '').replace(/ (?:list|mailing list)$/iu, '')
    return groups.filter(({ name, email }) => isCalled(group, { name, address: email }))
  }
  const there = isSo(where)
  if (roles.has(who.replace(/^the /iu, '').toLowerCase())) return there
  const named = there.filter((each) => isSo(who).includes(each))
  return named.length > 0 ? named : there.filter(({ email }) => isOffice(email))
}

function isForeign({ writtenAfter }: StoredDraft): boolean {
  return writtenAfter.length > 0
}

/** Each person once, with the address they prefer. */
function addresseesOf(known: readonly Acquaintance[]): Found[] {
  return [...new Map(known.toReversed().map((each) => [each.id, each])).values()]
    .toReversed()
    .map(({ name, email, saved, sources }) => ({
      name,
      address: email,
      sure: saved || sources.length === 0,
      sources: [...sources],
    }))
}
