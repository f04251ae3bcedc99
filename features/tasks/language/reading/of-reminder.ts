import type { Wish } from '../wish.ts'

/** “The bins reminder needs to be on Thursdays” is about a reminder, and no new task. */
export function isOfReminder(wish: Wish, said: string): boolean {
  return makesNew(wish) && aboutReminder.test(said)
}

const aboutReminder = /\b(?:the|that|this|my)(?: [\p{L}'’-]{1,20}){0,3} reminders?\b/iu

function makesNew(wish: Wish): boolean {
  if (wish.do === 'several') return wish.wishes.some(makesNew)
  return wish.do === 'create' || wish.do === 'offer'
}
