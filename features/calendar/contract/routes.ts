import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant, zone } from '#foundation/contract/time.ts'
import { day, dayOrWallTime } from '#foundation/time/wall.ts'
import { calendar, eventTypes, occurrence } from './event.ts'

const moments = {
  from: instant.meta({ examples: ['2026-01-05T00:00:00Z'] }),
  to: instant.meta({ examples: ['2026-01-12T00:00:00Z'] }),
}

export const listEventsRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/events',
  summary:
    'Everything that takes place between two moments, the earliest first, series unfolded; at most 5,000 occurrences.',
  access: 'person',
  query: z.object(moments),
  answer: z.array(occurrence),
})

export const readEventRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/events/{id}',
  summary: 'One event with its whole description; of a series the time that is named, or its first.',
  access: 'person',
  params: z.object({ id }),
  query: z.object({ original: dayOrWallTime.optional().meta({ examples: [] }) }),
  answer: occurrence,
})

export const searchEventsRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/search',
  summary: 'Events that hold these words, those to come first; of a series its next occurrence.',
  access: 'person',
  query: z.object({
    words: z.string().trim().min(1).max(200),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.array(occurrence),
})

export const listCalendarsRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/calendars',
  summary: 'The calendars, in their order, and whether the sample workspace is loaded.',
  access: 'person',
  answer: z.object({ calendars: z.array(calendar), sample: z.boolean() }),
})

/** What was understood of “Lunch with Sara Thursday 1pm at Zoë’s”, before it is saved. */
export const reading = z
  .object({
    understood: z.boolean().meta({ description: 'At least a title and a time were found.' }),
    event: z
      .object({
        title: z.string(),
        start: dayOrWallTime.nullable(),
        end: dayOrWallTime.nullable(),
        allDay: z.boolean(),
        zone,
        type: z.enum(eventTypes),
        location: z.string(),
        people: z.array(z.string()).meta({ description: 'Names as they were said.' }),
        repeat: z.string().nullable(),
        except: z.array(dayOrWallTime).meta({ description: 'Which of a series are left out: “except next week”.' }),
      })
      .meta({ id: 'ReadEvent' }),
    sentence: z
      .string()
      .meta({ description: '“Lunch with Sara, Thursday 26 November 2026, 13:00 to 14:00, at Zoë’s”.' }),
    unread: z
      .array(z.string())
      .meta({ description: 'Words that are no part of the event: “and remind me the day before”.' }),
    clashes: z.array(occurrence),
  })
  .meta({ id: 'Reading' })
export type Reading = z.infer<typeof reading>

export const readWordsRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/reading',
  summary: 'Understand an event in words, and say what it clashes with; nothing is saved.',
  access: 'person',
  query: z.object({ words: z.string().trim().min(1).max(500) }),
  answer: reading,
})

/** Busy and free time of a day within the working hours. */
export const dayOverview = z
  .object({
    day,
    events: z.int(),
    meetingMinutes: z.int(),
    workingMinutes: z.int(),
    focusMinutes: z.int().meta({ description: 'Free, in blocks of 30 minutes or more.' }),
    efficiency: z
      .int()
      .meta({ description: 'Percent of the working hours not lost to free fragments under 30 minutes.' }),
  })
  .meta({ id: 'DayOverview' })
export type DayOverview = z.infer<typeof dayOverview>

export const overviewRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/overview',
  summary: 'The days from one to the other (both included), in figures.',
  access: 'person',
  query: z.object({ from: day, to: day }),
  answer: z.array(dayOverview),
})

export const slot = z.object({ start: instant, end: instant }).meta({ id: 'Slot' })
export type Slot = z.infer<typeof slot>

export const freeTimeRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/free',
  summary: 'Free stretches of at least so many minutes within the working hours, over all visible calendars.',
  access: 'person',
  query: z.object({
    ...moments,
    minutes: z.coerce.number().int().min(5).max(1440).default(30),
    buffer: z.coerce.number().int().min(0).max(240).default(0).meta({ description: 'Minutes kept around events.' }),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.array(slot),
})

export const clashesRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/clashes',
  summary: 'What takes place at the same time in any visible calendar; touching is no clash.',
  access: 'person',
  query: z.object({ ...moments, except: id.optional() }),
  answer: z.array(occurrence),
})

/** The next dates of a rule, and how daylight saving changes their time. */
export const seriesPreview = z
  .object({
    words: z.string().meta({ description: '“Every other Monday at 09:00 until 1 March 2027”.' }),
    count: z.int().nullable().meta({ description: 'Null: it never ends.' }),
    dates: z.array(z.object({ start: z.union([instant, day]), clash: z.string().nullable() })),
    sources: z.array(z.string()).meta({ description: 'Which clashes hold text that is not the person’s own.' }),
    change: z
      .object({ before: instant, after: instant })
      .nullable()
      .meta({ description: 'The occurrences on either side of the next change of the clock.' }),
  })
  .meta({ id: 'SeriesPreview' })
export type SeriesPreview = z.infer<typeof seriesPreview>

export const previewSeriesRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/series-preview',
  summary: 'What a repetition would touch, before it is made.',
  access: 'person',
  query: z.object({
    start: dayOrWallTime.meta({ examples: ['2026-01-05T09:00'] }),
    end: dayOrWallTime.meta({ examples: ['2026-01-05T10:00'] }),
    zone: zone.optional(),
    repeat: z
      .string()
      .min(1)
      .max(1_000)
      .meta({ examples: ['FREQ=WEEKLY;COUNT=5'] }),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: seriesPreview,
})
