import { wallClock } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { addOnWall, millisecondOf, wallOf } from '#foundation/time/zones.ts'

/** Older notices are deleted. */
export const keptDays = 90
export const capabilityHours = 24
/** A notice is reported as late after this many seconds. */
export const lateSeconds = 10
/** Notices later than this are sent to a device as one message. */
export const summarySeconds = 60

type Quiet = { from: string; until: string } | null

/** When the quiet hours around this moment end; `undefined` outside quiet hours. */
export function quietUntil(quiet: Quiet, now: number, zone: string): number | undefined {
  if (quiet === null || quiet.from === quiet.until) return undefined
  const wall = wallOf(now, zone)
  const [today, time] = [wall.slice(0, 10), wall.slice(11, 16)]
  const isOvernight = quiet.from > quiet.until
  const isQuiet = isOvernight ? time >= quiet.from || time < quiet.until : time >= quiet.from && time < quiet.until
  if (!isQuiet) return undefined
  const ends =
    isOvernight && time >= quiet.from ? addOnWall(`${today}T${quiet.until}`, 24 * 60) : `${today}T${quiet.until}`
  return millisecondOf(ends, zone)
}

/** A period in which this server did not run, in milliseconds. */
export type Gap = { from: number; until: number; why: string }

export const lateWhy = {
  down: 'The server was not running then.',
  asleep: 'The server was asleep then, or its clock was changed.',
  busy: 'The server was too busy.',
}

/** How late a notice is delivered, and why; `undefined` if it is on time. */
export function latenessOf(
  { due, now }: { due: number; now: number },
  gaps: readonly Gap[],
): { seconds: number; why: string | null } {
  const seconds = Math.max(0, Math.round((now - due) / 1_000))
  if (seconds <= lateSeconds) return { seconds, why: null }
  const gap = gaps.findLast(({ from, until }) => due >= from && due <= until)
  return { seconds, why: gap?.why ?? lateWhy.busy }
}

type Words = { title: string; body: string }

/** Several notices as one message. */
export function summaryOf(notices: readonly Words[]): Words {
  const shown = notices.slice(0, 4).map(({ title }) => title)
  const rest = notices.length - shown.length
  return {
    title: `${notices.length} notices that you may have missed`,
    body: [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'),
  }
}

/** Shortens the words to fit a push message of 3,993 bytes in any script. */
export function shortWords({ title, body }: Words): Words {
  return { title: cut(title, 120), body: cut(body, 400) }
}

function cut(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

/** “3 minutes”, “2 hours”, “4 days”. */
export function lengthInWords(seconds: number): string {
  const [amount, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7_200
        ? [Math.round(seconds / 60), 'minute']
        : seconds < 172_800
          ? [Math.round(seconds / 3_600), 'hour']
          : [Math.round(seconds / 86_400), 'day']
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** A local time within a sentence: “on 23 November 2026 at 09:30”. */
export function whenWords(wall: string, format: TimeFormat): string {
  return `on ${dateText(wall.slice(0, 10), 'long', format)} at ${wallClock(wall, format)}`
}
