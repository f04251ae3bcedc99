import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant } from '#foundation/contract/time.ts'
import { colour } from './event.ts'

/*
 * Everything that changes something is an action, asked for by `POST /v1/actions/{name}`:
 *
 * calendar.create-event   newEvent                     calendar.change-event   changedEvent
 * calendar.delete-event   which                        calendar.create-agenda-item  agendaItem
 * calendar.apply-plan     plan (shown before it is done, whoever asks but a button)
 * calendar.add-calendar   newCalendar                  calendar.change-calendar     changedCalendar
 * calendar.delete-calendar { id }                      calendar.import-file    { import, calendar }
 * calendar.share-calendar { id } (outward)             calendar.stop-sharing   { id }
 * calendar.load-sample    {}                           calendar.remove-sample  {}
 */
export const newCalendar = z.object({ name: z.string().trim().min(1).max(100), color: colour })
export const changedCalendar = newCalendar.partial().extend({
  id,
  visible: z.boolean().optional(),
  usual: z.boolean().optional().meta({ description: 'New events go here, and into no other.' }),
})

/** Sent to all devices of the person: something between these moments has changed; without them, anything may have. */
export const calendarChanged = z.object({
  type: z.literal('calendar/changed'),
  from: instant.nullable(),
  to: instant.nullable(),
})
export const calendarDown = [calendarChanged] as const
