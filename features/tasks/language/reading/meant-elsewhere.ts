import type { Wish } from '../wish.ts'

/**
 * “The bins reminder needs to be on Thursdays” is about a reminder, and no new task; “block an hour for the report every
 * Friday” is a series in the calendar.
 */
export function isMeantElsewhere(wish: Wish, said: string): boolean {
  return (makesNew(wish) && aboutReminder.test(said)) || (wish.do === 'block' && repeats.test(said))
}

const repeats = /\b(?:every|each) (?:other )?(?:\p{L}*day|week|month|morning|afternoon|evening)s?\b/iu

const aboutReminder = /\b(?:the|that|this|my)(?: [\p{L}'’-]{1,20}){0,3} reminders?\b/iu

function makesNew(wish: Wish): boolean {
  if (wish.do === 'several') return wish.wishes.some(makesNew)
  return wish.do === 'create' || wish.do === 'offer'
}
