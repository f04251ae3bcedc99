import { createGrammar } from '#foundation/language/grammar.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { withBareDays } from '#foundation/time/words/bare-days.ts'
import { withDottedDays } from '#foundation/time/words/dotted-days.ts'
import { impossibleDay } from '#foundation/language/english/impossible-day.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { statuses } from '../../contract.ts'
import { taskLexicon } from '../lexicon.ts'
import { adding } from '../adding.ts'
import { changing } from '../orders.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { isOrder, type Order, type Wish } from '../wish.ts'
import { describedBy, pointsAt } from './described.ts'
import { takesPlace } from './event-like.ts'
import { readCaptured } from './captured.ts'
import { clausesOf, halvesOf } from './clauses.ts'
import { withoutCourtesy } from './courtesy.ts'
import { withExceptionFirst } from './excepting.ts'
import { mended, mendedOrder } from './mended.ts'
import { changeMeanings, type Meaning, newMeanings } from './meanings.ts'
import { withoutNeed } from './need.ts'
import { isAboutTasks, isForTasks, isOfList, saysDue } from './of-tasks.ts'
import { onOwnList, putOnOwnList } from './own-list.ts'
import { isMeantElsewhere } from './meant-elsewhere.ts'
import { ordered, withoutSequence } from './ordered.ts'
import { readHeld, readQuestion } from './questions.ts'
import { isNoted, orderVerbs, withoutReason } from './reasons.ts'
import { readRetitled } from './retitled.ts'
import { addressed, corrected, withoutPlease } from './rewording.ts'
import { asksFirst, readStated } from './stated.ts'
import { readTiming } from './timing.ts'
import { toldBefore } from './told-before.ts'
import { onTwoDays } from './two-days.ts'
import { readWaited } from './waiting.ts'
import { readWholeRow } from './whole-rows.ts'
import { newTaskFrom } from './details.ts'
import { readWithParts } from './with-parts.ts'
import { asksSomething } from './asks.ts'
import { notedNeed } from './offered.ts'
import { saysNoTask } from './says-no-task.ts'

/**
 * `sure`: nothing else can be meant. Otherwise only what is found among the tasks shows whether it was; `otherwise` is
 * what is meant where nothing is found.
 */
export type HeardWish = { wish: Wish; sure: boolean; otherwise?: Wish }

const mostCharacters = 600
const grammars = { adding: createGrammar(adding), changing: createGrammar(changing) }

/** What somebody wants of their tasks. `spokenOf`: tasks were spoken of right before. */
export function readTaskWish(message: string, wording: Wording, spokenOf: boolean): HeardWish | undefined {
  if (message.length > mostCharacters) return undefined
  const whole = readWithParts(message, (said) => readTaskWish(said, wording, spokenOf))
  if (whole) return whole
  const said = withExceptionFirst(mendedOrder(withBareDays(withDottedDays(message))), wording)
  const heard = answering(said, readText(said, wording, spokenOf))
  const spelt = heard ? said : mended(said)
  const found = withoutHalf(spelt === said ? heard : readText(spelt, wording, spokenOf))
  if (found && isMeantElsewhere(found.wish, said, wording)) return undefined
  const missing = found && isDated(found.wish) ? impossibleDay(said) : undefined
  return missing === undefined ? found : { wish: { do: 'no-day', said: missing }, sure: found?.sure === true }
}

/** “Half of the audit is done” ends nothing. */
function withoutHalf(heard: HeardWish | undefined): HeardWish | undefined {
  const which = heard?.wish.do === 'complete' ? heard.wish.which.words : ''
  return /^(?:half|part|most|some|a bit)\b/i.test(which) ? undefined : heard
}

/** A question changes nothing. */
function answering(said: string, heard: HeardWish | undefined): HeardWish | undefined {
  return asksSomething(said) && heard && deeds.has(heard.wish.do) ? undefined : heard
}

