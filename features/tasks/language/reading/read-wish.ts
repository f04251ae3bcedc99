import type { Wording } from '#foundation/time/words/when.ts'
import type { TaskPriority } from '../../contract.ts'
import type { Change, Described, Wish } from '../wish.ts'
import { trimEnd, withoutCourtesy } from './courtesy.ts'
import { readNewTask } from './creating.ts'
import { describedBy, statusNames } from './described.ts'
import { dueIn } from './times.ts'

export type HeardWish = { wish: Wish; sure: boolean }

const mostCharacters = 600
const speaksOf = /\b(?:tasks?|to-dos?|todos?|to[ -]do list|backlog|overdue)\b/i

/** What somebody wants of their tasks; nothing where the message does not speak of any. */
export function readTaskWish(message: string, wording: Wording, spokenOf: boolean): HeardWish | undefined {
  if (message.length > mostCharacters) return undefined
  const text = joined(withoutCourtesy(message))
  const isAbout = [speaksOf, finished, marking, ticking].some((pattern) => pattern.test(text))
  if (denied.test(text) || (!isAbout && !(spokenOf && / (?:it|that|this|them|that one)\b/i.test(text))))
    return undefined
  const wish = readNewTask(text, wording) ?? readQuestion(text, wording) ?? readChange(text, wording)
  return wish && { wish, sure: true }
}

/** An answer to what is to be done; nothing where the person has thought better of it, or wants something else. */
export function readNoted(message: string, wording: Wording): Wish | undefined {
  if (message.length > mostCharacters) return undefined
  const text = withoutCourtesy(message)
  if (givesUp.test(text) || text.startsWith('/') || message.trimEnd().endsWith('?')) return undefined
  return readNewTask(text, wording) ?? readNewTask(`task: ${text}`, wording)
}

const givesUp = /^(?:no|nothing|never ?mind|cancel|stop|forget it|leave it)\b/i

