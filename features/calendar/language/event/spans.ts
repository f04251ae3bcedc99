import type { Grain, When, Wording } from '#foundation/time/words/when.ts'
import type { SaidSpan } from './said-event.ts'
import { readTimes } from './times.ts'

/** Times in a text, and the text without them. */
export type Spoken = { whens: readonly When[]; rest: string }

export function spokenTimes(text: string, wording: Wording): Spoken {
  const whens = readTimes(text, wording)
  return { whens, rest: without(text, whens) }
}

/** The pieces are taken out with the small words that lead to them: “on”, “at”, “from”. */
export function without(text: string, places: readonly { at: number; until: number }[]): string {
  let rest = text
  for (const { at, until } of places.toSorted((one, other) => other.at - one.at)) {
    const before = rest
      .slice(0, at)
      .replace(
        /(?:^|\s)(?:on|at|in|from|for|by|of|this|the|around|about|during|to|until|till|starting|between)\s*$/i,
        ' ',
      )
    rest = `${before} ${rest.slice(until).replace(/^'s\b/, '')}`
  }
  return rest.replaceAll(/\s+/g, ' ').trim()
}

/** The stretch that the times of a sentence name together: “Friday” and “3pm” are one. */
export function spanOf(text: string, wording: Wording): SaidSpan | undefined {
  const meal = mealSpan(text)
  const { whens: all } = spokenTimes(meal?.text ?? text, wording)
  const others = all.filter(({ start, saysTime }) => !(saysTime && start.equals(wording.now)))
  // “What does Friday look like now?”
  const whens = others.length > 0 ? others : all
  const day = whens.find(({ saysTime }) => !saysTime) ?? whens.find(({ saysDay }) => saysDay)
  const time = whens.find(({ saysTime }) => saysTime)
  const base = whens[0]
  if (!base) return undefined
  const words = meal?.words ?? text.slice(base.at, Math.max(...whens.map(({ until }) => until))).trim()
  const said = { words, saysDay: whens.some(({ saysDay }) => saysDay) }
  if (day && time && day !== time && !time.saysDay) return { ...stretchOn(day, time, wording), ...said }
  return { ...withToday(onThatDay(stretch(time ?? base, wording), time, words), words, wording), ...said }
}

type Stretch = { from: Temporal.PlainDateTime; to: Temporal.PlainDateTime }

/** “On Monday before noon” begins on that day; “before noon on Monday” may be any time until then. */
function onThatDay(span: Stretch, time: When | undefined, words: string): Stretch {
  const isOfDay = time?.kind === 'before' && time.saysDay && time.end !== undefined && !fromNow.test(words)
  return isOfDay ? { ...span, from: span.to.toPlainDate().toPlainDateTime() } : span
}

const fromNow = /^(?:before|by|until|till|til|up to|to)\b/i

/** “In the next three days” includes the rest of today, as “next week” said on a Sunday does not. */
function withToday(span: Stretch, words: string, { now }: Wording): Stretch {
  const tomorrow = dayAfter(now)
  const saysDays = /\bnext\b.*\bdays\b/i.test(words)
  return saysDays && span.from.equals(tomorrow)
    ? { ...span, from: now.round({ smallestUnit: 'minute', roundingMode: 'floor' }) }
    : span
}

function stretchOn(day: When, time: When, wording: Wording): Stretch {
  const { from, to } = stretch(time, wording)
  const shift = from.toPlainDate().until(day.start.toPlainDate())
  if (time.kind === 'after') return { from: from.add(shift), to: dayAfter(day.start) }
  if (time.kind === 'before')
    return {
      from: day.start.round({ smallestUnit: 'day', roundingMode: 'floor' }),
      to: to.add(to.toPlainDate().until(day.start.toPlainDate())),
    }
  return { from: from.add(shift), to: to.add(shift) }
}

function stretch({ kind, start, end, grain }: When, { now }: Wording): Stretch {
  if (kind === 'after') return { from: start, to: dayAfter(start) }
  if (kind === 'before') {
    if (end) return { from: start, to: end }
    const dawn = start.round({ smallestUnit: 'day', roundingMode: 'floor' })
    const sameDay = dawn.toPlainDate().equals(now.toPlainDate()) || !dawn.equals(start)
    return {
      from: sameDay && Temporal.PlainDateTime.compare(now, start) >= 0 ? dawn : later(now, sameDay ? dawn : now),
      to: start,
    }
  }
  return { from: start, to: end ?? start.add(lengths[grain]) }
}

function later(one: Temporal.PlainDateTime, other: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.compare(one, other) > 0 ? one : other
}

export function dayAfter(time: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return time.toPlainDate().add({ days: 1 }).toPlainDateTime()
}

const lengths: Readonly<Record<Grain, Temporal.DurationLike>> = {
  second: { minutes: 30 },
  minute: { minutes: 30 },
  hour: { minutes: 30 },
  part: { hours: 4 },
  day: { days: 1 },
  weekend: { days: 2 },
  week: { weeks: 1 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { years: 1 },
}

/** Nobody eats at a time of their calendar alone: “after lunch” is after one o'clock unless lunch stands in it. */
function mealSpan(text: string): { text: string; words: string } | undefined {
  const found =
    /\b(after|before|around|over|at|during) (?:my |the )?(breakfast|lunch(?:time)?|noon break|dinner)\b/i.exec(text)
  if (!found) return undefined
  const [phrase, side = '', meal = ''] = found
  const [begin, end] = mealTimes[meal.slice(0, 5).toLowerCase()] ?? ['12:00', '13:00']
  const time = /after/i.test(side)
    ? `after ${end}`
    : /before/i.test(side)
      ? `before ${begin}`
      : `from ${begin} to ${end}`
  return { text: text.replace(phrase, time), words: text.trim() }
}

const mealTimes: Readonly<Record<string, readonly [string, string]>> = {
  break: ['08:00', '09:00'],
  lunch: ['12:00', '13:00'],
  dinne: ['18:00', '20:00'],
}
