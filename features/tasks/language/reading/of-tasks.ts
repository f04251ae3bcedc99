import { tokenize } from '#foundation/language/text/tokens.ts'
import { statuses } from '../../contract.ts'
import type { Wish } from '../wish.ts'
import { withoutCourtesy } from './courtesy.ts'
import { saysSwap } from './known/swapping.ts'

/** Events are never due, nor overdue. */
export function isForTasks(wish: Wish, text: string): boolean {
  if (!('which' in wish)) return false
  const { overdue, all, dueFrom, dueBefore } = wish.which
  const isDue = all && (dueFrom !== undefined || dueBefore !== undefined)
  return overdue === true || (isDue && tokenize(text).some((token) => token.text === 'due'))
}

/** Only tasks can be overdue, waited for or finished. How a single thing stands can be asked of events and files, too. */
export function isAboutTasks(wish: Wish): boolean {
  if (wish.do === 'count') return wish.which.words === ''
  if (wish.do !== 'list' || wish.which.statuses?.length === statuses.length) return false
  return wish.which.overdue === true || wish.which.person !== undefined || wish.which.statuses?.join() === 'done'
}

/** “Who has the board deck figures”: among what was given to others, and else wherever such words stand. */
export function asksForHolder(wish: Wish): boolean {
  return wish.do === 'list' && wish.which.person === '' && wish.which.words !== ''
}

/** “Swap the due dates of …”, “add a note to the boiler task: …”: of events and mails no such thing is said. */
export function isOnlyOfTasks(wish: Wish, text: string): boolean {
  if (wish.do === 'known' && saysSwap(tokenize(text))) return /\b(?:due|deadlines?|tasks?)\b/i.test(text)
  if (wish.do === 'known' && wish.isAsked !== true && handsOn(text)) return true
  if (wish.do === 'known') return wish.instead !== undefined && isOnlyOfTasks(wish.instead, text)
  return wish.do === 'change' && wish.to.note !== undefined && /\b(?:task|to-?do)\b/i.test(text)
}

/** “Hand the press kit over to Akira”, “let Priya do the train”: where no task is called so, a mail may be meant. */
function handsOn(text: string): boolean {
  const words = tokenize(withoutCourtesy(text)).map((token) => token.text)
  const isLet = words[0] === 'let' && words.slice(2, 4).some((word) => doing.has(word))
  return isLet || (words[0] === 'hand' && words.includes('to'))
}

const doing = new Set('do handle take finish complete'.split(' '))

/** “What's left on the house list”: events stand on no list, and none is left. */
export function isOfList(wish: Wish, text: string): boolean {
  if (!('which' in wish) || wish.which.list === undefined) return false
  if (isMyList(text)) return true
  return /\blist\b/i.test(text) && /\b(?:left|open|pending|remaining|outstanding|overdue|unfinished)\b/i.test(text)
}

/** “What's on my shopping list?” asks for nothing that a mail or a file could say. */
export function isMyList(text: string): boolean {
  return /\bmy (?:[\p{L}-]{1,30} ){1,2}list\b/iu.test(text)
}

/** “What is due this week”: events take place, and are never due. */
export function saysDue(text: string): boolean {
  const words = tokenize(text).map((token) => token.text)
  return words.at(-1) === 'due' || (words.indexOf('due') <= 3 && words.includes('due'))
}
