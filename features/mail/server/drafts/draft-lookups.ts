import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import type { Acquaintance, PeopleKnown, PeopleMet } from '#foundation/server/acquaintance.ts'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'
import { draft } from '../../contract.ts'
import { isCalled } from '../../rules/named.ts'
import { toDraft } from './draft-routes.ts'
import type { Drafting } from './drafting.ts'
import type { StoredDraft } from './draft-store.ts'

/** Somebody whose name fits. `sure`: the address was saved, or comes from nobody else's words. */
export const addressee = z.object({
  name: z.string(),
  address: z.string(),
  sure: z.boolean(),
  sources: z.array(z.string()),
})

const most = 6

type Seeing = { drafting: Drafting; peopleKnown: PeopleKnown; peopleMet: PeopleMet }

export function draftLookups({ drafting, peopleKnown, peopleMet }: Seeing): Lookup[] {
  return [
    defineLookup({
      name: 'mail.find-recipients',
      label: 'Looked for the recipients',
      description:
        'People the person knows, by name, for a mail to them: a list for each name. Where `sure` is false the address was only seen in words of others: show it whole and ask first.',
      input: z.object({ names: z.array(z.string().min(1).max(200)).min(1).max(50) }),
      answer: z.array(z.array(addressee)),
      run: async (person, { names }) =>
        withWriters(
          names,
          await Promise.all(
            names.map(async (words) => addresseesOf(await peopleKnown(person.id, { words, limit: most }))),
          ),
          () => peopleMet(person.id),
        ),
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
  found: z.output<typeof addressee>[][],
  writers: () => ReturnType<PeopleMet>,
): Promise<z.output<typeof addressee>[][]> {
  if (found.every((people) => people.length > 0)) return found
  const all = await writers()
  return found.map((people, at) => {
    if (people.length > 0) return people
    const called = all.filter(({ name, email }) => isCalled(names[at] ?? '', { name, address: email }))
    return [...new Map(called.map((each) => [each.email, each])).values()].slice(0, most).map((each) => ({
      name: each.name,
      address: each.email,
      sure: each.sources.length === 0,
      sources: [...each.sources],
    }))
  })
}

function isForeign({ writtenAfter }: StoredDraft): boolean {
  return writtenAfter.length > 0
}

/** Each person once, with the address they prefer. */
function addresseesOf(known: readonly Acquaintance[]): z.output<typeof addressee>[] {
  return [...new Map(known.toReversed().map((each) => [each.id, each])).values()]
    .toReversed()
    .map(({ name, email, saved, sources }) => ({
      name,
      address: email,
      sure: saved || sources.length === 0,
      sources: [...sources],
    }))
}
