import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Timing } from '../wish.ts'
import { eventClauseIn, eventsIn } from './event-clause.ts'
import { written } from './said-when.ts'

/** “The deadline is 18 December. Three days before it, at 10”: counted from the day that was told. */
export function fromTold(before: string, wording: Wording): Timing | undefined {
  const [, told = '', when = ''] = /^(.{8,120}?)(?:[.;]| [-–—]|,(?: so)?) (.{5,60})$/i.exec(before) ?? []
  const timing = when === '' ? undefined : eventClauseIn(when, wording, true)?.timing
  return timing && countedFrom(told, timing, wording)
}

/** When that is, so long before “it”, where a day or a time was told before; hours before a day, before the event then. */
export function countedFrom(told: string, timing: Timing, wording: Wording): Timing | undefined {
  const isOfIt = (timing.by === 'event' && timing.side === 'before') || timing.by === 'event-day'
  if (!isOfIt || timing.events.it !== true) return undefined
  const [when, ...more] = readTimes(told, wording).filter(({ saysDay }) => saysDay)
  if (!when || more.length > 0) return undefined
  const day = when.start.toPlainDate()
  if (timing.by === 'event-day')
    return { by: 'time', at: `${day.subtract({ days: timing.daysBefore }).toString()}T${timing.clock}` }
  const { minutes } = timing
  if (when.saysTime) return { by: 'time', at: written(when.start.subtract({ minutes })) }
  if (minutes % minutesOfDay === 0) return { by: 'day', day: day.subtract({ days: minutes / minutesOfDay }).toString() }
  const events = eventsIn(told, wording)
  return events && events.words !== '' ? { ...timing, events } : undefined
}

const minutesOfDay = 1_440
