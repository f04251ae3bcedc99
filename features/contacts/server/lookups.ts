import { z } from 'zod'
import { instant } from '#foundation/contract/time.ts'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'
import { type Contact, contact } from '../contract.ts'
import type { Looking } from './looking.ts'

const most = 50

export function contactLookups(looking: Looking): Lookup[] {
  return [
    defineLookup({
      name: 'contacts.find-contacts',
      label: 'Looked at your contacts',
      description:
        'Whom the person knows, by words of names, addresses or companies: addresses, numbers, when they last met. An address that is not saved and has sources was only seen in other people’s words.',
      input: z.object({
        words: z.string().trim().min(1).max(200).optional(),
        limit: z.int().min(1).max(most).default(20),
      }),
      answer: z.object({ contacts: z.array(contact), count: z.int() }),
      run: (person, sought) => looking.list(person, sought),
      sources: ({ contacts }) => sourcesOf(contacts),
    }),
    defineLookup({
      name: 'contacts.list-met',
      label: 'Looked at whom you met',
      description: 'Who took part, or will, in the events of a stretch of at most a year, the latest first.',
      input: z
        .object({ from: instant, to: instant })
        .refine(({ from, to }) => from < to && Date.parse(to) - Date.parse(from) <= 400 * 86_400_000, {
          error: 'Ask for at most a year.',
          path: ['to'],
        }),
      answer: z.array(contact),
      run: async (person, stretch) => (await looking.met(person, stretch)).slice(0, most),
      sources: sourcesOf,
    }),
  ]
}

function sourcesOf(contacts: readonly Contact[]): string[] {
  return [...new Set(contacts.flatMap(({ sources }) => sources))]
}
