import type { Room } from './cascade.ts'

/** How tall an hour is. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const hourHeights: Record<Density, number> = { comfortable: 80, compact: 48 }

const titlePixels = 20
const line = 16
/** Above the words and below them. */
const padding = 6

/** What blocks need where an hour is so tall and so many days stand side by side. */
export function roomFor(hour: number, days: number): Room {
  return { title: Math.ceil((titlePixels / hour) * 60), indent: days === 1 ? 0.04 : 0.12 }
}

export type Lines = { title: number; time: boolean; place: boolean }

/** Which words a block has room for, so that none is cut through: its title, and then its time and its place. */
export function linesIn(clear: number, hour: number): Lines {
  const lines = Math.max(1, Math.floor(((clear / 60) * hour - padding) / line))
  return { title: lines < 3 ? 1 : Math.min(4, lines - (lines > 3 ? 2 : 1)), time: lines > 1, place: lines > 3 }
}

type Look = { hour: number; height: number }

/** Pixels of the hours from the top of what is shown first: a little before work, or as high as the first event needs. */
export function firstScroll(
  events: readonly { from: number; to: number }[],
  { work, hour, height }: Look & { work: number },
): number {
  const [first] = events.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const calm = work - margin
  if (!first) return pixels(calm, hour)
  const shown = (height / hour) * 60
  const whole = Math.max(calm, Math.min(first.to + margin - shown, first.from - margin))
  return pixels(Math.min(whole, first.from - margin), hour)
}

/** The same where today is shown: the time now at a third of the height, or lower where an event began long before. */
export function scrollToNow(
  events: readonly { from: number; to: number }[],
  { now, hour, height }: Look & { now: number },
): number {
  const shown = (height / hour) * 60
  const begun = events.filter(({ to }) => to > now).map(({ from }) => from - margin)
  return pixels(Math.max(Math.min(now - shown / 3, ...begun), now + margin - shown), hour)
}

const margin = 30

/** Half the height of an hour's label, which stands across its line, and a little air. */
const label = 12

/** The label of an hour near the edge is seen whole. */
function pixels(minutes: number, hour: number): number {
  const at = Math.max(0, (minutes / 60) * hour)
  const full = Math.round(at / hour) * hour
  return full > 0 && Math.abs(at - full) < label ? full - label : at
}
