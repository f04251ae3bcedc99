import type { WorkingHours } from '#features/people/contract.ts'
import type { Piece } from '../grid/pieces.ts'
import { minutesOfDay, type Wall } from '../grid/wall.ts'
import { workingOn } from '../grid/working-hours.ts'

type Parts = {
  now: Wall
  days: readonly string[]
  taken: readonly Pick<Piece, 'day' | 'from' | 'to'>[]
  workingHours: WorkingHours
  /** How long it is to last. */
  minutes: number
}

const step = 30

/**
 * The free time nearest to now: the first one within the working hours of the days that are shown. Where there is none,
 * the next full hour, or nine o'clock of the first day.
 */
export function nextSlot({ now, days, taken, workingHours, minutes }: Parts): Wall {
  const isShown = days.includes(now.day)
  for (const day of days.filter((each) => !isShown || each >= now.day)) {
    const hours = workingOn(workingHours, day)
    if (!hours) continue
    const first = isShown && day === now.day ? Math.ceil((now.minute + 1) / step) * step : hours.from
    for (let at = Math.max(first, hours.from); at + minutes <= hours.to; at += step) {
      const isFree = taken.every((piece) => piece.day !== day || piece.to <= at || piece.from >= at + minutes)
      if (isFree) return { day, minute: at }
    }
  }
  if (!isShown) return { day: days[0] ?? now.day, minute: 9 * 60 }
  return { day: now.day, minute: Math.min(Math.ceil((now.minute + 1) / 60) * 60, minutesOfDay - 60) }
}
