import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { zone } from '#foundation/contract/time.ts'
import { day } from '#foundation/time/wall.ts'
import { occurrence } from './event.ts'
import { slot } from './routes.ts'

const soon = z.object({
  occurrence,
  link: z.url().nullable().meta({ description: 'Where the call takes place, if the event names a known address.' }),
})

/** A person's day at this moment, over all visible calendars. */
export const today = z
  .object({
    zone,
    day,
    current: soon.nullable().meta({ description: 'What goes on; of several, the one that began last.' }),
    next: soon.nullable().meta({ description: 'What begins next, within a week.' }),
    clashes: z.array(z.array(occurrence).length(2)).meta({ description: 'Pairs of today that are not over.' }),
    spare: slot.nullable().meta({
      description:
        'The first free stretch of an hour or more in the rest of the working day; null on a day without events.',
    }),
    isNew: z.boolean().meta({ description: 'Whether the person has never had an event.' }),
  })
  .meta({ id: 'Today' })
export type Today = z.infer<typeof today>

export const todayRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/today',
  summary: 'What goes on and comes next, what clashes today, and the first free hour.',
  access: 'person',
  answer: today,
})
