import { z } from 'zod'

/** A moment in UTC, as ISO 8601 with a Z. */
export const instant = z.iso.datetime()

/** An IANA time zone that this runtime knows. */
export const zone = z.string().refine(isZone, 'Not a time zone, such as Europe/Vienna.')

/** A check takes a tenth of a millisecond, and long lists repeat the same few zones. */
const known = new Set<string>()
const mostKnown = 1_000

function isZone(name: string): boolean {
  if (known.has(name)) return true
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    return false
  }
  if (known.size < mostKnown) known.add(name)
  return true
}
