import type { Dialogue, OpenQuestion, ThingRef } from '#foundation/language/dialogue.ts'
import { setRight } from '#foundation/language/english/set-right.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Read, ReadingScene } from '#foundation/server/language.ts'
import { asTask } from '../../language/reading/as-task.ts'
import { newAmong } from '../../language/reading/beside-new.ts'
import { readCorrection } from '../../language/reading/correcting.ts'
import { gathered } from '../../language/reading/gathered.ts'
import { type Before, readChoice, readFollowUp, withChoice } from '../../language/reading/follow-up.ts'
import { mayBeKnown } from '../../language/reading/known/may-be.ts'
import { unreadOrders } from '../../language/reading/known/unread.ts'
import { type HeardWish, readNoted, readTaskWish } from '../../language/reading/read-wish.ts'
import { asksForHolder, isOnlyOfTasks } from '../../language/reading/of-tasks.ts'
import { readNeedOfOthers, readOffer } from '../../language/reading/offered.ts'
import { readSameDay } from '../../language/reading/same-day.ts'
import { mendedOrder } from '../../language/reading/mended.ts'
import { isForOneself } from '../../language/reading/stated.ts'
import { isBriefing } from '../../language/reading/says-no-task.ts'
import { isYes } from '../../language/reading/stray.ts'
import { statuses } from '../../contract.ts'
import { isOrder, type NewWish, type Wish } from '../../language/wish.ts'
import { taskAsSaid, whichTask } from './picking.ts'
import { onDayAsked } from './that-day.ts'

/** The question that the button for a new task asks. */
export const newTaskAsked = 'new-task'

/** What a message wants of the tasks: as an answer to a question of ours, as a follow-up, or by itself. */
export function hear(message: string, scene: ReadingScene): Read | undefined {
  const { now, zone, dialogue } = scene
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const sentence = gathered(message, wording)
  const open = dialogue.open.findLast(({ isLeft }) => isLeft !== true)
  const noted = open?.question === newTaskAsked ? readNoted(sentence, wording) : undefined
  if (open && noted) return { intent: 'tasks', wish: noted, sure: true, answers: open }
  const chosen = open?.question === whichTask ? chosenFrom(sentence, open, wording) : undefined
  if (chosen) return chosen
  if (open?.question === taskAsSaid && isYes(sentence))
    return { intent: 'tasks', wish: open.wish as Wish, sure: true, answers: open }
  const spoken = spokenOf(dialogue)
  const sameDay = readSameDay(sentence, spoken, wording)
  if (sameDay) return { intent: 'tasks', wish: sameDay, sure: true }
  const narrowed = ofThem(sentence, dialogue, wording)
  if (narrowed) return { intent: 'tasks', wish: narrowed, sure: true }
  const follow = followUp(sentence, dialogue, { wording, spoken })
  if (follow) return follow
  const corrected = correction(sentence, dialogue, wording)
  if (corrected) return { intent: 'tasks', wish: corrected, sure: true }
  if (isBriefing(sentence)) return undefined
  const beside = withNew(sentence, wording)
  if (beside) return beside
  const read = readTaskWish(sentence, wording, spoken.length > 0)
  const heard = read && { ...read, wish: onDayAsked(read.wish, sentence, scene) }
  const wish = withKnown(sentence, heard ?? offered(sentence, wording), wording)
  if (!wish) return shownByList(sentence) ?? shownByTitle(sentence)
  // What is asked may as well be asked of an event.
  const isAside = wish.do === 'known' && wish.isAsked !== true
  if (isOnlyOfTasks(wish, sentence) && (wish.do === 'known' || heard?.sure))
    return { intent: 'tasks', wish, sure: true, tries: true, onHand: true, eachPart: true }
  const time = heard && timeForKnown(heard)
  if (time) return time
  if (!heard)
    return { intent: 'tasks', wish, sure: false, tries: true, ...(isAside && { aside: true, eachPart: true }) }
  const { sure } = heard
  const makes = heard.wish.do === 'create' && !(sure && isSurelyTask(heard.wish, sentence, wording))
  const isOnList = heard.wish.do === 'create' && heard.wish.onlyOnList === true
  return {
    intent: 'tasks',
    sure,
    ...(isAside && !makes && { eachPart: true }),
    wish,
    ...(makes && { makes }),
    ...(!sure && (!makes || isOnList) && { tries: true }),
    ...(asksForHolder(heard.wish) && { tries: true, onHand: true }),
    ...(sure && saysTask(message, sentence, heard.wish) && { onHand: true }),
  }
}

/** The list of that name, and not the mailbox. */
const inboxList = /\binbox (?:task |to-?do )?list\b/i

