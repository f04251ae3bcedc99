import { z } from 'zod'

/** What a clock on the wall shows, without saying where: `2026-03-29T02:30`. Seconds are kept when there are any. */
export const wallTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, 'This is not a time such as 2026-03-29T09:30.')
  .refine(isReal, 'There is no such day or time.')

/** A day of the calendar: `2026-03-29`. */
export const day = z.iso.date('This is not a day such as 2026-03-29.')

/** A day, or a time on it: of what lasts whole days the one, of everything else the other. */
export const dayOrWallTime = z.union([wallTime, day])

function isReal(text: string): boolean {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' }) !== undefined
  } catch {
    return false
  }
}