const deeds = new Set<Wish['do']>(['change', 'complete', 'reopen', 'delete', 'create'])

function isDated(wish: Wish): boolean {
  if (wish.do === 'change') return wish.to.due !== undefined
  return wish.do === 'create' && wish.due !== undefined
}

function readText(message: string, wording: Wording, spokenOf: boolean): HeardWish | undefined {
  const retitled = readRetitled(message)
  if (retitled) return { wish: retitled, sure: retitled.which.isExact !== true }
  const waited = readWaited(withoutCourtesy(message), wording)
  const captured = waited ?? readWholeRow(message, wording) ?? readCaptured(message, wording)
  if (captured) return { wish: captured, sure: true }
  const needed = notedNeed(message, wording)
  if (needed) return { wish: needed, sure: true }
  const held = readHeld(withoutCourtesy(message), wording)
  if (held) return { wish: held, sure: true }
  const text = ordered(toldBefore(withoutSequence(withoutCourtesy(addressed(corrected(message)))), wording))
  const tokens = tokenize(text)
  if (findPhrases(tokens, denied).length > 0 && findPhrases(tokens, unneeded).length === 0) return undefined
  const speaks = findPhrases(tokens, speaksOf).length > 0
  const timed = readTiming(text, wording, speaks || spokenOf)
  if (timed) return { wish: timed, sure: timed.do === 'plan' || speaks || spokenOf }
  const around = { speaks, spokenOf, asks: message.trimEnd().endsWith('?') }
  const two = readAnother(text, wording, around) ?? readTwoDays(message, wording, around)
  if (two) return two
  const several = readSeveral(text, wording, around)
  if (several) return several
  const stated = isNoted(tokens) ? undefined : readStated(withoutPlease(message), wording)
  if (stated?.sure) return stated
  const halves = readHalves(text, wording, around) ?? readAboutIt(text, wording, around)
  if (halves) return halves
  const listed = onOwnList(text, wording)
  const heard = readOne(withoutReason(text, wording), wording, around) ?? (listed && { wish: listed, sure: false })
  const put = heard?.sure === true ? undefined : putOnOwnList(text, wording)
  if (put) return { wish: put, sure: false, ...(heard && { otherwise: heard.wish }) }
  if (!heard || !stated || heard.sure || heard.wish.do === 'create') return heard ?? stated
  return asksFirst.test(text) ? heard : { ...heard, otherwise: stated.wish }
}

/** “Add a task to proof chapter two, and another one to thank Eva”. */
function readAnother(text: string, wording: Wording, around: Around): HeardWish | undefined {
  const [whole, rest = ''] = another.exec(text) ?? []
  if (whole === undefined) return undefined
  const first = readOne(text.slice(0, -whole.length), wording, around)?.wish
  const second = newTaskFrom(rest, wording)
  return first?.do === 'create' && second ? { wish: { do: 'several', wishes: [first, second] }, sure: true } : undefined
}

const another = /,? and (?:also )?another(?: one| task| to-?do)? (?:to|for|called|named|saying) ([^.;]{3,200})[.!]?$/i

function readTwoDays(text: string, wording: Wording, around: Around): HeardWish | undefined {
  const read = (first: string) => readStated(withoutPlease(first), wording) ?? readOne(first, wording, around)
  const two = onTwoDays(text, wording, read)
  return two && { wish: { do: 'several', wishes: two.wishes }, sure: two.heard.sure }
}

/** “Power of attorney came in, tick it off”: the order is about what was spoken of before it. */
function readAboutIt(text: string, wording: Wording, around: Around): HeardWish | undefined {
  for (const [before, behind] of halvesOf(text)) {
    const order = readTold(behind, wording, { ...around, inClause: true })
    if (!order || !('which' in order) || order.which.it !== true) continue
    const tokens = tokenize(withoutCourtesy(before))
    const verb = tokens.findIndex(({ text: word }) => comes.has(word))
    if (verb < 1 || verb > 6 || orderVerbs.has(tokens[0]?.text ?? '')) return undefined
    const words = withoutCourtesy(before).slice(tokens[0]?.from, tokens[verb - 1]?.to)
    const which = describedBy(words, wording)
    return which.words === '' ? undefined : { wish: { ...order, which }, sure: false }
  }
  return undefined
}