/** “Block an hour for the report” may be about a task of that name, which is looked for before an event is made. */
function timeForKnown({ wish, sure }: HeardWish): Read | undefined {
  if (wish.do !== 'block' || wish.which.words === '' || sure) return undefined
  return { intent: 'tasks', wish: { ...wish, isOpen: true }, sure: true, tries: true, onHand: true }
}

/** “Add to Hiring: ring the referees” is on a list, as no event is; nor is an event done by somebody. */
function isSurelyTask({ title, list, person, due }: NewWish, sentence: string, wording: Wording): boolean {
  const isSaid = (list !== undefined && sentence.includes(':')) || Boolean(person) || asTask(sentence) !== undefined
  return isSaid || (Boolean(due) && toSelf.test(sentence)) || isErrand(title, sentence, wording)
}

/** With a day by which it is due, that is no mere fact. */
const toSelf = /^(?:note|memo) (?:to|for) (?:my)?self\b/i

/** “Add buy stamps, by Friday” is a task, and no event on Friday. */
function isErrand(title: string, sentence: string, wording: Wording): boolean {
  return /\bby\b/i.test(sentence) && isForOneself(title, wording)
}

/** That it is a task was said in so many words, be it in a sentence of its own. */
function saysTask(message: string, sentence: string, wish: Wish): boolean {
  const isSaid = asTask(sentence) !== undefined || inboxList.test(sentence)
  return isSaid || sentence !== message || isJotted(wish, sentence)
}

/** “Jot down: bring the numbers on Sunday” is at no time of day, and no event. */
function isJotted(wish: Wish, sentence: string): boolean {
  return wish.do === 'create' && wish.due?.includes('T') !== true && jotting.test(sentence)
}

const jotting = /^(?:(?:please|pls|can you|could you) )?(?:jot|note|write) (?:this |it )?down\b(?! that)/i

/** “Show me the press kit”: the task that is called exactly so, before whatever mentions it. */
function shownByTitle(sentence: string): Read | undefined {
  const [, words] = showing.exec(sentence.trim()) ?? []
  if (words === undefined) return undefined
  const wish: Wish = { do: 'list', which: { words, all: false, isTitle: true, statuses: [...statuses] } }
  return { intent: 'tasks', wish, sure: false, tries: true, aside: true }
}

/** “Show me what's in Legal”: the open tasks of the list that is called so, where there is one. */
function shownByList(sentence: string): Read | undefined {
  const [, list] = showingList.exec(sentence.trim()) ?? []
  if (list === undefined || notLists.has(list.toLowerCase())) return undefined
  const wish: Wish = { do: 'list', which: { words: '', all: true, list } }
  return { intent: 'tasks', wish, sure: false, tries: true, aside: true }
}

const showingList =
  /^(?:(?:show|tell|list|read)(?: me)? )?(?:what(?:['’]?s| is|['’]?s still| is still)|everything|all)(?: all)?(?: left| open| pending)? (?:in|on|under) (?:the |my |our )?(\p{L}{3,24}(?: \p{L}{3,24})?)(?: please| pls| now)?[?.!]*$/iu
const notLists = new Set(
  'inbox,calendar,diary,agenda,schedule,mail,mailbox,today,tomorrow,tonight,file,files,here,there,that,this,them'.split(
    ',',
  ),
)

const showing =
  /^(?:please |can you |could you |and )*(?:show|open|pull up|bring up)(?: me| us)? (?:the |my )?([^,;:?]{3,60}?)(?: please| pls)?[.!?]*$/i

/** “How many of them are overdue?” asks about the tasks that were just listed or counted. */
function ofThem(sentence: string, { asked }: Dialogue, wording: Wording): Wish | undefined {
  const before = asked?.intent === 'tasks' ? (asked.wish as Wish | undefined) : undefined
  const [whole] = amongThem.exec(sentence) ?? []
  if (whole === undefined || (before?.do !== 'list' && before?.do !== 'count')) return undefined
  const wish = readTaskWish(sentence.replace(amongThem, '$1 tasks '), wording, true)?.wish
  if ((wish?.do !== 'list' && wish?.do !== 'count') || wish.which.words !== '') return undefined
  const { ids: _ids, places: _places, it: _it, ...which } = before.which
  return { ...wish, which: { ...which, ...wish.which, words: which.words } }
}

const amongThem = /^((?:(?:and|so|ok|okay),? )?(?:how many|which|what)) of (?:them|those|these)(?: tasks)? /i

