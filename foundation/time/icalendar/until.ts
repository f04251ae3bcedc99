import { formatRule, parseRule, type Rule } from '../repetition/rule.ts'
import { momentOf } from '../zones.ts'

/** A rule as the standard wants it: UNTIL is in UTC where the start has a zone, and as the start is otherwise (3.3.10). */
export function writtenRule(rule: Rule, start: string, zone: string | null): string {
  const { until } = rule
  if (until === undefined) return formatRule(rule)
  if (start.length === 10) return formatRule({ ...rule, until: until.slice(0, 10) })
  const wall = until.length === 10 ? `${until}T23:59:59` : until
  if (zone === null) return formatRule({ ...rule, until: wall.replace('Z', '') })
  const moment = wall.endsWith('Z') ? wall : momentOf(wall, zone)
  return formatRule({ ...rule, until: Temporal.Instant.from(moment).toString({ smallestUnit: 'second' }) })
}

export function rewrittenRule(text: string, start: string, zone: string | null): string {
  const { rule } = parseRule(text)
  return rule === undefined ? text : writtenRule(rule, start, zone)
}
