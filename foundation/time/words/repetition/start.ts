import { unfold } from '../../repetition/unfold.ts'

type Begin = {
  day: Temporal.PlainDate
  time: Temporal.PlainTime | undefined
  /** Nothing before it, where no day was said. */
  now: Temporal.PlainDateTime | undefined
}

/** The first that fits the rule, from this day on. An interval is counted from it, and so does not move it. */
export function firstOf(rule: string, { day, time, now }: Begin): Temporal.PlainDateTime {
  const from = day.toPlainDateTime(time)
  const floor = time && now && Temporal.PlainDateTime.compare(now, from) > 0 ? now : from
  const every = rule.replace(/;INTERVAL=\d+/, '')
  const start = time ? wall(from) : day.toString()
  const [first] = unfold({ start, rule: every }, { from: time ? wall(floor) : start, most: 1 })
  return first === undefined ? from : Temporal.PlainDateTime.from(first)
}

export function wall(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'minute' })
}

type Span = { from: Temporal.PlainDate; lasts: Temporal.Duration }

/** “For six weeks” from a Monday are six Mondays, not seven: the last day counts unless the first one did. */
export function lastDay(rule: string, start: Temporal.PlainDateTime, { from, lasts }: Span): Temporal.PlainDate {
  const last = from.add(lasts)
  if (!start.toPlainDate().equals(from)) return last
  const onLast = unfold(
    { start: from.toString(), rule },
    { from: last.toString(), to: last.add({ days: 1 }).toString(), most: 1 },
  )
  return onLast.length > 0 ? last.subtract({ days: 1 }) : last
}

/** The first, from the start on, that is not left out. */
export function nextKept(
  rule: string,
  start: Temporal.PlainDateTime,
  left: readonly Temporal.PlainDateTime[],
): Temporal.PlainDateTime {
  const texts = new Set(left.map(wall))
  if (!texts.has(wall(start))) return start
  const next = unfold({ start: wall(start), rule, except: [...texts] }, { from: wall(start), most: 1 })[0]
  return next === undefined ? start : Temporal.PlainDateTime.from(next)
}
