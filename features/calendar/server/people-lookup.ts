import { z } from 'zod'
import type { PeopleKnown } from '#foundation/server/acquaintance.ts'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'

const most = 20

/** People the person knows, for invitations; answered by the feature that knows people. */
export function findingPeople({ peopleKnown }: { peopleKnown: PeopleKnown }): Lookup {
  return defineLookup({
    name: 'calendar.find-people',
    label: 'Looked for somebody to invite',
    description:
      'Whom the person knows by a name, with addresses, the preferred first. One that is not saved and has sources was only seen in other people’s words: show it and ask before it is used.',
    input: z.object({ words: z.string().trim().min(1).max(200) }),
    answer: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        saved: z.boolean(),
        sources: z.array(z.string()).readonly(),
      }),
    ),
    run: ({ id }, { words }) => peopleKnown(id, { words, limit: most }),
    sources: (found) => [...new Set(found.flatMap(({ sources }) => sources))],
  })
}
