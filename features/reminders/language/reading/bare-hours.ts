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
export function inSameHalf<Timing extends { by: string; clock?: string }>(
  timing: Timing,
  rest: string,
  { next }: KnownReminder,
): Timing {
  const hour = Number(timing.clock?.slice(0, 2) ?? noon)
  const was = Number(next?.slice(11, 13) ?? 0)
  if (timing.clock === undefined || hour >= noon || was < noon || !bareHour.test(rest)) return timing
  return { ...timing, clock: `${hour + noon}${timing.clock.slice(2)}` }
}

const noon = 12
const bareHour = /\b(?:make|set|change|reminder) at \d{1,2}(?::\d\d)?(?:[\s,.;]*$|[,.;] )/i
