import { z } from 'zod'
import { clocks, dateLanguages, dateOrders, weekStarts } from '#foundation/time/format/time-format.ts'

/** How a person wants times and dates written, as their profile says it. */
export const timeFormat = z.object({
  clock: z.enum(clocks),
  dateOrder: z.enum(dateOrders),
  weekStart: z.literal(weekStarts),
  dateLanguage: z.enum(dateLanguages),
})
