import { rightOf } from '#foundation/language/english/correction.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { trimmed } from '#foundation/language/text/phrases.ts'
import type { NewWish } from '../wish.ts'
import { newTaskFrom, severalFrom } from './details.ts'
import { dueIn } from './due.ts'
import { meetings } from './known/known-words.ts'
import { saysIntent, saysNeed, withoutNeed } from './need.ts'

/** “Do I have anything due tomorrow” is nothing to note, whatever is found. */
export const asksFirst =
  /^(?:do|does|did|have|has|is|are|was|were|what|which|when|who|how) (?:i|we|you|my|our|the|any|anything|something|there|it|is|are)\b/i

type Stated = { wish: NewWish | { do: 'several'; wishes: NewWish[] }; sure: boolean }

const mostWords = 30

/** What is only stated and is to be done: “need to renew the passport by the 12th”, “end of day: send Joy the agenda”. */
export function readStated(text: string, wording: Wording): Stated | undefined {
  const tokens = tokenize(text)
  if (tokens.length < 2 || tokens.length > mostWords || text.includes('?') || asksFirst.test(text)) return undefined
  return (
    headed(text, wording) ??
    bothFor(text, wording) ??
    needed(text, wording) ??
    ordered(text, wording) ??
    duty(text, wording)
  )
}

/** What stands before a colon is when it is due, or how often: “monthly task on the 1st: reconcile the card”. */
function headed(text: string, wording: Wording): Stated | undefined {
  const [mark = ''] = /: | [-–—] /.exec(text) ?? []
  const colon = mark === '' ? -1 : text.indexOf(mark)
  if (colon < 1) return undefined
  const [head, body] = [text.slice(0, colon), text.slice(colon + mark.length)]
  const due = dueIn(head, wording)
  if (!due || trimmed(due.rest, besideDue) !== '') return undefined
  const { due: day, repeat, repeatsFrom } = due.said
  const said = { due: day, ...(repeat !== null && { repeat, repeatsFrom }) }
  // “Tasks for today: confirm the car, print the board pack, order flowers”.
  const wishes = severalFrom(body, plural.test(head) ? 2 : 3).flatMap((each) => newTaskFrom(each, wording) ?? [])
  if (wishes.length > 1)
    return { wish: { do: 'several', wishes: wishes.map((wish) => ({ ...said, ...wish })) }, sure: true }
  const [wish] = wishes
  return wish && { wish: { ...said, ...wish }, sure: true }
}

/** “Pack the adapter and charge the headphones, both for Monday”. */
function bothFor(text: string, wording: Wording): Stated | undefined {
  const [whole, day = ''] = /,? (?:both|all|each)(?: of (?:them|these))? ((?:for|by|due|on) .{2,40})$/i.exec(text) ?? []
  if (whole === undefined || !dueIn(day, wording)) return undefined
  const wishes = errandsIn(text.slice(0, -whole.length), wording, day)
  return wishes.length > 1 ? { wish: { do: 'several', wishes }, sure: true } : undefined
}

/** “Pack the adapter and charge the headphones”: each of them begins with what a person does alone. */
export function errandsIn(said: string, wording: Wording, day = ''): NewWish[] {
  const titles = severalFrom(said)
  const areErrands = titles.every((title) => doneByOneself.has(tokenize(title)[0]?.text ?? ''))
  return areErrands ? titles.flatMap((title) => newTaskFrom(`${title} ${day}`.trim(), wording) ?? []) : []
}

/** “Two more for Thursday: …”. */
const plural = /\b(?:two|three|four|five|[2-9]|some|these|tasks|todos|to-dos|things|both|items|few|couple)\b/i

const besideDue = new Set(
  'task tasks todo todos to-dos to-do things list to do new a an my the add on for by due please it every each daily weekly monthly yearly quarterly recurring repeating two three four five six some these both few couple of more another other items item ones also following note put down list first thing asap right away'.split(
    ' ',
  ),
)

