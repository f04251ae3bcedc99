import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { contact } from './contact.ts'

export const listContactsRoute = defineRoute({
  method: 'GET',
  path: '/v1/contacts',
  summary: 'Whom the person knows: contacts that are kept, and guests of events, merged by address; by name.',
  access: 'person',
  query: z.object({
    words: z.string().trim().min(1).max(200).optional().meta({ examples: [] }),
    limit: z.coerce.number().int().min(1).max(1_000).default(200),
  }),
  answer: z.object({
    contacts: z.array(contact),
    count: z.int().meta({ description: 'How many there are, with those that the limit leaves out.' }),
  }),
})
