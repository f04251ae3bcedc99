import { momentOf } from '../zones.ts'
import { formatRule, parseRule, type Rule } from './rule.ts'
import { countOf, UnreadableRule, type Series } from './unfold.ts'

/**
 * “This and following”: the rule that ends before the occurrence `at`, and the one that begins with it. `before` is
 * null where nothing comes before; what was counted is counted on both sides. RDATE and EXDATE stay with whoever asks.
 */
export function cutSeries(
  series: Series & { rule: string | Rule },
  at: string,
): { before: string | null; after: string } {
  const read = typeof series.rule === 'string' ? parseRule(series.rule) : { rule: series.rule }
  if (read.rule === undefined) throw new UnreadableRule(read.problem)
  const { rule } = read
  const ended = endingBefore(rule, at, series.zone)
  const earlier = countOf({
    start: series.start,
    rule: ended,
    ...(series.zone === undefined ? {} : { zone: series.zone }),
  })
  const after = rule.count === undefined ? rule : { ...rule, count: Math.max(1, rule.count - (earlier ?? 0)) }
  return { before: earlier === 0 ? null : formatRule(ended), after: formatRule(after) }
}

/** The rule until right before `at`; in UTC where a zone is known, as RFC 5545 wants it. */
export function endingBefore(rule: Rule, at: string, zone?: string): Rule {
  const ended = { ...rule, until: untilBefore(at, zone) }
  delete ended.count
  return ended
}

function untilBefore(at: string, zone: string | undefined): string {
  if (at.length === 10) return Temporal.PlainDate.from(at).subtract({ days: 1 }).toString()
  if (zone === undefined)
    return Temporal.PlainDateTime.from(at).subtract({ seconds: 1 }).toString({ smallestUnit: 'second' })
  const moment = Temporal.Instant.from(momentOf(at, zone)).subtract({ seconds: 1 })
  return moment.toString({ smallestUnit: 'second' })
}
