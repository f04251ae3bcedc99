import { z } from 'zod'
import { instant } from '#foundation/contract/time.ts'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'
import { foundKinds, foundThing, searchText } from '../contract.ts'
import type { Search } from './search.ts'

export const find = 'search.find'

export function searchLookups({ search }: Search): Lookup[] {
  return [
    defineLookup({
      name: find,
      label: 'Searched everything',
      description:
        'Chats, events, tasks, files, contacts and mails that hold these words, the best first, with the passages. ' +
        'Words in quotes stand together.',
      input: z.object({
        text: searchText,
        kinds: z.array(z.enum(foundKinds)).min(1).optional(),
        from: instant.optional(),
        until: instant.optional(),
        limit: z.int().min(1).max(50).default(10),
      }),
      answer: z.object({
        results: z.array(foundThing),
        complete: z.boolean(),
        sources: z.array(z.string()),
      }),
      run: (person, wanted) => search(person, wanted),
      sources: ({ sources }) => sources,
    }),
  ]
}
