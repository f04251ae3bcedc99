import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish } from '../wish.ts'
import { withoutCourtesy } from './courtesy.ts'
import { newTaskFrom } from './details.ts'
import { withoutNeed } from './need.ts'
import { readTaskWish } from './read-wish.ts'
import { readWaiting } from './waiting.ts'

/** What is new in a message of several wishes, and what it says besides. `isNamed`: that it is a task, was said. */
export type Among = { rest: string; tasks: NewWish[]; isNamed: boolean }

/**
 * “Notice is filed so check it off, and add order the transcript for Friday”, “add two tasks, … . then drop the vendor lunch”:
 * each wish of a message is read by itself, so that none is lost in the title or the day of another.
 */
export function newAmong(message: string, wording: Wording): Among | undefined {
  // “Email Ana that the audit is done and add Bob in cc”.
  if (writing.has(tokenize(withoutCourtesy(message))[0]?.text ?? '')) return undefined
  const parts = partsOf(message, wording)
  if (parts.length < 2 || parts.length > mostParts) return undefined
  const read: (NewWish[] | undefined)[] = []
  for (const part of parts) read.push(newIn(part, wording) ?? (read.at(-1) && alsoNew(part, wording)))
  const rest = parts.filter((_, at) => read[at] === undefined)
  const tasks = read.flatMap((each) => each ?? [])
  const isMore = parts.some((part) => alsoFirst.test(part))
  const isNamed = parts.some((part, at) => read[at] !== undefined && saysTask(part))
  if (tasks.length === 0 || (rest.length === 0 && !isMore && !isNamed)) return undefined
  return { rest: rest.join('. '), tasks, isNamed }
}

function saysTask(part: string): boolean {
  return findPhrases(tokenize(withoutCourtesy(part)), adding).some(({ at, value }) => at === 0 && value)
}

const writing = new Set('email mail text reply write send forward draft answer tell'.split(' '))
const mostParts = 6

/** “… and also get new goggles”: behind a new task it is another one. */
function alsoNew(part: string, wording: Wording): NewWish[] | undefined {
  const task = alsoFirst.test(part) ? newTaskFrom(withoutNeed(part.replace(alsoFirst, '')), wording) : undefined
  return task && [task]
}

const alsoFirst = /^(?:(?:and|n|plus|&) )?also (?!(?:add|remind|tell|move|push|tick|mark)\b)/i

function newIn(part: string, wording: Wording): NewWish[] | undefined {
  const text = withoutCourtesy(part)
  const tokens = tokenize(text)
  const [head] = findPhrases(tokens, adding)
  // “Note that the bundle has been lodged” tells.
  if (head?.at !== 0 || tokens[head.end]?.text === 'that')
    return handedOver(text, wording) ?? (putting.has(tokens[0]?.text ?? '') ? surelyNew(text, wording) : undefined)
  const wish = readTaskWish(text, wording, false)?.wish
  if (wish?.do === 'create') return [wish]
  if (wish?.do === 'several' && wish.wishes.every((each) => each.do === 'create')) return wish.wishes
  const behind = text.slice(tokens[head.end - 1]?.to).replace(/^[\s:,–—-]+/, '')
  const task = head.value ? newTaskFrom(withoutNeed(behind), wording) : undefined
  return task && [task]
}

/** “Put revise bio on my list for Sunday”. */
function surelyNew(text: string, wording: Wording): NewWish[] | undefined {
  const heard = readTaskWish(text, wording, false)
  return heard?.sure === true && heard.wish.do === 'create' ? [heard.wish] : undefined
}

const putting = new Set('put stick pop chuck bung throw enter log list jot get'.split(' '))

/** Beside another wish, what was handed over is no mere remark. */
function handedOver(text: string, wording: Wording): NewWish[] | undefined {
  const [first = ''] = tokenize(text).map((token) => token.text)
  const waited = handing.has(first) ? readWaiting(text, wording) : undefined
  return waited && [waited.wish]
}

const handing = new Set('gave handed passed delegated assigned'.split(' '))

/** Cut at the ends of sentences, and where an order about tasks or reminders follows a mark or a joint. */
function partsOf(message: string, wording: Wording): string[] {
  const tokens = tokenize(message)
  const times = readTimes(message, wording)
  const cuts = tokens.flatMap(({ from }, at) => {
    const before = tokens[at - 1]
    if (!before || times.some((time) => from > time.at && from < time.until)) return []
    const mark = message.slice(before.to, from)
    const isSentence = /[.!;?] /.test(mark) && !abbreviated.has(before.text) && !goesOn.test(message.slice(from))
    const isJoined = !joints.has(before.text) && (/[,–—-] ?$/.test(mark) || joints.has(tokens[at]?.text ?? ''))
    // “Passed the budget to Nina, and the flyer goes to Monday”.
    const isBehindHanding = handing.has(tokens[0]?.text ?? '') && /, ?$/.test(mark) && tokens[at]?.text === 'and'
    return isSentence || isBehindHanding || (isJoined && beginsOrder(message.slice(from))) ? [from] : []
  })
  const ends = [...cuts, message.length]
  return [0, ...cuts]
    .map((from, at) =>
      message
        .slice(from, ends[at])
        .replace(/[\s,;.–—-]+$/, '')
        .trim(),
    )
    .filter((part) => /\p{L}/u.test(part))
}

/** “… It’s due on Friday” belongs to the task right before it. */
const goesOn =
  /^(?:(?:it|that|this)(?:['’]?s| is| will be| has to be| needs to be| must be| should be) (?:done |ready |finished )?)?(?:due|by|for|(?:a )?(?:high|low|medium|top) prio\w*|urgent|repeats)\b/i
const abbreviated = new Set('mr mrs ms dr prof st vs no nr dept approx incl'.split(' '))
const joints = new Set('and n then also plus & so'.split(' '))

/** “And add …”, “, also new task: …”, “then drop …”. */
function beginsOrder(text: string): boolean {
  const tokens = tokenize(text)
  const first = tokens.findIndex(({ text: word }) => !leading.has(word))
  if (first < 0) return false
  const rest = tokens.slice(first)
  if (first > 0 && alsoFirst.test(text)) return true
  return findPhrases(rest, adding)[0]?.at === 0 || findPhrases(rest, orders)[0]?.at === 0
}

const leading = new Set('i and n then also plus & so pls please could can you kindly just'.split(' '))
/** Whether what follows is the task, even if it reads like an event. */
export const adding = phrases<boolean>([
  [
    'i need a task, i want a task, need a task, need another task, i need another task, i also need a task, i also want a task, make me a task, make another task, add another task, new task, new todo, new to-do, new one, another task, another todo, another one, task, todo, to-do, add a task, add task, add tasks, add a todo, make a task, create a task, create task, add a new task, note down, jot down, write down, put down, one more task, one more',
    true,
  ],
  ['add, create, note, jot, new', false],
])
/** Orders that stand in no title. */
const orders = phrases([
  [
    'remind me, delete, remove, scrap, tick, mark, rename, reopen, postpone, reschedule, shift, bump, drop the, push the, move the, set a reminder, set reminder, tell me, show me',
    true,
  ],
])