function needed(said: string, wording: Wording): Stated | undefined {
  const text = needFirst(said, wording)
  const isMeant =
    saysIntent(text) && (saysDeadline(text, wording) || (!willDo.test(text) && dueIn(text, wording) !== undefined))
  if (!saysNeed(text) && !isMeant) return undefined
  const rest = withoutNeed(text)
  const [first = ''] = tokenize(rest).map((token) => token.text)
  if (neverNoted.has(first) && (articles.has(first) || !saysDeadline(rest, wording))) return undefined
  const wish = newTaskFrom(rest, wording)
  return wish && { wish, sure: wish.due !== undefined && !isClock(wish) && saysDeadline(rest, wording) }
}

/** “Every Monday I have to submit my timesheet”, “by Friday I must grade the essays”: with when it is to be done behind it. */
function needFirst(text: string, wording: Wording): string {
  const lead = /^(?:(?:on|by|before|until|till|for) )?/i.exec(text)?.[0].length ?? 0
  const place = [...(readRepetition(text, wording)?.places ?? []), ...readTimes(text, wording)].find(
    ({ at }) => at <= lead,
  )
  // “Half an hour later please, need to see my daughter first” moves an event.
  if (!place || shifts.test(text.slice(0, place.until))) return text
  const rest = text.slice(place.until).replace(/^[\s,]+/, '')
  return saysNeed(rest) ? `${rest} ${text.slice(0, place.until)}` : text
}

const shifts = /\b(?:later|earlier)$/i

