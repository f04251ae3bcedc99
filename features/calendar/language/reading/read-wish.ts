import type { OpenQuestion, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { withoutFalseStart } from '#foundation/language/english/false-start.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Target, Wish } from '../wish.ts'
import { readAdvice } from './advice.ts'
import { readChange, readEnd, readNone, readSwap, readTold, withoutKept } from './changes.ts'
import { neverPlanned, notOurs, ours } from '../event/happenings.ts'
import { afterDenial, clausesOf, isQuestion } from './clauses.ts'
import { withoutCourtesy } from '../event/courtesy.ts'
import { readCondition } from './conditions.ts'
import { readLoop } from './loops.ts'
import { lookedAt, looksOnly } from './looked-at.ts'
import { goesBeside } from './moves-beside.ts'
import { noSuchDay } from './no-such-day.ts'
import { actVerb, orderVerbs } from './order-verbs.ts'
import { isOthersCalendar } from './others.ts'
import { readBeside } from './beside.ts'
import { readBothSides } from './both-sides.ts'
import { readNew } from './creating.ts'
import { plainWords } from '../event/plain-words.ts'
import { withApostrophes } from '../event/read-event.ts'
import { prepared } from '../event/prepared.ts'
import { readClocks, readDays, readPair } from './pairs.ts'
import { readNoteGiven } from './note-given.ts'
import { readPlaceGiven } from './place-given.ts'
import { plannedAsOrder } from './plans.ts'
import { spanOf } from '../event/spans.ts'
import { isAnotherKind } from './another-kind.ts'
import { isTimeAlone } from './splitting.ts'
import { readExcepting, readQuestion } from './questions.ts'
import { readToldAnew, tellsPlainly } from './told-anew.ts'
import { readLaidOut } from './laid-out.ts'
import { readPutIn } from './told-plans.ts'
import { withWhatWasTold } from './told-before.ts'
import { waitsForOthers } from './waits.ts'
import { rewritten } from '../event/orders.ts'

/** `sure`: nobody else can be meant. Otherwise it holds where nothing else is understood. `onHand`: it goes on with what was just done. */
export type Heard = { wish: Wish; sure: boolean; answers?: OpenQuestion; replaces?: string; onHand?: boolean }

/** What a sentence wants of the calendar, in the light of what was spoken of before. */
export function readWish(said: string, wording: Wording, spokenOf: readonly ThingRef[]): Heard | undefined {
  const read = said.length > longest ? undefined : readShort(said, wording, spokenOf)
  const heard = read && looksOnly(said) ? lookedAt(read, wording) : read
  if (heard && goesBeside(said, heard.wish)) return undefined
  if (heard?.wish.do !== 'create' || !said.includes('’')) return heard
  return { ...heard, wish: { ...heard.wish, said: withApostrophes(heard.wish.said) } }
}

function readShort(said: string, wording: Wording, spokenOf: readonly ThingRef[]): Heard | undefined {
  const sentence = withWhatWasTold(plainWords(withoutFalseStart(said)), (text) => isTimeAlone(text, wording))
  if (never.test(sentence) || isPasted.test(said)) return undefined
  const none =
    readNone(withoutKept(sentence, wording), wording) ??
    (/^\W*no more\b/i.test(sentence) ? readEnd(sentence, wording) : undefined)
  if (none) return none
  const text = withoutKept(prepared(sentence, wording), wording)
  const denial = afterDenial(sentence.replaceAll('’', "'").trim()) ?? afterDenial(text)
  if (denial) return readDenied(denial, wording, spokenOf)
  const condition = readCondition(text, wording, (part) => readOrder(part, wording, spokenOf))
  if (condition) return condition
  if (waitsForOthers(sentence)) return conditional(sentence, spokenOf)
  if (dependsOnDays.test(sentence) && isOrder(text))
    return { wish: { do: 'nothing', why: 'conditional', text }, sure: true }
  const loop = readLoop(text, wording, (part) => readBeside(part, wording) ?? readOrder(part, wording, []))
  if (loop) return loop
  if (
    /^(?:if|unless|in case|as soon as|once|whenever|when)\b.*\b(?:then|,)/i.test(text) &&
    actVerb.test(text.replace(/^[^,]*(?:,|\bthen\b)\s*/i, ''))
  )
    return conditional(text, spokenOf)
  if (isOthersCalendar(text) && isOrder(text)) return { wish: { do: 'nothing', why: 'others', text }, sure: true }
  const put = readPutIn(text, wording)
  if (put) return { wish: put, sure: true }
  const impossible = noSuchDay(text, wording, (part) => readOrder(part, wording, spokenOf)?.wish)
  if (impossible) return impossible
  const place = readPlaceGiven(text, wording)
  if (place) return withSpoken({ wish: place, sure: true }, spokenOf)
  const note = readNoteGiven(text, wording)
  if (note) return withSpoken({ wish: note, sure: true }, spokenOf)
  const told = readToldAnew(text, wording, spokenOf)
  if (told && tellsPlainly(text)) return told
  const fact = readTold(text, wording)
  if (fact) return judged(fact, text, spokenOf)
  const ordered = rewritten(text)
  if (ordered !== text && /^(?:schedule\s.*\ssometime|create)\s/i.test(ordered)) return readNew(ordered, wording)
  const given = givesIt(text) ? readOrder(text, wording, spokenOf) : undefined
  if (given && given.wish.do !== 'create') return given
  const question = readExcepting(ordered, wording) ?? readQuestion(ordered, wording)
  const isGuess = question?.wish.do === 'guess' && !question.sure
  if (question && !isGuess) return withSpoken(question, spokenOf)
  const advice = readAdvice(text, wording)
  if (advice) return advice
  if (isGuess || isQuestion(ordered)) return readWondered(text, spokenOf) ?? question
  const order = readOrder(text, wording, spokenOf)
  const isNew = order?.wish.do === 'create' && (!order.sure || (order.wish.bare === true && told?.wish.isSaid === true))
  return (isNew ? told : undefined) ?? order ?? told ?? readPlan(text, wording)
}

/** “Give it half an hour more” asks for no free time. */
function givesIt(text: string): boolean {
  const [first, second] = tokenize(text)
  return first?.text === 'give' && (second?.text === 'it' || second?.text === 'that' || second?.text === 'this')
}

/** “I'm going hiking at 6 on Monday” asks for nothing: whether it belongs into the calendar is asked. */
function readPlan(text: string, wording: Wording): Heard | undefined {
  const order = plannedAsOrder(text, wording)
  const heard = order === undefined ? undefined : readNew(order, wording)
  return heard?.wish.do === 'create' ? { wish: { ...heard.wish, onlyTold: true }, sure: true } : undefined
}

function isOrder(text: string): boolean {
  const [first] = tokenize(text)
  return actVerb.test(text) || (first !== undefined && orderVerbs.has(first.text))
}

function conditional(text: string, spokenOf: readonly ThingRef[]): Heard | undefined {
  return isAbout(text, spokenOf) ? { wish: { do: 'nothing', why: 'conditional', text }, sure: true } : undefined
}

/** “Book the gym on every day I have nothing after five”: nobody knows yet which days these are, so nothing is booked. */
const dependsOnDays =
  /\b(?:every|each|any) (?:day|morning|afternoon|evening|weekday|week) (?:that |when |where |on which )?(?:i|we)(?:'m)? (?:have|am|are|do|don't|can|can't|get)\b/i

/** What somebody else wrote, as mail quotes it. */
const isPasted = /^\s*(?:>|(?:fwd?|re|aw):)/i

/** What is to be done: one wish, or several in one sentence. */
function readOrder(text: string, wording: Wording, spokenOf: readonly ThingRef[]): Heard | undefined {
  const swap = readSwap(text, wording)
  if (swap) return { wish: swap, sure: true }
  const dated = readDated(text, wording, spokenOf)
  if (dated) return dated
  const laidOut = readLaidOut(text, wording)
  if (laidOut) return { wish: laidOut, sure: true }
  const clauses = clausesOf(text)
  if (clauses.length > 1) {
    const several = clauses.map((clause) => readOne(clause, wording, spokenOf))
    const wishes = several.flatMap((heard) => heard?.wish ?? [])
    if (wishes.length === clauses.length && wishes.every((wish) => acts.has(wish.do)))
      return { wish: { do: 'several', wishes: inherited(wishes), text }, sure: several.some((heard) => heard?.sure) }
  }
  return (
    readEnd(text, wording) ??
    readNear(text, wording, spokenOf) ??
    readDays(text, wording) ??
    readClocks(text, wording) ??
    readPair(text, wording) ??
    readOne(text, wording, spokenOf)
  )
}

/** “For tomorrow: cancel the review, then move the call to nine”: the day is that of all that has none. */
function readDated(text: string, wording: Wording, spokenOf: readonly ThingRef[]): Heard | undefined {
  const [, time = '', rest = ''] = /^(?:for|on)\s+(.+?)\s*[:,]\s*(.+)$/i.exec(text) ?? datedOrder(text)
  const span = rest !== '' && actVerb.test(rest) && isTimeAlone(time, wording) ? spanOf(time, wording) : undefined
  const heard = span && readWish(rest, wording, spokenOf)
  if (!heard) return undefined
  const onDay = (wish: Wish): Wish =>
    'target' in wish && wish.target && !wish.target.span ? { ...wish, target: { ...wish.target, span } } : wish
  const { wish } = heard
  const all = wish.do === 'several' ? { ...wish, wishes: wish.wishes.map(onDay) } : onDay(wish)
  return wish.do === 'create' ? undefined : { ...heard, wish: all }
}

/** “On Monday push it to ten”. */
function datedOrder(text: string): [string, string, string] | [] {
  const [first, ...others] = tokenize(text)
  const verb = first?.text === 'on' ? others.find((token) => orderVerbs.has(token.text)) : undefined
  return verb ? [text, text.slice(first?.to, verb.from).trim(), text.slice(verb.from)] : []
}

/** What others understand, whatever else the sentence holds. */
const never =
  /\b(?:time ?zone|working (?:hours|days?|times)|office hours(?! every)|work schedule|i (?:only |do not |don't )?work\b|pacific time|this (?:chat|conversation)|my (?:old )?(?:chats|conversations)|the conversation|bear in mind|in mind)\b|^\W*(?:please )?(?:remember|note|keep in mind|remind|forget|don't remember|summari[sz]e this|sum this|rewrite|rephrase|reword|paraphrase|translate|proofread|reply to|respond to)\b|^\W*(?:i want you to |could you |please )?call me\b|\b(?:to-?dos?|task list|shopping list)\b|^\W*(?:is|are|do|have|what|which|anything|something)\b.*\bdue\b|^\W*see (?:you|ya|u)\b|^\/(?!schedule)/i

const longest = 600
const acts = new Set<Wish['do']>([
  'create',
  'move',
  'resize',
  'cancel',
  'rename',
  'place',
  'note',
  'repeat',
  'invite',
  'uninvite',
])

function readOne(text: string, wording: Wording, spokenOf: readonly ThingRef[]): Heard | undefined {
  const change = readChange(text, wording)
  return change ? judged(change, text, spokenOf) : readNew(text, wording)
}

/** A change, and whether nobody else can be meant by it. */
function judged(said: Wish, text: string, spokenOf: readonly ThingRef[]): Heard | undefined {
  if (said.do === 'offer') return { wish: said, sure: false }
  if (!('target' in said) || !said.target) return { wish: said, sure: true }
  const target = timeless(said.target)
  const change = { ...said, target } as typeof said
  if (target.it && spokenOf.length === 0) {
    const isSaid = (change.do === 'move' && change.to.clock) || change.do === 'resize'
    if (!isSaid && /^(?:delete|remove|drop|erase|clear|bin|trash|call|name|make it)\b/i.test(text)) return undefined
    return { wish: change, sure: change.do === 'move' || /^(?:cancel|make)/i.test(text) }
  }
  return withSpoken({ wish: change, sure: isSure(change, target, text) }, spokenOf)
}

/** “The congress is a week later now”: what has a name is not looked for at this moment. */
function timeless(target: Target): Target {
  return target.span?.words === 'now' && target.words.length > 0 ? { ...target, span: undefined } : target
}

function isSure(wish: Wish, target: Target, text: string): boolean {
  if (target.it || ours.test(text) || /\bseries\b/i.test(text) || isPutOff(wish, text)) return true
  if (wish.do === 'rename' && wish.title !== '' && target.words.length > 0) return true
  if (notOurs.test(text)) return false
  return (
    target.clock !== undefined ||
    target.span !== undefined ||
    /^(?:cancel|reschedule|postpone|call off|push|shift)/i.test(text) ||
    (wish.do === 'move' && /^move/i.test(text))
  )
}

/** What is to take place at another time stands in a calendar, whatever it is called. */
function isPutOff(wish: Wish, text: string): boolean {
  return wish.do === 'move' && Object.values(wish.to).some((part) => part !== undefined) && !neverPlanned.test(text)
}

function readNear(text: string, wording: Wording, spokenOf: readonly ThingRef[]): Heard | undefined {
  const sides = readBothSides(text, wording)
  if (sides) {
    const wishes = sides.map((wish) => withSpoken({ wish, sure: true }, spokenOf).wish)
    return { wish: { do: 'several', wishes, text }, sure: true }
  }
  const beside = readBeside(text, wording)
  if (!beside?.wish.target.it) return beside
  return spokenOf.length > 0 ? withSpoken(beside, spokenOf) : beside
}

/** “It” is what was spoken of; “the second one” is among it. */
function withSpoken({ wish, sure }: Heard, spokenOf: readonly ThingRef[]): Heard {
  if (!('target' in wish) || !wish.target || spokenOf.length === 0) return { wish, sure }
  const { target } = wish
  const among =
    target.it ||
    (target.order !== undefined &&
      target.order.from !== 'now' &&
      target.words.length === 0 &&
      target.span === undefined &&
      spokenOf.length > 1 &&
      wish.do !== 'next' &&
      wish.do !== 'list')
  if (!among || isAnotherKind(target, spokenOf)) return { wish, sure }
  const all = target.all || /^(?:them|these|those|both|all)\b/i.test(target.text)
  return { wish: { ...wish, target: { ...target, it: true, all, named: spokenOf } }, sure }
}

/** The second of two wishes speaks of what the first named. */
function inherited(wishes: readonly Wish[]): Wish[] {
  let last: Target | undefined
  return wishes.map((wish) => {
    if (!('target' in wish) || !wish.target) return wish
    if (wish.target.it && wish.target.named === undefined && last) return { ...wish, target: last }
    last = wish.target
    return wish
  })
}

function readDenied(
  { denied, rest }: { denied: string; rest: string | undefined },
  wording: Wording,
  spokenOf: readonly ThingRef[],
): Heard | undefined {
  const refused = readOne(withoutCourtesy(denied), wording, spokenOf)
  const heard = rest === undefined ? undefined : readWish(rest, wording, spokenOf)
  if (heard && rest !== undefined) {
    const named = refused && 'target' in refused.wish ? refused.wish.target : undefined
    const isIt = 'target' in heard.wish && heard.wish.target?.it === true
    return isIt && named && !named.it ? { wish: { ...heard.wish, target: named } as Wish, sure: true } : heard
  }
  if (!refused || !(ours.test(denied) || refused.sure)) return undefined
  return { wish: { do: 'nothing', why: 'denied', text: denied }, sure: true }
}

function isAbout(text: string, spokenOf: readonly ThingRef[]): boolean {
  return ours.test(text) || (spokenOf.length > 0 && /\b(?:it|that|them)\b/i.test(text))
}

function readWondered(text: string, spokenOf: readonly ThingRef[]): Heard | undefined {
  // “What did I just schedule?” asks for what was done.
  if (/\b(?:did|have) (?:i|we|you)\b/i.test(text)) return undefined
  if (!actVerb.test(text) || !isAbout(text, spokenOf) || notOurs.test(text)) return undefined
  return { wish: { do: 'nothing', why: 'wondered', text }, sure: true }
}
