import { readParts } from '../../language/event/parts.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import type { Dialogue, Stretch } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { firstNames } from '../../language/event/first-names.ts'
import { isAsked, wishIn } from './frames.ts'
import { spanOfStretch } from './mentions.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { readBeside } from '../../language/reading/beside.ts'
import { readDestination } from '../../language/reading/destination.ts'
import { clockNear } from '../../language/reading/spoken-times.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { readEvent } from '../../language/event/read-event.ts'
import { halfOfDay, isInTheEvening } from '../../language/event/hours.ts'
import { capital } from '../../language/event/titles.ts'
import { readPeople } from '../../language/event/addressed.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import type { Span } from '../../language/event/said-event.ts'
import type { Beside, FreeWish } from '../../language/wish.ts'

/** “Book the second one”, of the free stretches that were shown last. */
export function chosenOffer(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const slots = isAsked(dialogue) ? [] : dialogue.offers.map(spanOfStretch)
  const chosen = withoutCourtesy(sentence).replace(/\s+for\s+.+$/i, '')
  const isOnly = slots.length === 1 && onlyOne.test(chosen)
  const order = slots.length > 0 ? (isOnly ? 0 : readOrder(chosen)) : undefined
  const slot = order === undefined ? undefined : slots.at(order)
  if (!slot) return undefined
  const asked = wishIn(dialogue.asked)
  const free = asked?.do === 'free' ? asked : undefined
  const title = withoutArticle(titleIn(sentence, wording) || (free?.title ?? ''))
  // What was asked about from the one time to the other is taken whole.
  const isWhole = free?.asks === 'whether' && free.length === undefined && isStretch(slot)
  const to = isWhole ? slot.to : slot.from.add(free?.length ?? { hours: 1 })
  const said = { title, people: [], when: interval({ from: slot.from, to: earlier(to, slot.to) }) }
  return { wish: { do: 'create', said, people: [], find: undefined, focus: false }, sure: true }
}

/** “A meeting with Tom” is called “Meeting with Tom”. */
export function withoutArticle(title: string): string {
  const bare = title.replace(/^an? (?=\p{Ll})/iu, '')
  return bare === title ? title : capital(bare)
}

