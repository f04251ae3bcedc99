import * as chrono from 'chrono-node'
import type { Grain, When, Wording } from '#foundation/time/words/when.ts'

/**
 * What chrono-node reads, in our types: its dates are taken as local times in UTC, so that the machine's zone does not
 * matter.
 */
export function readByChrono(text: string, wording: Wording): When[] {
  const { now, dateOrder } = wording
  const reference = { instant: new Date(now.toZonedDateTime('UTC').epochMilliseconds), timezone: 0 }
  const reader = dateOrder === 'day-first' ? chrono.en.GB : chrono.en.casual
  return reader.parse(text, reference, { forwardDate: true }).map((found) => whenOf(found))
}

function whenOf({ index, text, start, end }: chrono.ParsedResult): When {
  const saysTime = start.isCertain('hour')
  const said = {
    at: index,
    until: index + text.length,
    start: wallOf(start),
    grain: grainOf(start),
    saysDay: start.isCertain('day') || start.isCertain('weekday'),
    saysTime,
  }
  return end === null || end === undefined
    ? { ...said, kind: 'instant' }
    : { ...said, kind: 'interval', end: endOf(end) }
}

function endOf(parts: chrono.ParsedComponents): Temporal.PlainDateTime {
  return parts.isCertain('hour') ? wallOf(parts) : wallOf(parts).add({ days: 1 })
}

function wallOf(parts: chrono.ParsedComponents): Temporal.PlainDateTime {
  const field = (name: chrono.Component) => parts.get(name) ?? 0
  const day = Temporal.PlainDate.from({ year: field('year'), month: field('month'), day: field('day') })
  if (!parts.isCertain('hour')) return day.toPlainDateTime()
  return day.toPlainDateTime({ hour: field('hour'), minute: field('minute'), second: field('second') })
}

function grainOf(parts: chrono.ParsedComponents): Grain {
  const names = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const
  return names.find((name) => parts.isCertain(name)) ?? 'day'
}
