import { meantHour } from '#foundation/time/words/bare-hour.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { SaidTiming } from './said-when.ts'
import type { KnownReminder } from './known-targets.ts'

/** “Make it 11” is “make at 11”, and “the bank one” says no hour. */
export function withPlainHour(rest: string): string {
  // “The bank one”: the number would be read as a time.
  // And of “make that quarter past 3” no quarter is meant.
  return (
    rest
      .replace(/\bones?\b(?! (?:hour|day|week|month|minute|time|reminder))/gi, '   ')
      .replace(/\b(make|set|change) (?:that|it|this|them)\b/gi, '$1')
      .replace(/\breminder[:,]? +(?=\d{1,2}(?::\d\d)?(?:[\s,.;]*$|[,.;] ))/gi, 'reminder at ')
      // “Make it 11”.
      .replace(/\b(make|set|change) +(?=\d{1,2}(?::\d\d)?(?:[\s,.;]*$|[,.;] ))/gi, '$1 at ')
  )
}

/** “Make it 7”, of what comes at six in the evening, is in the evening as well. */
export function asBefore(
  timing: SaidTiming['timing'],
  rest: string,
  { reminder: { next }, wording }: { reminder: KnownReminder; wording: Wording },
): SaidTiming['timing'] {
  const [, hour] = bareHour.exec(rest) ?? []
  if (timing.by !== 'time' || timing.clock === undefined || hour === undefined || !next) return timing
  const meant = meantHour(Number(hour), Number(next.slice(11, 13)), wording)
  const clock = `${String(meant).padStart(2, '0')}${timing.clock.slice(2)}`
  const at = Temporal.PlainDateTime.from(`${timing.at.slice(0, 10)}T${clock}`)
  const isOver = Temporal.PlainDateTime.compare(at, wording.now) <= 0
  return {
    ...timing,
    clock,
    at: at
      .add({ days: isOver ? 1 : 0 })
      .toString()
      .slice(0, timing.at.length),
  }
}

const bareHour = /\b(?:make|set|change|reminder) at (\d{1,2})(?::\d\d)?(?:[\s,.;]*$|[,.;] )/i