/** “Book 6 to 7”, after a question about free time: on the day that was asked about, for what it was asked. */
export function bookedThen(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const free = wishIn(dialogue.asked)
  const invitation = invitedIn(withoutCourtesy(plainWords(sentence)), free?.do === 'free' ? free.title : '')
  const text = invitation.text.replace(/^(?:(?:then|so|ok|and|let's say)[\s,]+)+/i, '')
  const [verb] = tokenize(text)
  const [, picked = '', about = ''] = pick.exec(text) ?? []
  const title = about === '' ? (free?.do === 'free' ? (free.title ?? '') : '') : readEvent(about, wording).said.title
  const isBooked = verb !== undefined && booking.has(verb.text)
  if (free?.do !== 'free' || title === '' || !verb) return undefined
  const isBare = !isBooked && picked === ''
  const time = isBooked
    ? text
        .slice(verb.to)
        .trim()
        .replace(/^(?:it|that|one)\b(?:\s+(?:in|down))?\s*/i, '')
    : picked || text
  const to = isTimeAlone(time, wording) ? readDestination(time, amongAsked(time, free, wording)) : undefined
  const day = to?.day ?? thatDay(dialogue) ?? offeredDay(dialogue) ?? free.span.from.toPlainDate()
  if (!to?.clock) return undefined
  const [first] = dialogue.offers.map((slot) => spanOfStretch(slot).from)
  const from = day.toPlainDateTime(clockNear(to.clock, first ?? free.span.from))
  const end = to.end ? day.toPlainDateTime(clockNear(to.end, from)) : from.add(free.length ?? { hours: 1 })
  if (Temporal.PlainDateTime.compare(end, from) <= 0) return undefined
  // A time alone must lie within one of the free times that were listed.
  if (isBare && !dialogue.offers.some((slot) => holds(spanOfStretch(slot), { from, to: end }))) return undefined
  const { people, ...invites } = invitation.guests
  const said = { title, people, when: interval({ from, to: end }) }
  return { wish: { do: 'create', said, people: [], find: undefined, focus: false, ...invites }, sure: true }
}

type Invitation = { text: string; guests: { people: string[]; invites?: true } }

/** “…, and invite her”: apart from the rest, and with whom the time was for in place of the pronoun. */
export function invitedIn(said: string, title = ''): Invitation {
  const [whole = '', whom = ''] = andInvited.exec(said) ?? []
  const people = readPeople(persons.has(whom.toLowerCase()) ? title.replace(/^.*\bwith /i, '') : whom) ?? []
  if (people.length === 0) return { text: said, guests: { people: [] } }
  return { text: said.slice(0, -whole.length), guests: { people: people.map(({ name }) => name), invites: true } }
}

const andInvited = /[,;.]? (?:and |then )*(?:please )?invite ([^,;.]{2,40}?)(?: (?:to it|too|as well|please))*[.!]*$/i
const persons = new Set(['him', 'her', 'them'])

function holds(slot: Span, { from, to }: Span): boolean {
  return Temporal.PlainDateTime.compare(slot.from, from) <= 0 && Temporal.PlainDateTime.compare(to, slot.to) <= 0
}

/** “Tuesday morning”, after a question about next week, is that of the days that were asked about. */
export function amongAsked(text: string, { span }: FreeWish, wording: Wording): Wording {
  const isLater = wording.now.until(span.from).total('days') > 1
  const day = span.from.toPlainDate()
  const isOne = day.equals(span.to.subtract({ minutes: 1 }).toPlainDate())
  const isAhead = Temporal.PlainDate.compare(day, wording.now.toPlainDate()) > 0
  // “After lunch”, of the one day that was asked about.
  if (isOne && isAhead && !anyDay.test(text)) return { ...wording, now: day.toPlainDateTime() }
  return isLater && weekday.test(text) && !otherDay.test(text)
    ? { ...wording, now: span.from.subtract({ hours: 12 }) }
    : wording
}

/** “Mon”, “Thursday”, “Fridays”, and neither “month” nor “money”. */
export const weekday = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b/i
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*'
const anyDay = new RegExp(
  `${weekday.source}|\\b(?:today|tomorrow|tonight|week|day|\\d{1,2}(?:st|nd|rd|th))\\b|\\b\\d{1,2}\\.? ?${month}|\\b${month} \\d{1,2}\\b|\\bthe \\d{1,2}\\.`,
  'iu',
)
const otherDay = /\b(?:today|tomorrow|tonight|this|next|after)\b/i

/** “Ok, straight after the dentist”, after a question about free time: books what the time was for. */
export function bookedBeside(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const free = wishIn(dialogue.asked)
  if (free?.do !== 'free' || !free.title || /\?\s*$/.test(sentence)) return undefined
  const [, side = '', title = ''] = besideThat.exec(withoutCourtesy(plainWords(sentence))) ?? []
  const heard = side === '' ? undefined : readBeside(`block an hour ${side}`, wording)
  if (!heard) return undefined
  const minutes = free.length?.total({ unit: 'minutes', relativeTo: free.span.from }) ?? 60
  return { wish: { ...heard.wish, title: title === '' ? free.title : capital(title), minutes }, sure: true }
}

const besideThat =
  /^(?:(?:ok|okay|so|then|yes|right|good|let's|do|take|make|put|book|have|it|that|go for|how about|maybe)[\s,]+)*((?:(?:right|straight|directly|just|immediately) )?(?:after|before) \p{L}[^,;]*?)(?:[,;]? (?:and )?(?:title|titled|called|call it|as) ([^,;.]{2,60}?))?[.!]*$/iu

/** “11 is good, about onboarding”: one of the times that were told, and what for. */
const pick =
  /^(?:ok,? |so |let's (?:say|do|take) |then )*((?:at )?(?:half |quarter (?:past|to) )?[\p{L}\d:. ]{1,20}?)(?: (?:is|would be|works|sounds|suits|will do|would do|does it)(?: me)?(?: (?:good|fine|best|great|perfect|ok|okay))?| it is| then| please)(?:[,.–—-]+ ?(?:it['’]s )?(?:about|for|call it|put|book|make it|on|re|regarding) (?:the )?([^,.?!]{2,60}?))?(?:[,.!–—-]+ ?(?:it['’]s |that['’]s )?(?:just )?(?:a hold|for me|(?:don['’]?t|do not|no need to) invite (?:him|her|them|anyone))[^.!]{0,40})?[.!]*$/iu

/** The day of all that was offered. */
function offeredDay({ offers }: Dialogue): Temporal.PlainDate | undefined {
  const [first, ...others] = offers.map((slot) => spanOfStretch(slot).from.toPlainDate())
  return first && others.every((day) => day.equals(first)) ? first : undefined
}

const booking = new Set('book take block put reserve grab schedule add make'.split(' '))

/** What a search for free time is for, so that one of what it finds can be booked for it. */
export function withPurpose(heard: Heard | undefined, sentence: string, wording: Wording): Heard | undefined {
  if (heard?.wish.do !== 'free') return heard
  const says = /\b\d+\s*(?:min|hr|h\b)|\bhour/i.test(sentence)
  const length = says ? readParts(`Meeting ${sentence}`, wording).length?.duration : undefined
  const own = titleIn(heard.wish.beside ? withoutSides(sentence, heard.wish.beside) : sentence, wording)
  // “Thursday morning would be best” is still for the same.
  const title = own || (heard.wish.title ?? '')
  return { ...heard, wish: atItsTime({ ...heard.wish, title, ...(length && { length }) }, sentence) }
}

/** “Dinner at 8” is at 20:00 and takes an hour. */
function atItsTime(wish: FreeWish, sentence: string): FreeWish {
  const { title = '', span, asks, exact } = wish
  if (asks !== 'whether' || !exact || !isInTheEvening(title)) return wish
  const isEarly = span.from.hour > 0 && span.from.hour < 12 && !halfOfDay.test(sentence)
  const from = isEarly ? span.from.add({ hours: 12 }) : span.from
  const minutes = Math.max(wish.minutes, 60)
  return { ...wish, minutes, span: { ...span, from, to: from.add({ minutes }) } }
}

function withoutSides(sentence: string, { after, before }: Beside): string {
  return [before, after].reduce((rest, side) => rest.replace(side?.text ?? '', '').replace(besideEnd, ''), sentence)
}

const besideEnd = /\s+(?:before|after)\s+(?:(?:the|my|our)\b)?.*$/i

export function interval({ from, to }: Span): When {
  return {
    at: 0,
    until: 0,
    kind: 'interval',
    start: from,
    end: to,
    grain: 'minute',
    saysDay: true,
    saysTime: true,
  }
}

const onlyOne =
  /^(?:book|take|use|reserve|block|grab|keep)\s+(?:me\s+)?(?:it|that|this|that one|(?:that|the) (?:slot|time|hour|gap))$/i

const occasion =
  /\b((?:lunch|breakfast|brunch|dinner|supper|drinks?|coffee|tea|beers?|call|walk|chat)(?: with (?!(?:me|us)\b)\p{L}+)?)(?=\W*$|,| (?:at|on|from|around|today|tomorrow|tonight|this|next|\p{L}+day)\b)/iu

function titleIn(sentence: string, wording: Wording): string {
  const said = occasion.exec(sentence)?.[1]
  if (said !== undefined) return capital(said.replace(/(?<=with )\p{Ll}/u, (first) => first.toUpperCase()))
  const timeless = sentence.replaceAll(/\b(?:an? |half an |\d+[- ]?)(?:hour|minutes?|mins?|min)(?:s)?\b/gi, '')
  const [, word, found] = forWhat.exec(timeless) ?? doingWhat.exec(timeless) ?? []
  if (found === undefined) return ''
  const title = readParts(found.replace(/^(?:me|us|myself) and /i, ''), wording).title
  if (isName(title)) return `Meeting with ${title}`
  return withSomebody.has(word?.toLowerCase() ?? '') ? '' : capital(title)
}

const forWhat =
  /\b(for|with|meet|see) (?:an? |the |my )?((?!\d|an? hour|half|next|this|today|tomorrow|\w+ (?:min|hour))[^,.?!]+)/i
/** “When could I hold a workshop next week?” */
const doingWhat =
  /\b(?:can|could|shall|should|might|may) (?:i|we) (do|hold|run|host|give|schedule|fit in|squeeze in) an? ([^,.?!]+)/i
const withSomebody = new Set(['with', 'meet', 'see'])

/** “For Priya”, and not “for Proofreading”, which could be somebody as well. */
function isName(title: string): boolean {
  const [first = ''] = tokenize(title).map(({ text }) => text)
  return readPeople(title) !== undefined && firstNames.has(first)
}

/** “Book a walk then”: the time that was asked about just before. */
export function thatTime({ asked, offers }: Dialogue): When | undefined {
  const wish = wishIn(asked)
  const [slot] = wish?.do === 'free' && wish.asks === 'whether' && offers.length === 1 ? offers.map(spanOfStretch) : []
  if (slot && wish?.do === 'free' && isStretch(slot)) return interval(slot)
  if (!slot) return wish?.do === 'list' && isTimed(wish.span) ? interval(wish.span) : undefined
  return { at: 0, until: 0, kind: 'instant', start: slot.from, grain: 'minute', saysDay: true, saysTime: true }
}

function isStretch({ from, to }: Span): boolean {
  const hours = from.until(to).total('hours')
  return hours > 1 && hours <= mostHoursAtOnce
}

/** Longer free stretches are where something fits, and not how long it takes. */
const mostHoursAtOnce = 3

function isTimed({ from, to }: Span): boolean {
  return from.until(to).total('hours') < 12 && from.hour > 0
}

/** “Add brunch at eleven”: on the one day that was asked about just before. */
export function thatDay({ span }: Dialogue): Temporal.PlainDate | undefined {
  if (!span) return undefined
  const { from, to } = spanOfStretch(span)
  const day = from.toPlainDate()
  return day.equals(to.subtract({ minutes: 1 }).toPlainDate()) ? day : undefined
}

/** One of the stretches that a question offered. */
export function offeredIn(offers: readonly Stretch[], text: string, minutes: number): When | undefined {
  const order = readOrder(text)
  const slot = order === undefined ? undefined : offers.map(spanOfStretch).at(order)
  return slot && interval({ from: slot.from, to: earlier(slot.from.add({ minutes }), slot.to) })
}

function earlier(one: Temporal.PlainDateTime, other: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.compare(one, other) < 0 ? one : other
}

function readOrder(text: string): number | undefined {
  const found =
    /^(?:book |take |use |let's (?:do|take) |do )?(?:the )?(first|second|third|fourth|fifth|last|1st|2nd|3rd)(?: (?:one|slot|time|option))?(?: (?:works|is fine|is good|please))?[.!]?$/i.exec(
      text,
    )?.[1]
  if (found === undefined) return undefined
  return /^last/i.test(found)
    ? -1
    : ['first', 'second', 'third', 'fourth', 'fifth'].findIndex(
        (name, at) => name === found.toLowerCase() || found.startsWith(String(at + 1)),
      )
}
