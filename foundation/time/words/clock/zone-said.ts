import type { Wording } from '../when.ts'
import { zoneAbbreviations, zoneNamed } from './clock-zones.ts'

/**
 * A zone that was said behind a time of day, and the text without it: “at 9 am New York time to sync” is “at 9 am to sync”. What
 * repeats in it moves with its summer time.
 */
export function zoneSaid(text: string): { zone: string; text: string } | undefined {
  for (const { index, 0: whole, groups = {} } of text.matchAll(behindClock)) {
    const { clock = '', place = '', short = '' } = groups
    const name = (place === '' ? short : place).toLowerCase()
    // A place is the zone of a clock only where “time” says so.
    const zone = zoneAbbreviations.get(name) ?? (place === '' ? undefined : zoneNamed(name))
    if (zone !== undefined) return { zone, text: `${text.slice(0, index)}${clock}${text.slice(index + whole.length)}` }
  }
  return undefined
}

/** What the same words mean there. */
export function inZone({ now, zone: own = 'UTC', ...wording }: Wording, zone: string): Wording {
  return { ...wording, zone, now: now.toZonedDateTime(own).withTimeZone(zone).toPlainDateTime() }
}

/** “9 am New York time”, “14:00 (Tokyo time)”, “noon Pacific time”, “9am PST”; “UTC+2” and “UTC +2” are offsets, and no zones. */
const behindClock =
  /(?<clock>\b(?:\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]\.?m\b\.?)?|noon|midnight)),?(?: in)? \(?(?:(?<place>\p{L}+(?: \p{L}+){0,2}?) time(?:zone| zone)?|(?<short>\p{L}{2,4}))(?![\p{L}\d]| ?\+| ?-\d)\)?/giu
