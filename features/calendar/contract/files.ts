import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'

/** An uploaded file before its import: what is in it, and what would become of each entry. */
export const importPreview = z
  .object({
    id: id.meta({ description: 'For `calendar.import-file`; good for an hour.' }),
    name: z.string(),
    replaces: z
      .string()
      .nullable()
      .meta({ description: 'The file that was sent before and waits no longer: only the last one does.' }),
    events: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int().meta({ description: 'Known already, and the same: nothing happens to them.' }),
    left: z
      .array(z.object({ title: z.string(), why: z.string() }))
      .meta({ description: 'What cannot be read, and why.' }),
    first: z.array(z.object({ title: z.string(), when: z.string(), state: z.enum(['added', 'changed', 'unchanged']) })),
  })
  .meta({ id: 'ImportPreview' })
export type ImportPreview = z.infer<typeof importPreview>

/** Ten megabytes are about 30,000 events. */
export const importBytes = 10 * 1024 * 1024

const exampleFile = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:fair@example.com',
  'DTSTAMP:20260105T090000Z',
  'DTSTART:20260112T130000Z',
  'DTEND:20260112T140000Z',
  'SUMMARY:Fair',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

export const previewImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/calendar/imports',
  summary: 'Send an iCalendar file and see what importing it would do.',
  access: 'person',
  body: z
    .object({ name: z.string().max(300), content: z.string() })
    .meta({ examples: [{ name: 'Team.ics', content: exampleFile }] }),
  bodyLimit: importBytes + 1024 * 1024,
  answer: importPreview,
})

export const exportCalendarRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/calendars/{id}/calendar.ics',
  summary: 'A calendar as a file.',
  access: 'person',
  params: z.object({ id }),
  file: 'text/calendar',
})

export const exportEventRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/events/{id}/event.ics',
  summary: 'An event, or a whole series, as a file.',
  access: 'person',
  params: z.object({ id }),
  file: 'text/calendar',
})

export const sharedAddressRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/calendars/{id}/address',
  summary: 'The secret address of a shared calendar, for its owner.',
  access: 'person',
  params: z.object({ id }),
  answer: z.object({ address: z.url().nullable() }),
})

export const feedRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/feeds/{secret}/calendar.ics',
  summary: 'A shared calendar, for whoever knows its secret address.',
  access: 'public',
  perAddress: 60,
  params: z.object({ secret: z.string().min(20).max(100) }),
  file: 'text/calendar',
})
