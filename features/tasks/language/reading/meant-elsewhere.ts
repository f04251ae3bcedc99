import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import { hasEnd } from './event-like.ts'

/**
 * “The bins reminder needs to be on Thursdays” is about a reminder, and no new task; “block an hour for the report every
 * Friday” is a series in the calendar, as is whatever ends at a time; “we have dinner with Mia at 8, note it” tells where somebody is at a time.
 */
export function isMeantElsewhere(wish: Wish, said: string, wording: Wording): boolean {
  return (
    (makesNew(wish) && !saysTask.test(said) && (hasEnd(said, wording) || isLaidOut(wish, said))) ||
    (makesNew(wish) && (aboutReminder.test(said) || rewords.test(said))) ||
    (wish.do === 'block' && repeats.test(said)) ||
    isEngagement(wish, said)
  )
}

/** “Friday: gym at 7, lunch with Ana 12:30” lays out a day. */
function isLaidOut(wish: Wish, said: string): boolean {
  return wish.do === 'several' && wish.wishes.every(isTimed) && /^[^:]{2,40}:\s/.test(said)
}

function isTimed(wish: Wish): boolean {
  return wish.do === 'create' && wish.due?.includes('T') === true
}

function isEngagement(wish: Wish, said: string): boolean {
  return isTimed(wish) && goes.test(said) && !saysTask.test(said)
}

const goes =
  /^(?:i|we)(?:['’](?:ll|m|re)| am| are| will be| have|['’]ve got) (?:an?\b|the\b|at\b|on\b|in\b|having\b|seeing\b|meeting\b|going\b|\p{L}+ (?:with|at)\b)[^?]*[,;.–—-] ?(?:please |can you )?\p{L}+ (?:it|that|this)(?: down| in)?(?: please)?[.!]*$/iu
/** “Translate to German: we receive the goods on Thursday” is no task due then. */
const rewords = /^(?:please |can you |could you )*(?:translate|rephrase|reword|proofread|summari[sz]e)\b[^:]{0,40}:/i
const saysTask = /\b(?:tasks?|to-?dos?|to do|list|due|deadline|by|until|remind(?:er)?)\b/i

const repeats = /\b(?:every|each) (?:other )?(?:\p{L}*day|week|month|morning|afternoon|evening)s?\b/iu

const aboutReminder = /\b(?:the|that|this|my)(?: [\p{L}'’-]{1,20}){0,3} reminders?\b/iu

function makesNew(wish: Wish): boolean {
  if (wish.do === 'several') return wish.wishes.some(makesNew)
  return wish.do === 'create' || wish.do === 'offer'
}
