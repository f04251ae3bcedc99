import { z } from 'zod'

/** A moment in UTC, as ISO 8601 with a Z. */
export const instant = z.iso.datetime()

/** An IANA time zone that this runtime knows. */
export const zone = z.string().refine(isZone, 'Not a time zone, such as Europe/Vienna.')

function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
