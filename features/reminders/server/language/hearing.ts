import { isForAddress } from '#foundation/language/english/to-address.ts'
import { atSameTime, setRight, withoutSameTime } from '#foundation/language/english/set-right.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Dialogue, OpenQuestion } from '#foundation/language/dialogue.ts'
import type { Read, ReadingScene } from '#foundation/server/language.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { completed } from '../../language/reading/completing.ts'
import { othersIn } from '../../language/reading/asking.ts'
import { readCorrection } from '../../language/reading/correcting.ts'
import { aheadIn } from '../../language/reading/ahead.ts'
import { callsThem, mayBeKnown, namesKnown } from '../../language/reading/known.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { leadTimeIn, readFollowUp } from '../../language/reading/follow-up.ts'
import { readReminderWish, withoutWhy } from '../../language/reading/read-wish.ts'
import { withoutThisOnce } from '../../language/reading/this-once.ts'
import { somebodyElse } from '../../language/reading/somebody-else.ts'
import { mended } from '../../language/reading/spelling.ts'
import { readHeld, readUnnamed } from '../../language/reading/unnamed.ts'
import { onDayBefore, wholeLength } from '../../language/reading/said-when.ts'
import type { NewWish, Wish } from '../../language/wish.ts'
import { asksTime, asksWords } from './creating.ts'
import { endedByName, saidOfIt } from './in-hand.ts'
import { clockOfLast, dayOfOnly, onItsDay, withItsHour } from './its-day.ts'
import { withItsWeekday } from './its-weekday.ts'
import { ofNext } from './its-next.ts'
import { lateAnswer } from './left-question.ts'
import { asksUntil } from './pausing.ts'
import { byPlaceOfDay } from './by-day.ts'

const intent = 'reminders'
const ours = new Set([asksWords, asksTime, asksUntil, 'reminder-which'])

/** Reads a request; “just this once” is said of the next time of what repeats. */
export function hear(spoken: string, scene: ReadingScene): Read | undefined {
  const rest = withoutThisOnce(spoken)
  const read = rest === undefined ? undefined : hearWhole(rest, scene)
  const wish = read?.wish as Wish | undefined
  if (!read || !wish || !('which' in wish || (wish.do === 'known' && !wish.also))) return hearWhole(spoken, scene)
  return { ...read, wish: withNext(wish) }
}

function withNext(wish: Wish): Wish {
  if (wish.do !== 'known') return ofNext(wish)
  const { instead } = wish
  return { ...wish, next: true, ...(instead && { instead: withNext(instead) }) }
}

/** What may be said of a reminder that is there is looked for among them first. */
function hearWhole(spoken: string, scene: ReadingScene): Read | undefined {
  const message = byPlaceOfDay(spoken, scene.dialogue, scene.zone)
  const { did, shown } = scene.dialogue
  const things = (did && did.isPast !== true ? did.things : shown).filter(({ kind }) => kind === 'reminder')
  const ended = endedByName(message, [...things, ...(did?.among ?? [])])
  if (ended) return { intent, wish: ended, sure: true }
  const also = alsoStopped(message, scene)
  if (also) return { intent, wish: also, sure: true }
  const said = withoutWhy(things.length > 0 ? saidOfIt(withItsWeekday(message, scene.dialogue), scene) : message)
  const both = withNew(said, scene)
  if (both) return both
  const alone = heardAlone(said, scene)
  if (alone?.answers || alone?.replaces) return alone
  if (isForAddress(said)) return undefined
  const read = aheadOfNamed(said, alone, scene)
  if (!mayBeKnown(said)) return read
  const wish = read?.wish as Wish | undefined
  if (wish && !(wish.do === 'create' || wish.do === 'ahead' ? namesKnown(said) : isOfAny(wish))) return read
  const known: Wish = { do: 'known', text: said, ...(wish && { instead: wish }) }
  if (read) return { ...read, wish: known }
  return callsThem(said)
    ? { intent, wish: known, sure: true, tries: true }
    : { intent, wish: known, sure: false, tries: true, aside: true }
}