const comes = new Set('came is are was were has have got arrived went can needs did'.split(' '))

/** “Paid the invoice and signed the lease”: two things of which each is said to have happened, or is ordered. */
function readHalves(text: string, wording: Wording, around: Around): HeardWish | undefined {
  for (const [before, behind] of halvesOf(text)) {
    const first = readTold(before, wording, around)
    if (!first) continue
    const second = readTold(behind, wording, { ...around, inClause: true })
    const rest = second ? undefined : readHalves(behind, wording, around)?.wish
    const more = second ? [second] : rest?.do === 'several' ? rest.wishes : []
    if (more.length === 0) continue
    const wishes = [first, ...more].map((each, at, all) => withIt(each, all[at - 1]))
    if (wishes.every((each) => each !== undefined)) return { wish: { do: 'several', wishes }, sure: false }
  }
  return undefined
}

/** A change of one task that is named, by a template that leaves nothing to chance. */
function readTold(said: string, wording: Wording, around: Around): Order | undefined {
  const text = withoutCourtesy(said)
  const changed = readBy('changing', changeMeanings, text, wording)
  if (!changed || !inHalves.has(changed.intent) || !isOrder(changed.wish) || changed.wish.do === 'create')
    return undefined
  if (around.asks && changed.states) return undefined
  const { which } = changed.wish
  const points = pointsAt(which)
  // “They settled” says nothing of the tasks that were shown.
  if (points && changed.states && which.it !== true) return undefined
  if (points && !around.spokenOf && around.inClause !== true) return undefined
  return points || (which.words !== '' && tokenize(which.words).length <= 6) ? changed.wish : undefined
}

const inHalves: ReadonlySet<string> = new Set([
  'did',
  'past',
  'complete',
  'move',
  'on-to',
  'level',
  'reopen',
  'delete',
  'later',
  'give',
  'take-date',
  'rename',
])

/** `inClause`: another order stands before it, of which “it” speaks. `asks`: the message ends with a question mark. */
type Around = { speaks: boolean; spokenOf: boolean; asks: boolean; inClause?: boolean }

/** The whole of the message is several orders; each of them must be understood. */
function readSeveral(text: string, wording: Wording, around: Around): HeardWish | undefined {
  const clauses = clausesOf(text)
  if (clauses.length < 2) return undefined
  const heard = clauses.map((clause, at) => readOne(clause, wording, { ...around, inClause: at > 0 }))
  const wishes: Order[] = []
  for (const [at, each] of heard.entries()) {
    if (!each || !isOrder(each.wish)) return undefined
    if (wishes.at(-1)?.do === 'create' && tokenize(clauses[at] ?? '')[1]?.text === 'it') return undefined
    const wish = withIt(each.wish, wishes.at(-1))
    if (!wish) return undefined
    if (JSON.stringify(wish) !== JSON.stringify(wishes.at(-1))) wishes.push(wish)
  }
  const [only, ...more] = wishes
  const wish: Wish = only && more.length === 0 ? only : { do: 'several', wishes }
  return { wish, sure: heard.some((each) => each?.sure) }
}

/** “It” is what the order before speaks of; what belongs to a new task is no order of its own. */
function withIt(wish: Order, before: Order | undefined): Order | undefined {
  if (!('which' in wish) || wish.which.it !== true || !before) return wish
  return 'which' in before ? { ...wish, which: before.which } : undefined
}

