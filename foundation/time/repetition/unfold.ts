import { secondsOf, textOfDay, textOfSeconds, daySeconds } from './day-numbers.ts'
import { timesFrom } from './periods.ts'
import { planOf } from './plan.ts'
import { parseRule, type Rule } from './rule.ts'

/** What repeats: a start on the wall (`2026-03-29T09:30`, or `2026-03-29` of whole days) and what the rule makes of it. */
export type Series = {
  start: string
  /** Of RFC 5545, as text or read; without one it takes place at its start and at `plus`. */
  rule?: string | Rule | null
  /** In which UNTIL is read where it names a moment in UTC. */
  zone?: string
  /** More starts (RDATE), and those left out (EXDATE), on the same wall. */
  plus?: readonly string[]
  except?: readonly string[]
}

export type Frame = {
  /** Inclusive and exclusive, on the wall of the series; a day means its beginning. */
  from?: string
  to?: string
  most?: number
}

/** A rule that cannot be read, met where it should have been checked before. */
export class UnreadableRule extends Error {
  override name = 'UnreadableRule'
}

/**
 * The starts within the frame in order, written as the start of the series is. At most `most`, 1,000 unless stated.
 * What began before the frame and still lasts is not among them: ask from as much earlier as it lasts.
 */
export function unfold(series: Series, { from, to, most = 1_000 }: Frame = {}): string[] {
  const allDay = series.start.length === 10
  const write = (seconds: number) => (allDay ? textOfDay(Math.floor(seconds / daySeconds)) : textOfSeconds(seconds))
  const end = to === undefined ? Number.POSITIVE_INFINITY : secondsOf(to)
  const found: string[] = []
  for (const time of startsFrom(series, from === undefined ? Number.NEGATIVE_INFINITY : secondsOf(from), end)) {
    if (time >= end || found.length >= most) break
    found.push(write(time))
  }
  return found
}

/** The last start; null where there is none because it goes on for ever, undefined where it never takes place. */
export function lastOf(series: Series): string | null | undefined {
  const rule = ruleOf(series)
  if (rule !== null && rule.count === undefined && rule.until === undefined) return null
  if (rule?.until === undefined) return lastFrom(series, Number.NEGATIVE_INFINITY)
  const { until } = planOf(rule, series.start, series.zone)
  for (const window of windows) {
    const found = lastFrom(series, until - window)
    if (found !== undefined) return found
  }
  return undefined
}

/** How many there are, counted up to 50,000; null where it goes on for ever. */
export function countOf(series: Series): number | null {
  const rule = ruleOf(series)
  if (rule !== null && rule.count === undefined && rule.until === undefined) return null
  let count = 0
  for (const _ of startsFrom(series, Number.NEGATIVE_INFINITY)) {
    count += 1
    if (count === mostCounted) break
  }
  return count
}

/** Whether the series has a start at exactly this time. */
export function hasStart(series: Series, start: string): boolean {
  if ((start.length === 10) !== (series.start.length === 10)) return false
  const to = textOfSeconds(secondsOf(start) + 1)
  return unfold(series, { from: start, to, most: 1 }).length > 0
}

const mostCounted = 50_000

/** The last is looked for shortly before the end, and further back only where nothing was found. */
const windows = [3600, daySeconds, 40 * daySeconds, 731 * daySeconds, Number.POSITIVE_INFINITY]

function lastFrom(series: Series, from: number): string | undefined {
  let last: number | undefined
  for (const time of startsFrom(series, from)) last = time
  if (last === undefined) return undefined
  return series.start.length === 10 ? textOfDay(Math.floor(last / daySeconds)) : textOfSeconds(last)
}

/** Rule and added dates as one, in order, each once, without what is left out. */
function* startsFrom(series: Series, from: number, to?: number): Generator<number> {
  const rule = ruleOf(series)
  const allDay = series.start.length === 10
  const read = (text: string) => secondsOf(allDay ? text.slice(0, 10) : text)
  const left = new Set((series.except ?? []).map(read))
  const plus = [...new Set((series.plus ?? []).map(read))].sort((a, b) => a - b)
  const own =
    rule === null
      ? [secondsOf(series.start)]
      : whole(timesFrom(planOf(rule, series.start, series.zone), from, to), allDay)
  for (const time of inOrder(own, plus)) if (time >= from && !left.has(time)) yield time
}

function* whole(times: Iterable<number>, allDay: boolean): Generator<number> {
  let latest = Number.NaN
  for (const time of times) {
    const told = allDay ? Math.floor(time / daySeconds) * daySeconds : time
    if (told !== latest) yield told
    latest = told
  }
}

function* inOrder(own: Iterable<number>, plus: readonly number[]): Generator<number> {
  let next = 0
  for (const time of own) {
    for (; next < plus.length && (plus[next] ?? 0) <= time; next += 1) if (plus[next] !== time) yield plus[next] ?? 0
    yield time
  }
  yield* plus.slice(next)
}

function ruleOf({ rule }: Series): Rule | null {
  if (rule === undefined || rule === null || rule === '') return null
  if (typeof rule !== 'string') return rule
  const read = parseRule(rule)
  if (read.rule === undefined) throw new UnreadableRule(read.problem)
  return read.rule
}
