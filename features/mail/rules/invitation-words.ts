import { clockText } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { MailInvitation } from '../contract.ts'

/** In the zone of the invitation, which is named. */
export function whenWords({ start, end, zone }: MailInvitation, format: TimeFormat): string {
  const [day, time] = [start.slice(0, 10), start.slice(11, 16)]
  const date = dateText(day, 'full', format)
  if (time === '') return date
  const until = end !== null && end.slice(0, 10) === day ? ` – ${clock(end.slice(11, 16), format)}` : ''
  return `${date}, ${clock(time, format)}${until}${zone === null ? '' : `, ${zone.replaceAll('_', ' ')}`}`
}

function clock(time: string, format: TimeFormat): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return clockText(hours * 60 + minutes, format)
}

/** Others’ words as one line of a header. */
export function inOneLine(text: string, longest: number): string {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return line.length > longest
    ? `${line
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`
    : line
}