/** “And the wine one too”, after one was stopped. */
function alsoStopped(message: string, { now, zone, dialogue: { did } }: ReadingScene): Wish | undefined {
  const before =
    did && did.isPast !== true && did.frame?.intent === intent ? (did.frame.wish as Wish | undefined) : undefined
  if (before?.do !== 'stop' || !(alsoAhead.test(message) || alsoBehind.test(message))) return undefined
  const [, name = ''] = alsoThat.exec(withoutCourtesy(message)) ?? []
  const says = tokenize(name).some(({ text }) => noName.has(text))
  if (name === '' || says || readTimes(name, { now, zone, dateOrder: dateOrderOf(zone) }).length > 0) return undefined
  return { do: 'known', text: `stop the ${name} reminder` }
}

const alsoAhead = /^\W*(?:(?:ok|okay|oh|yes|so|then),? ){0,2}(?:and|also|plus)\b/i
const alsoBehind = /\b(?:too|as well|also)(?:,? (?:please|pls|plz|thanks))?[.!]*$/i
const alsoThat =
  /^(?:(?:and|also|plus),? ){0,3}(?:(?:the|my) )?([\p{L}\d][\p{L}\d'-]{0,30}(?: [\p{L}\d'-]{1,30}){0,2}) (?:ones?|reminders?)(?:,? (?:too|as well|also))?[.!]*$/iu
/** Something else is to be done, or is asked, or no name is said. */
const noName = new Set(
  "add set make put move keep leave push shift delay snooze change start restart resume show open bring take get have need want buy book call do did is are was not no never dont don't remind create give list read which what when why how the my a an this that these those it another next last other new first second more".split(
    ' ',
  ),
)

/** “Cancel the vet reminder, instead ping me Saturday at 10:30 to buy food”: one that is there, and a new one behind it. */
function withNew(said: string, { now, zone }: ReadingScene): Read | undefined {
  const [, head = '', tail = ''] = behindIt.exec(said) ?? []
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const order = tail.replace(newOne, 'remind me ')
  const also = head === '' || !mayBeKnown(head) ? undefined : readReminderWish(order, wording)
  if (also?.do !== 'create' || also.text === undefined || also.timing === undefined) return undefined
  return { intent, wish: { do: 'known', text: head, also } satisfies Wish, sure: true }
}

const behindIt =
  /^(.{5,100}?)(?:[,;.]| and| but| then) (?:and |but )?(?:instead |also |then |rather |just )?,? ?((?:(?:remind|ping|nudge|alert|buzz|notify) me|(?:set|make|add|create)(?: me)? (?:a new|another|one|a second)) .{5,200})$/i
/** “Stop the deed reminder and set one for Monday”. */
const newOne = /^(?:set|make|add|create)(?: me)? (?:a new one|another one|one|another|a new|a second)(?: reminder)? /i

/** “Give me a little warning an hour before the visit”: which event it is, its title in the calendar tells. */
function aheadOfNamed(said: string, read: Read | undefined, { now, zone }: ReadingScene): Read | undefined {
  const wish = read?.wish as Wish | undefined
  if (wish && !(wish.do === 'create' && isVague(wish))) return read
  if (!aheadIn(mended(said), { now, zone, dateOrder: dateOrderOf(zone) })) return read
  const ahead: Wish = { do: 'ahead', text: said, ...(wish && { instead: wish }) }
  return read ? { ...read, wish: ahead } : { intent, wish: ahead, sure: false, tries: true, aside: true }
}

/** Too many words were read as the name of the event, or none. */
function isVague({ text, timing }: NewWish): boolean {
  if (timing?.by !== 'event' || timing.side !== 'before') return timing === undefined
  const { words, scope, from, clock, it } = timing.events
  if (scope === 'all' || from !== undefined || clock !== undefined) return false
  return it === true ? text !== undefined : tokenize(words).length >= leastWords
}

const leastWords = 3

/** It is about none that was spoken of before. */
function isOfAny(wish: Wish): boolean {
  if (!('which' in wish) || wish.do === 'told') return false
  const { it, place, ofRow } = wish.which
  return it !== true && place === undefined && ofRow === undefined
}