function readOne(
  said: string,
  wording: Wording,
  { speaks, spokenOf, asks, inClause = false }: Around,
): HeardWish | undefined {
  const text = withoutCourtesy(said)
  const made = takesPlace(text, wording) ? undefined : readBy('adding', newMeanings, text, wording)
  if (made && !maybeMade.has(made.intent)) return { wish: made.wish, sure: true }
  const question = readQuestion(text, wording, { speaks, spokenOf })
  if (question)
    return {
      wish: question,
      sure:
        speaks || saysDue(text) || surelyAsked.has(question.do) || isAboutTasks(question) || isOfList(question, text),
    }
  const changed = readBy('changing', changeMeanings, text, wording)
  if (!changed) return made ? { wish: made.wish, sure: false } : undefined
  if (asks && changed.states) return howItStands(changed.wish)
  const { wish, intent } = changed
  // “Cancel everything on Friday afternoon” is about what takes place then.
  const isOfTasks = speaks || spokenOf || saysDue(text) || isForTasks(wish, text)
  if (wish.do === 'delete' && wish.which.words === '' && !pointsAt(wish.which) && !isOfTasks) return undefined
  const points = 'which' in wish && pointsAt(wish.which)
  if (points && !spokenOf && !inClause) return undefined
  const isGivenTo = intent === 'give' && wish.do === 'change' && wish.to.person?.includes('@') === true
  const pointsAtIt = spokenOf && points
  return {
    wish,
    sure: pointsAtIt || isGivenTo || (speaks && !told.has(intent)) || surely.has(intent) || isForTasks(wish, text),
  }
}

/** “Grant report done?” asks what “grant report done” would state. */
function howItStands(wish: Wish): HeardWish | undefined {
  if (!('which' in wish)) return undefined
  return { wish: { do: 'list', which: { ...wish.which, statuses: [...statuses] } }, sure: false }
}

/** Where something else is read, that is meant. */
const maybeMade: ReadonlySet<string> = new Set(['split', 'on-named'])

const surelyAsked: ReadonlySet<Wish['do']> = new Set(['lists'])
/** They say what has happened, in whatever words they begin. */
const stating: ReadonlySet<string> = new Set(['did', 'past'])
const told: ReadonlySet<string> = new Set(['doing', 'move-to-list', 'on-to', 'bare-to', 'past'])
/** Only tasks are ticked off or reopened, and only lists are called lists. */
const surely: ReadonlySet<string> = new Set(['reopen', 'complete', 'add-list', 'rename-list', 'delete-list'])

function readBy<Intent extends string>(
  name: keyof typeof grammars,
  meanings: Readonly<Record<Intent, Meaning>>,
  text: string,
  wording: Wording,
): { wish: Wish; intent: Intent; states: boolean } | undefined {
  for (const { template, slots } of grammars[name](text, { now: wording.now, zone: wording.zone ?? 'UTC' })) {
    const intent = template.intent as Intent
    const wish = meanings[intent](slots, { text, wording })
    if (wish) return { wish, intent, states: stating.has(intent) || template.elements[0]?.kind !== 'concept' }
  }
  return undefined
}

/** An answer to what is to be done; nothing where the person has thought better of it, or wants something else. */
export function readNoted(message: string, wording: Wording): Wish | undefined {
  if (message.length > mostCharacters) return undefined
  const text = withoutCourtesy(message)
  if (saysNoTask(text) || message.trimEnd().endsWith('?')) return undefined
  const made = readBy('adding', newMeanings, text, wording)?.wish
  return made ?? newTaskFrom(withoutNeed(text), wording)
}

const unneeded = phrases([[taskLexicon['no-need'], true]])
const denied = phrases([['do not, never, if, unless, in case', true]])
const speaksOf = phrases([
  [
    'task, tasks, my duties, my chores, my errands, to do, to-do, to dos, to-dos, todo, todos, to do list, backlog, overdue, subtask, subtasks, sub-task, sub-tasks, action item, action items',
    true,
  ],
])
