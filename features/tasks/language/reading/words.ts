import type { Piece } from '#foundation/language/pieces/piece.ts'
import { spanOf } from '#foundation/language/pieces/piece.ts'
import type { Status, TaskPriority } from '../../contract.ts'
import { findPhrases, phrases, phrasePiece } from '#foundation/language/text/phrases.ts'

/** Which state a task is in, as it is asked for. */
export const states = phrases<Status[]>([
  [
    'not done, not yet done, not started, not finished, open, unfinished, outstanding, pending, undone, not done yet, incomplete, still to do, left',
    ['todo', 'doing', 'review'],
  ],
  ['in progress, in-progress, in the works, started, ongoing, being worked on, underway, that i started', ['doing']],
  ['in review, under review, being reviewed, to review', ['review']],
  ['completed, complete, done, finished, closed, ticked off, that are done, i have done', ['done']],
  ['backlog, to do column', ['todo']],
])

/** Where a task is moved to. */
export const columns = phrases<Status>([
  ['in progress, the in progress column, in progress column, doing, started, in the works', 'doing'],
  ['in review, review, reviewing, in review column, the in review column, review column, the review column', 'review'],
  [
    'done, complete, completed, finished, the done column, done column, the completed column, the completed list, the done list',
    'done',
  ],
  ['backlog, the backlog, to do, todo, not started, to do column, the to do column', 'todo'],
])

export const priorities = phrases<TaskPriority>([
  [
    'high priority, top priority, highest priority, priority high, priority to high, highest, urgent priority, high prio, top prio, highest prio, prio high, prio 1, p1, very important, !high',
    'high',
  ],
  [
    'medium priority, normal priority, priority medium, priority to medium, medium prio, middle priority, normal prio, prio normal, p2',
    'medium',
  ],
  [
    'low priority, lowest priority, priority low, priority to low, low prio, p3, prio low, lowest, not urgent, not important, unimportant',
    'low',
  ],
])

/** “Mark everything on the Trip list as done” adds nothing to the list. */
export const endsDone = / (?:as )?(?:done|complete|completed|finished)[.!]?$/i

/** Said of a task that is asked for, or that becomes so. */
export const urgent = phrases<TaskPriority>([['urgent, important, top priority', 'high']])
export const bareLevels = phrases<TaskPriority>([
  ['high, urgent, important, top, highest', 'high'],
  ['medium, normal, middle', 'medium'],
  ['low, lowest, unimportant', 'low'],
])

export const overdue = phrases([
  [
    'overdue, past due, too late, late, past its due date, past their due date, behind schedule, behind with, behind on, missed',
    true,
  ],
])

/** “Sara”, “Tom Berg”, “tom@example.com”. */
export const who: Piece<string> = {
  name: 'who',
  read: ({ message, tokens }) => [
    ...[...message.matchAll(/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu)].flatMap((match) =>
      spanOf(tokens, match.index, match.index + match[0].length, match[0]),
    ),
    // “Joel, joel@example.com”.
    ...[...message.matchAll(named)].flatMap((match) =>
      spanOf(tokens, match.index, match.index + match[0].length, `${match[1]} <${match[2]}>`),
    ),
    ...tokens.flatMap(({ text, from, to }, at) => {
      if (!isName(text)) return []
      const next = tokens[at + 1]
      const said = nameFrom(message.slice(from, to))
      const one = [{ at, end: at + 1, value: said }]
      const isFull = next && isName(next.text) && isCapital(message, from) && isCapital(message, next.from)
      return isFull ? [...one, { at, end: at + 2, value: nameFrom(message.slice(from, next.to)) }] : one
    }),
  ],
}

const named = /(?<![\p{L}\d])(\p{L}[\p{L}'-]{1,40})[,:]? [(<]?([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})[)>]?/gu

export const column: Piece<{ status: Status }> = {
  name: 'column',
  read: ({ tokens }) =>
    findPhrases(tokens, columns).flatMap((span) =>
      span.value === 'done' ? [] : [{ ...span, value: { status: span.value } }],
    ),
}
export const priority = phrasePiece('priority', priorities)
export const level = phrasePiece('level', bareLevels)

function isCapital(message: string, at: number): boolean {
  const letter = message.charAt(at)
  return letter !== letter.toLowerCase()
}

function nameFrom(said: string): string {
  return said.endsWith("'s") || said.endsWith('’s') ? said.slice(0, -2) : said
}

export function isName(word: string): boolean {
  return !neverNames.has(word) && word.length > 1 && !/\d/.test(word)
}

const neverNames = new Set(
  `me it them they the my a an and today tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday next week month
  year done complete completed progress review high low medium urgent this that those these all everything task tasks todo todos to on in at
  by for of with what which who somebody someone anybody nobody everybody people others i you we us she he her him his our your their its is
  are was were be been do does did has have had not no yes please again back over off out up until till when if or but so then there here
  list lists board inbox backlog priority due date now later soon noon midnight morning afternoon evening night home work will would can
  january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  other mon tue tues wed weds thu thur thurs fri sat sun tmrw tmr eod eow
  could should about from as more one ones first second third last both each every any some mine yours`.split(/\s+/),
)
