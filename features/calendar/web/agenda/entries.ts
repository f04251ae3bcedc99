import type { Occurrence } from '../../contract.ts'
import { endOn, type Slot, startOn } from './slots.ts'

/** A line of the agenda: something planned, what is free before the next thing, or where the day has got to. */
export type Entry =
  | { kind: 'item'; at: number; item: Occurrence; phase: Phase }
  | { kind: 'gap'; at: number; minutes: number }
  | { kind: 'now'; at: number }

export type Phase = 'past' | 'now' | 'ahead'

type Day = {
  day: string
  zone: string
  /** The minute that it is, where the day is today. */
  now: number | undefined
}

/** What is free for less than this is not worth a line. */
const leastGap = 15

/** The lines of each slot. What is free is counted within the slot, and from now on where some of it has passed. */
export function entriesOf(slots: readonly Slot[], { day, zone, now }: Day): Entry[][] {
  let freeFrom = 0
  return slots.map((slot, at) => {
    const entries: Entry[] = []
    const addGap = (until: number): void => {
      const from = Math.max(freeFrom, now ?? 0)
      if (until - from >= leastGap) entries.push({ kind: 'gap', at: from, minutes: until - from })
    }
    freeFrom = Math.max(freeFrom, slot.opens)
    for (const item of slot.items) {
      const [start, end] = [startOn(item, day, zone), endOn(item, day, zone)]
      addGap(start)
      entries.push({ kind: 'item', at: start, item, phase: phaseOf(start, end, now) })
      freeFrom = Math.max(freeFrom, end)
    }
    if (slot.items.length > 0 && slot.closes !== undefined) addGap(slot.closes)
    return now !== undefined && at === slotAt(slots, now) ? withNow(entries, now) : entries
  })
}

/** “2 h”, “45 min”, “1 h 30 min”. */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

function phaseOf(start: number, end: number, now: number | undefined): Phase {
  if (now === undefined || now < start) return 'ahead'
  return end <= now ? 'past' : 'now'
}

function slotAt(slots: readonly Slot[], now: number): number {
  const at = slots.findIndex(({ closes }) => closes === undefined || now < closes)
  return at === -1 ? slots.length - 1 : at
}

function withNow(entries: readonly Entry[], now: number): Entry[] {
  const found = entries.findIndex(({ at }) => at >= now)
  const place = found === -1 ? entries.length : found
  return [...entries.slice(0, place), { kind: 'now', at: now }, ...entries.slice(place)]
}