/** Reads a request by itself, as an answer to our question, or as a follow-up. */
function heardAlone(said: string, { now, zone, dialogue }: ReadingScene): Read | undefined {
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const last = clockOfLast(dialogue, zone)
  const told = atSameTime(withItsHour(said, last), last)
  const timeless = withoutSameTime(told)
  const { sentence, isAbout, ...its } = onItsDay(timeless ?? told, dialogue, wording)
  const lacksDay = its.lacksDay || timeless !== undefined
  const text = withoutCourtesy(mended(sentence))
  const listed = /^\W*(?:(?:any|my|so|and) )?reminders\b/i.test(sentence) ? othersIn(sentence, wording) : undefined
  const read = listed ?? readHeld(text, wording) ?? readReminderWish(sentence, wording)
  const wish = lacksDay && read?.do === 'create' ? withoutTime(read) : read
  // “Reminder the same day at 7:30” is about what was spoken of.
  const isAboutIt = isAbout && wish?.do === 'create' && wish.text === undefined
  // “Reminder two days before, at 9” says neither of what nor before what.
  if (wish?.do === 'create' && wish.text !== undefined && beforeWhat.test(wish.text) && ahead.test(said)) {
    const { text: length, timing: _timing, ...rest } = wish
    return { intent, wish: daysAhead(length, wish, dialogue, zone) ?? rest, sure: true }
  }
  const counted = wish?.do === 'create' ? beforeItsDay(wish, dialogue, zone) : undefined
  if (counted) return { intent, wish: counted, sure: true }
  if (wish && isOfOther(wish, dialogue)) return { intent, wish, sure: false, tries: true }
  if (wish) return { intent, wish: isAboutIt ? { ...wish, it: true } : wish, sure: true }
  const open = dialogue.open.findLast(({ isLeft }) => isLeft !== true)
  const isAsked = asking.has(tokenize(sentence.replace(/^(?:and|so|ok|but) /i, ''))[0]?.text ?? '')
  const answer = open && ours.has(open.question) && !isAsked ? answered(sentence, open, wording) : undefined
  if (open && answer) return { intent, wish: answer, sure: true, answers: open }
  const late = open ? undefined : lateAnswer(sentence, dialogue, wording)
  if (late) return { intent, sure: true, ...late }
  const lead = aheadOfEvent(sentence, dialogue)
  if (lead) return lead
  const corrected = correction(sentence, dialogue, wording)
  if (corrected) return { intent, wish: corrected, sure: true }
  const { did, shown } = dialogue
  const things = did && did.isPast !== true ? did.things : shown
  const [only, ...others] = things.filter(({ kind }) => kind === 'reminder')
  const another = only && others.length === 0 ? somebodyElse(sentence, only.title, wording) : undefined
  const more = another === undefined ? undefined : readReminderWish(another, wording)
  if (more) return { intent, wish: onDayOfLast(more, dialogue), sure: true }
  const right = setRight(sentence)
  const follow = things.some(({ kind }) => kind === 'reminder')
    ? (readFollowUp(sentence, wording) ?? (right === undefined ? undefined : readFollowUp(right, wording)))
    : undefined
  if (follow) return { intent, wish: onDayOfLast(follow, dialogue), sure: true }
  const unnamed = readUnnamed(text, wording)
  return unnamed && { intent, wish: unnamed, sure: false, tries: true }
}

/** “Snooze it”, where something else was shown or done last, which may be put off as well. */
function isOfOther(wish: Wish, { did, shown }: Dialogue): boolean {
  const things = did && did.isPast !== true ? did.things : shown
  const isOpen = wish.do === 'snooze' && wish.which.words === '' && wish.which.ids === undefined
  return isOpen && things.length > 0 && things.every(({ kind }) => kind !== 'reminder')
}

/** “Tomorrow at 9 …”, then “and at 3 …”: on the day of the one that was set before. */
function onDayOfLast(wish: Wish, { did }: Dialogue): Wish {
  const before =
    did && did.isPast !== true && did.frame?.intent === intent ? (did.frame.wish as Wish | undefined) : undefined
  return wish.do === 'create' && before?.do === 'create' ? onDayBefore(wish, before.timing) : wish
}

/** A time of day on a day that nobody named is asked about. */
function withoutTime({ timing: _timing, ...wish }: NewWish): NewWish {
  return wish
}

