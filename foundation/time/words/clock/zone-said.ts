import type { Wording } from '../when.ts'
import { zoneNamed } from './clock-zones.ts'

/**
 * A zone that was said behind a time of day, and the text without it: “at 9 am New York time to sync” is “at 9 am to sync”. What
 * repeats in it moves with its summer time.
 */
export function zoneSaid(text: string): { zone: string; text: string } | undefined {
  for (const { index, 0: whole, groups = {} } of text.matchAll(behindClock)) {
    const { clock = '', place = '', short = '' } = groups
    const zone = place === '' ? shortNames[short.toLowerCase()] : zoneNamed(place.toLowerCase())
    if (zone !== undefined) return { zone, text: `${text.slice(0, index)}${clock}${text.slice(index + whole.length)}` }
  }
  return undefined
}

/** What the same words mean there. */
export function inZone({ now, zone: own = 'UTC', ...wording }: Wording, zone: string): Wording {
  return { ...wording, zone, now: now.toZonedDateTime(own).withTimeZone(zone).toPlainDateTime() }
}

/** “9 am New York time”, “14:00 (Tokyo time)”, “noon Pacific time”, “9am PST”. */
const behindClock =
  /(?<clock>\b(?:\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]\.?m\b\.?)?|noon|midnight)),?(?: in)? \(?(?:(?<place>\p{L}+(?: \p{L}+){0,2}?) time(?:zone| zone)?|(?<short>[ecmp][sd]?t)(?: time)?)(?![\p{L}\d])\)?/giu

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'
/** People say “EST” in summer as well, so each of these stands for a zone and not for an offset. */
const shortNames: Readonly<Record<string, string>> = {
  et: eastern,
  est: eastern,
  edt: eastern,
  cst: central,
  cdt: central,
  mst: mountain,
  mdt: mountain,
  pt: pacific,
  pst: pacific,
  pdt: pacific,
}