/** New tasks beside what is said of those that are there; what was not read of the rest is named in the answer. */
function withNew(sentence: string, wording: Wording): Read | undefined {
  const found = newAmong(sentence, wording)
  if (!found) return undefined
  const { rest, tasks, isNamed } = found
  if (rest === '') return { intent: 'tasks', wish: { do: 'several', wishes: tasks } satisfies Wish, sure: true }
  const isOrdered = isNamed && unreadOrders(rest, { wording, tasks: [], spoken: [] }).length > 0
  if (!isOrdered && mayBeKnown(rest, wording) !== 'said') return undefined
  const head = readTaskWish(rest, wording, false)?.wish
  const instead: Wish | undefined = head && isOrder(head) ? { do: 'several', wishes: [head, ...tasks] } : undefined
  const wish: Wish = { do: 'known', text: rest, also: tasks, ...(instead && { instead }) }
  return { intent: 'tasks', wish, sure: false, tries: true, aside: true, eachPart: true }
}

/** Offers a task for what somebody else needs by a day, unless an existing task is meant. */
function offered(sentence: string, wording: Wording): Pick<HeardWish, 'otherwise'> | undefined {
  const task = readNeedOfOthers(sentence, wording)
  return task && { otherwise: { do: 'offer', task } }
}

/** Offers a task if nothing else read the message and it names a deadline. */
export function offerRead(sentence: string, { now, zone }: ReadingScene): Read | undefined {
  const task = readOffer(sentence, { now, zone, dateOrder: dateOrderOf(zone) })
  return task && { intent: 'tasks', wish: { do: 'offer', task } satisfies Wish, sure: false, tries: true, last: true }
}

/** What may be said of tasks that are there is looked for among them first. */
function withKnown(text: string, heard: Partial<HeardWish> | undefined, wording: Wording): Wish | undefined {
  const { wish: instead, otherwise } = heard ?? {}
  if (instead && !mayBeOfKnown(text, instead)) return instead
  const may = mayBeKnown(text, wording)
  if (!otherwise && (may === undefined || (may === 'asked' && instead))) return instead
  return {
    do: 'known',
    text,
    ...(may === 'asked' && { isAsked: true }),
    ...(instead && { instead }),
    ...(otherwise && { otherwise }),
  }
}

function mayBeOfKnown(text: string, wish: Wish): boolean {
  if (wish.do === 'create') return !newTask.test(mendedOrder(text)) || /\bsh(?:ould|uld|ud) be called\b/i.test(text)
  if (wish.do === 'several') return wish.wishes.every((each) => each.do !== 'create')
  return (
    'which' in wish &&
    wish.do !== 'list' &&
    wish.do !== 'count' &&
    wish.do !== 'block' &&
    !(wish.which.all && wish.which.words === '')
  )
}

/** Who names a task, a list or a note, or adds something, wants a new one. */
const newTask =
  /\b(?:tasks?|to-?dos?|to do|list|backlog|note|noted|add|create|new|another)\b|\b(?:on|to|in|into|onto) (?:\p{L}+ ){0,3}board\b/iu

function correction(sentence: string, { did }: Dialogue, wording: Wording): Wish | undefined {
  if (!did || did.isPast === true || did.isUndone === true || did.frame?.intent !== 'tasks') return undefined
  const { activityId, frame, things } = did
  return readCorrection(
    sentence,
    { activityId, wish: frame.wish as Wish | undefined, ids: things.map(({ id }) => id) },
    wording,
  )
}

function chosenFrom(sentence: string, open: OpenQuestion, wording: Wording): Read | undefined {
  const things = open.things ?? []
  const chosen = readChoice(sentence, things, wording)
  const wish = chosen && withChoice(open.wish as Wish, chosen)
  return wish && { intent: 'tasks', wish, sure: true, answers: open }
}

type Around = { wording: Wording; spoken: readonly ThingRef[] }

/** The wish that was answered last, or whose card waits, with what is said now. */
function followUp(sentence: string, { did, card, asked }: Dialogue, { wording, spoken }: Around): Read | undefined {
  const waiting = card && card.isPast !== true && card.frame?.intent === 'tasks' ? card : undefined
  const frame = waiting?.frame ?? (did && did.isPast !== true ? did.frame : asked)
  if (frame?.intent !== 'tasks') return undefined
  const told = frame.wish as Wish | undefined
  // What was set right is spoken of as it is since.
  const before = told?.do === 'correct' ? told.wish : told
  const around = { wording, isWaiting: waiting !== undefined, isSpoken: spoken.length > 0 }
  const wish = before && (readFollowUp(sentence, before, around) ?? changedTo(setRight(sentence), before, around))
  return wish && { intent: 'tasks', wish, sure: true, ...(waiting && { replaces: waiting.activityId }) }
}

/** “Or no, Friday”: a change of what was done or shown, and nothing new. */
function changedTo(right: string | undefined, before: Wish, around: Before): Wish | undefined {
  const wish = right === undefined ? undefined : readFollowUp(right, before, around)
  return wish?.do === 'change' ? wish : undefined
}

function spokenOf({ did, shown }: Dialogue): ThingRef[] {
  const last = did?.isPast === true ? shown : (did?.things ?? shown)
  return last.filter(({ kind }) => kind === 'task')
}
