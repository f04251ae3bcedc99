import type { Turn } from '#foundation/server/language.ts'
import type { NewWish } from '../../language/wish.ts'
import { clockOfLast, dayOfOnly } from './its-day.ts'

/**
 * “An hour before it”, where it is a task: so long before the time at which it is due. A task that is due on a day
 * leaves the time of day open, unless it is said how many days before.
 */
export function beforeTask({ dialogue, context: { zone } }: Turn, wish: NewWish): NewWish | undefined {
  const { timing } = wish
  if (timing?.by !== 'event' || timing.side !== 'before' || timing.events.it !== true) return undefined
  const { did, shown } = dialogue
  const [only, ...more] = did && did.isPast !== true && did.things.length > 0 ? did.things : shown
  const day = dayOfOnly(dialogue, zone)
  if (only?.kind !== 'task' || more.length > 0 || !day) return undefined
  const clock = clockOfLast(dialogue, zone)
  const due = day.toPlainDateTime(clock === undefined ? undefined : Temporal.PlainTime.from(clock))
  const before = due.subtract({ minutes: timing.minutes })
  const { timing: _timing, ...rest } = wish
  const about = { ...rest, it: true as const }
  if (clock !== undefined) return { ...about, timing: { by: 'time', at: before.toString({ smallestUnit: 'minute' }) } }
  if (timing.minutes % minutesOfDay > 0) return about
  return { ...about, timing: { by: 'day', day: before.toPlainDate().toString() } }
}

const minutesOfDay = 1_440