/** “Sorry, 2h”: of the reminder before an event that was set last, or whose card waits. */
function aheadOfEvent(sentence: string, { card, did }: Dialogue): Read | undefined {
  const waiting = card && card.isPast !== true ? card : undefined
  const frame = waiting?.frame ?? (did && did.isPast !== true ? did.frame : undefined)
  const wish = frame?.intent === intent ? (frame.wish as Wish | undefined) : undefined
  if (wish?.do !== 'create' || wish.timing?.by !== 'event') return undefined
  const [, more] = anotherOne.exec(sentence.trim()) ?? []
  const minutes = leadTimeIn(more ?? sentence) ?? minutesAlone(setRight(sentence))
  if (minutes === undefined) return undefined
  const timing = { ...wish.timing, minutes }
  if (more !== undefined) return { intent, wish: { ...wish, timing }, sure: true }
  if (waiting) return { intent, wish: { ...wish, timing }, sure: true, replaces: waiting.activityId }
  return { intent, wish: { do: 'change', which: { words: '', it: true }, timing }, sure: true }
}

/** “And another one 2 hours before”. */
const anotherOne =
  /^(?:(?:and|also|plus|oh|then|ok),? )*(?:another(?: one| reminder)?|one more|a second(?: one| reminder)?|again|one),? (?:also )?(.{4,40}?)[.!]*$/i

/** “30 rather”: how many minutes before. */
function minutesAlone(right: string | undefined): number | undefined {
  if (right === undefined) return undefined
  return /^\d{1,3}$/.test(right) ? Number(right) : leadTimeIn(right)
}

/** “Reminder two days before, at 9”: so long before the day of the one thing that was spoken of. */
function daysAhead(length: string, { timing }: NewWish, dialogue: Dialogue, zone: string): NewWish | undefined {
  const minutes = wholeLength(length.replace(/ (?:before|earlier|prior)$/i, ''))
  const day = minutes === undefined || minutes % minutesOfDay > 0 ? undefined : dayOfOnly(dialogue, zone)
  const clock = timing?.by === 'time' ? (timing.clock ?? timing.at.slice(11)) : undefined
  if (minutes === undefined || !day) return undefined
  const to = day.subtract({ days: minutes / minutesOfDay }).toString()
  return {
    do: 'create',
    it: true,
    timing: clock === undefined ? { by: 'day', day: to } : { by: 'time', at: `${to}T${clock}` },
  }
}

/** “Three days before, at 10”: before the day of the one thing that was spoken of. */
function beforeItsDay({ timing, ...wish }: NewWish, dialogue: Dialogue, zone: string): NewWish | undefined {
  if (timing?.by !== 'event-day' || timing.events.it !== true) return undefined
  const day = dayOfOnly(dialogue, zone)?.subtract({ days: timing.daysBefore })
  // Neither of what nor before what was said.
  if (!day) return wish.text === undefined ? wish : undefined
  const about = wish.text === undefined ? { it: true } : {}
  return { ...wish, ...about, timing: { by: 'time', at: `${day.toString()}T${timing.clock}` } }
}

const minutesOfDay = 1_440

const beforeWhat =
  /^(?:an?|one|two|three|four|\d+|half an) (?:minutes?|mins?|hours?|days?|weeks?)(?: (?:before|earlier|prior))?$/i
/** “And what are six bowls at 85” asks for something, and answers nothing. */
const asking = new Set('what which where who whose how why is are do does did was were'.split(' '))

const ahead = /\b(?:before|earlier|prior)\b/i

function correction(sentence: string, { did }: Dialogue, wording: Wording): Wish | undefined {
  if (!did || did.isPast === true || did.isUndone === true || did.frame?.intent !== intent) return undefined
  const { activityId, frame } = did
  return readCorrection(mended(sentence), { activityId, wish: frame.wish as Wish | undefined }, wording)
}

function answered(sentence: string, { question, wish }: OpenQuestion, wording: Wording): Wish | undefined {
  return completed(sentence, { question: questionOf(question), wish: wish as Wish | undefined }, wording)
}

function questionOf(name: string): 'words' | 'time' | 'until' | 'which' {
  if (name === asksUntil) return 'until'
  return name === asksWords ? 'words' : name === asksTime ? 'time' : 'which'
}
