import { ownTimeFormat, useTimeFormat } from './time-format.ts'

/**
 * The zone of the profile that was read last in this browser; this device's until one was. Worked out with Intl, because
 * not every browser has Temporal and the chat must not wait for it.
 */
export function ownZone(): string {
  return ownTimeFormat().zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The same for components, which rerender when it changes. */
export function useOwnZone(): string {
  useTimeFormat()
  return ownZone()
}

/** What the person's clock shows at a moment, such as `2024-01-15T09:30`. */
export function wallHere(moment: string | number): string {
  const parts = clockOf(ownZone()).formatToParts(new Date(moment))
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The person's day at a moment, such as `2024-01-15`. */
export function dayHere(moment: string | number): string {
  return wallHere(moment).slice(0, 10)
}

/** The first moment of one of the person's days, in milliseconds; not a number if there is no such day. */
export function beginHere(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight)) return midnight
  // With the offset of the day before and of the day after, because the clock may be changed in between.
  const possible = [midnight - aheadAt(midnight - aDay), midnight - aheadAt(midnight + aDay)]
  return possible.sort((one, other) => one - other).find((at) => dayHere(at) === day) ?? midnight
}

/** The same, as it is sent to the server. */
export function momentHere(day: string): string {
  return new Date(beginHere(day)).toISOString()
}

/** So many days later. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * aDay).toISOString().slice(0, 10)
}

const aDay = 86_400_000

/** How far the person's clock is ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number): number {
  return Date.parse(`${wallHere(moment)}:00Z`) - Math.floor(moment / 60_000) * 60_000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one takes as long as using it a hundred times. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(zone, made)
  return made
}