/** “The lease must be signed by Friday”, “the car tax is due on the 1st”, “I owe Anna the figures by Monday”. */
function duty(said: string, wording: Wording): Stated | undefined {
  // “The essay isn't due till the 15th now” speaks of one that is there.
  if (/n['’]t due\b|\bnot due\b/i.test(said)) return undefined
  const text = rightOf(said, (part) => readTimes(`at ${part}`, wording).length > 0)
  const [whole, thing = '', rest = ''] = dueThen.exec(text) ?? deadlineOf.exec(text) ?? []
  const told = owed.exec(text)?.[1] ?? (saysDeadline(text, wording) ? thereIs.exec(text)?.[1] : undefined)
  const noted = whole === undefined ? told : `${thing} due ${rest}`
  if (whole === undefined && noted === undefined && !(passive.test(text) && saysDeadline(text, wording)))
    return undefined
  const wish = newTaskFrom(noted ?? text, wording)
  const isDue = typeof wish?.due === 'string' && !wish.title.includes('?')
  return isDue && !points.test(wish.title) ? { wish, sure: false } : undefined
}

const dueThen =
  /^((?:(?!\b(?:is|are|was|due)\b)[^,.;:?]){2,60}?)(?:'s| is| are)? (?:now )?due (?:on |by |back )?(.{2,40})$/i
const deadlineOf = /^(?:the |my |our )?deadline (?:for|of|on) (.{2,60}?) is (?:on )?(.{2,40})$/i
const owed = /^(?:i|we) ((?:owe|promised) .{3,80})$/i
const thereIs = /^there(?:'s| is| are)(?: also| still)? (.{2,60} to .{3,60})$/i
const passive = /\b(?:must|(?:has|have|needs?|ought) to|should) (?:be|go|get)\b|\b(?:needs|wants|requires) \w+ing\b/i
const points = /^(?:it|that|this|they|these|those|everything|all|what|which|anything|nothing|both)\b/i

/** An order to oneself, by a day: “renew the domain by Friday”, “water the plants every 3 days”. */
function ordered(text: string, wording: Wording): Stated | undefined {
  const [first = '', second = ''] = tokenize(text).map((token) => token.text)
  // “Read fire regs can wait until Monday” speaks of a task that is there.
  if (tokenize(text).some((token) => says.has(token.text))) return undefined
  if (!doneByOneself.has(first) || notThings.has(second)) return undefined
  // “Drop the call to Lund on Friday” ends something.
  if (first === 'drop' && !dropsOff.test(text) && !leavesThere(text)) return undefined
  const wish = newTaskFrom(text, wording)
  if (!wish || wish.due === undefined || wish.due === null || isClock(wish)) return undefined
  // “Drop today's” is an order about what is there.
  if (wish.title.toLowerCase() === first) return undefined
  if (toOthers.has(first) && !saysDeadline(text, wording)) return undefined
  return { wish, sure: true }
}

const dropsOff = /\boff\b|\b(?:at|by|round|into|over) (?:the|my|our|\p{L}+['’]s)\b/iu

/** “Drop the kids at school”, “drop a note to Lund”; “drop the meeting with Tom on Friday” ends one. */
function leavesThere(text: string): boolean {
  const isMeeting = tokenize(text).some((token) => meetings.has(token.text))
  return writes.test(text) || (!isMeeting && !occasion.test(text) && thereWith.test(text))
}

const writes = /^drop (?:\p{L}+ )?an? (?:(?:quick|short|little) )?(?:note|line)\b/iu
const thereWith = /\b(?:[Aa]t (?!noon\b|midnight\b|lunch\b|night\b)\p{L}{3,}|[Ww]ith (?!the\b|my\b|our\b)\p{Lu}\p{L}+)/u
const occasion =
  /\b(?:\p{L}*event|appointments?|visit|class|course|lesson|reminder|task|list|standup|demo|gym|dentist|doctor|training|yoga|run|walk|slot|booking|party|talk|trip|idea|project|plan|offer|deal)\b/iu

/** “Read me Friday” is said to somebody. */
const notThings = new Set(['it', 'that', 'with', 'me', 'us'])

/** “Chase invoice 4471, next Tuesday”: what is added so is no event. */
export function isForOneself(said: string, wording: Wording): boolean {
  const [first = ''] = tokenize(said).map((token) => token.text)
  const wish = doneByOneself.has(first) || first === 'call' ? newTaskFrom(said, wording) : undefined
  return wish !== undefined && !isClock(wish)
}

const says = new Set('is are was were can could should will would has needs must belongs might may instead'.split(' '))

function isClock({ due }: NewWish): boolean {
  return due?.includes('T') === true
}

function saysDeadline(text: string, wording: Wording): boolean {
  return readTimes(text, wording).some(({ kind }) => kind === 'before') || readRepetition(text, wording) !== undefined
}

const willDo = /^\w+(?:'ll| will) /i

/** What people say that they need to do, and do not note. */
const neverNoted = new Set(
  `go run think sleep eat know talk be leave wait rest focus stop lie relax say admit ask tell understand see head get-going remember
  assign reassign give hand block find show list transfer complete mark push postpone drop clear update copy share invite attend
  a an the you some more that this it cancel move reschedule schedule set change delete remove rename add create put plan meet mark`.split(
    /\s+/,
  ),
)

const articles = new Set('a an the you some more that this it be know see'.split(' '))

/** Done by the person alone, and by nobody at a time of day. */
const doneByOneself = new Set(
  `read pay buy renew file write fix submit order return print sign draft water wash clean collect send chase email reply respond forward
  review update prepare prep finalise finalize proofread translate pack tidy iron sort repair replace cash top charge download upload back
  check research look compare find get pick drop post mail ship reconcile invoice approve test refill feed mow vacuum hoover bake cook
  thank polish grade service paint plant dig mend sew apply claim oil descale defrost unpack fetch donate recycle shred congratulate
  study learn practise practice rehearse revise outline edit publish format scan`.split(/\s+/),
)

/** Which a person may as well want of whoever reads it, so that only a deadline shows that it is noted. */
const toOthers = new Set(
  'order send chase email reply respond forward check look find get post mail test sort update review prepare prep cook'.split(
    ' ',
  ),
)
