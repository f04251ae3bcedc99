import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'

const slot = z.object({ start: z.string(), end: z.string() })

const occurrence = slot.extend({
  event: z.string(),
  original: z.string().nullable(),
  title: z.string(),
  location: z.string(),
  type: z.string(),
  foreign: z.boolean(),
})

const soon = z.object({ occurrence, link: z.url().nullable() }).nullable()

const today = z.object({
  zone: z.string(),
  day: z.string(),
  current: soon,
  next: soon,
  clashes: z.array(z.array(occurrence)),
  spare: slot.nullable(),
  isNew: z.boolean(),
})

export type HomeOccurrence = z.infer<typeof occurrence>
export type HomeToday = z.infer<typeof today>

/** Only what the home shows, so that it does not load the schemas of the calendar. */
export const homeTodayRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/today',
  summary: 'What goes on and comes next, what clashes today, and the first free hour.',
  access: 'person',
  answer: today,
})