const ticking = /^(?:tick|check|cross) off /i
const denied = /\b(?:don't|do not|never|if|unless|in case)\b/i

/** “Sara has overdue tasks in the backlog. Move them …”, “Sara is ill, so reassign their tasks …” */
function joined(text: string): string {
  const has =
    /^([\p{L}][\p{L}.-]{0,40}) (?:has|have) (?:a bunch of |a few |a lot of |some |several |many )?([^.;!]{1,200})[.;!] (.+)$/iu.exec(
      text,
    )
  if (has) return withoutCourtesy(has[3] ?? '').replace(/\b(?:them|those|these)\b/i, `all of ${has[1]}'s ${has[2]}`)
  const is = /^([\p{L}][\p{L}.-]{0,40}) (?:is|will be|has) [^,.;]{1,60}?(?:, so| so|[,.;]) (.+)$/iu.exec(text)
  if (is) return withoutCourtesy(is[2] ?? '').replace(/\b(?:their|his|her)\b/i, `all of ${is[1]}'s`)
  return text
}

const finished =
  /^what (?:have i|did i|i) (?:finish|finished|complete|completed|get done|got done|accomplish|accomplished|do|done)\b/i
const counting = /^how many (.+)$/i
const listing =
  /^(?:what(?:'s| is| are| was| were)?|which|show(?: me)?|list|see|give me|tell me|display|open|do i have|are there|is there|have i got|find|look up|pull up|search for|read me) (.+)$/i

function readQuestion(text: string, wording: Wording): Wish | undefined {
  const done = finished.exec(text)
  if (done) {
    const which = describedBy(`done tasks ${text.slice(done[0].length)}`, wording)
    return { do: 'list', which: { ...which, words: '', all: true } }
  }
  const [, counted] = counting.exec(text) ?? []
  if (counted !== undefined) return { do: 'count', which: asked(counted, wording) }
  const [, listed] = listing.exec(text) ?? []
  if (listed !== undefined) return { do: 'list', which: asked(listed, wording) }
  const isNoun = /^(?:all |my |the |our |any )*(?:open |overdue |urgent )?(?:tasks|to-dos|todos|to[ -]do list)\b/i.test(
    text,
  )
  return isNoun ? { do: 'list', which: asked(text, wording) } : undefined
}

function asked(text: string, wording: Wording): Described {
  return { ...describedBy(text, wording), all: true }
}

function readChange(text: string, wording: Wording): Wish | undefined {
  return (
    readEnding(text, wording) ??
    readHanding(text, wording) ??
    readTitleOrPriority(text, wording) ??
    readMoving(text, wording)
  )
}

const completing =
  /^(?:complete|finish|tick off|check off|cross off|close|i(?:'ve| have)? (?:finished|done|completed)) (.+)$/i
const marking = /^(?:mark|set|flag) (.+?) (?:as |to )?(not done|open|done|complete|completed|finished)$/i
const reopening = /^(?:reopen|re-open|uncheck|untick|undo the completion of) (.+)$/i
const deleting = /^(?:delete|remove|drop|scrap|clear|discard|get rid of|throw away|erase) (.+)$/i
const fromList = / (?:from|off|out of) (?:my |the )?(?:tasks|to-dos|todos|to[ -]do list|task list|list)$/i

function readEnding(text: string, wording: Wording): Wish | undefined {
  const [, marked, as = ''] = marking.exec(text) ?? []
  if (marked !== undefined)
    return { do: /^(?:not done|open)$/i.test(as) ? 'reopen' : 'complete', which: describedBy(marked, wording) }
  const [, completed] = completing.exec(text) ?? []
  if (completed !== undefined) return { do: 'complete', which: describedBy(completed.replace(fromList, ''), wording) }
  const [, reopened] = reopening.exec(text) ?? []
  if (reopened !== undefined) return { do: 'reopen', which: { ...describedBy(reopened, wording), statuses: ['done'] } }
  const [, deleted] = deleting.exec(text) ?? []
  return deleted === undefined
    ? undefined
    : { do: 'delete', which: describedBy(deleted.replace(fromList, ''), wording) }
}

const handing =
  /^(?:assign|reassign|re-assign|give|hand|hand over|delegate|pass|transfer|move) (.+) (?:over )?to ([\p{L}][\p{L}.-]{0,40}(?: [\p{L}-]{1,40})?)$/iu
const givingTo =
  /^(?:assign|give|hand|pass) ([\p{L}][\p{L}.-]{0,40}) ((?:the |this |that |my )?(?:task|to-do|todo)\b.*)$/iu
const givesOnly = /^(?:assign|reassign|re-assign|give|hand|delegate|pass|transfer)\b/i

function readHanding(text: string, wording: Wording): Wish | undefined {
  if (!givesOnly.test(text)) return undefined
  const [, receiver, given] = givingTo.exec(text) ?? []
  if (receiver !== undefined && given !== undefined)
    return { do: 'change', which: describedBy(given, wording), to: { person: receiver } }
  const [, what = '', person] = handing.exec(text) ?? []
  return person === undefined ? undefined : { do: 'change', which: describedBy(what, wording), to: { person } }
}

const renaming = /^(?:rename|retitle) (.+?) (?:to|as) (.+)$/i
const priorities = /^(?:set|change|raise|lower|make) (?:the )?priority (?:of|for|on) (.+) to (high|medium|low)$/i
const makesPriority = /^(?:make|mark|give|flag|set) (.+?) (?:as |a |to |is )?(high|medium|low)[ -]priority$/i

function readTitleOrPriority(text: string, wording: Wording): Wish | undefined {
  const [, renamed, title] = renaming.exec(text) ?? []
  if (renamed !== undefined && title !== undefined)
    return { do: 'change', which: describedBy(renamed, wording), to: { title: title.replaceAll(/[“”"]/g, '') } }
  const [, what, level] = priorities.exec(text) ?? makesPriority.exec(text) ?? []
  if (what === undefined || level === undefined) return undefined
  return { do: 'change', which: describedBy(what, wording), to: { priority: level.toLowerCase() as TaskPriority } }
}

const movers =
  /^(?:move|put|push|postpone|reschedule|set|change|shift|defer|delay|bring|send|drag|update|mark|transfer)(?: back| forward| off)? (?:the )?(?:due date (?:of|for|on) |status of )?/i
const joins = [' to ', ' into ', ' on ', ' until ', ' till ', ' as ', ' for ', ' by '] as const

/** What is to be moved stands before the last word that leads somewhere. */
function readMoving(text: string, wording: Wording): Wish | undefined {
  const [verb] = movers.exec(text) ?? []
  if (verb === undefined) return undefined
  const rest = text.slice(verb.length)
  const places = joins.flatMap((join) =>
    [...rest.matchAll(new RegExp(join, 'gi'))].map(({ index }) => ({ index, join })),
  )
  for (const { index, join } of places.toSorted((one, other) => other.index - one.index)) {
    const to = destinationOf(trimEnd(rest.slice(index + join.length)), wording)
    if (to) return { do: 'change', which: describedBy(rest.slice(0, index), wording), to }
  }
  return undefined
}

function destinationOf(text: string, wording: Wording): Change | undefined {
  const status = statusNames.find(([pattern]) => pattern.test(text))?.[1]
  if (status !== undefined) return { status }
  const list = /^(?:the |my )?(.{1,60}?) (?:list|board)$/i.exec(text)?.[1]
  if (list !== undefined) return { list }
  const said = dueIn(text, wording)
  return said && trimEnd(said.rest) === '' ? { due: said.due } : undefined
}
