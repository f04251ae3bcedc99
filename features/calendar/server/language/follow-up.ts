import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { orderVerbs } from '../../language/reading/order-verbs.ts'
import { usualTimeFormat as readable } from '#foundation/time/format/time-format.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import { dayBeside } from '../../language/reading/destination.ts'
import type { SaidSpan } from '../../language/event/said-event.ts'
import { wishIn } from './frames.ts'
import { amongAsked } from './offers.ts'
import { spokenOf } from './mentions.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { readPeople } from '../../language/event/addressed.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { spanOf } from '../../language/event/spans.ts'
import { partOfDays, preferred } from '../../language/event/parts-of-days.ts'
import { readTimes } from '../../language/event/times.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import { readToldAnew } from '../../language/reading/told-anew.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { FreeWish, Target, Wish } from '../../language/wish.ts'

/** “And on Friday?” after a question about Thursday: the same question about another time. */
export function followUp(sentence: string, { asked, shown, offers }: Dialogue, wording: Wording): Heard | undefined {
  const wish = wishIn(asked)
  const lasting = wish?.do === 'free' ? lastingInstead(sentence, wish) : undefined
  if (lasting) return { wish: lasting, sure: true }
  const text = withoutCourtesy(plainWords(sentence))
  // “Thu morning”, of the free times that were told.
  const isNarrowed = wish?.do === 'free' && wish.asks === 'when' && offers.length > 0 && isDayAlone(text, wording)
  const better = wish?.do === 'free' ? (preferred(text) ?? (isNarrowed ? text : undefined)) : undefined
  const some = better !== undefined && wish?.do === 'free' ? partOfDays(better, wording) : undefined
  if (wish?.do === 'free' && some?.rest.trim() === '')
    return { wish: { ...wish, asks: 'when', exact: false, part: some.part }, sure: true }
  const time = timeOf(sentence, wording) ?? (better !== undefined && isDayAlone(better, wording) ? better : undefined)
  if (time === undefined) return undefined
  if (wish?.do !== 'list' && wish?.do !== 'free')
    return wish || spokenOf({ shown }).length > 0 ? listOf(sentence, time, wording) : undefined
  const then = wish.do === 'free' ? amongAsked(time, wish, wording) : wording
  const span = besideDay(time, wish.span) ?? atSameTime(time, wish.span, wording) ?? spanOf(time, then)
  if (!span) return undefined
  if (wish.do === 'list') return { wish: { ...wish, span }, sure: true }
  const to = wish.exact ? span.from.add({ minutes: wish.minutes }) : span.to
  const { part, ...rest } = wish
  const isWide = part !== undefined && span.from.until(to).total('hours') >= 24
  return { wish: { ...rest, ...(isWide && { part }), span: { ...span, to } }, sure: true }
}

/** A time of day would be one to book. */
function isDayAlone(text: string, wording: Wording): boolean {
  const times = readTimes(text, wording)
  return isTimeAlone(text, wording) && times.every(({ saysTime, grain }) => !saysTime || grain === 'part')
}

/** “20 minutes would do”, after a question about free time: the same question about so long. */
function lastingInstead(sentence: string, wish: FreeWish): Wish | undefined {
  const text = withoutCourtesy(plainWords(sentence))
  const [length, ...others] = readLengths(text)
  if (!length || others.length > 0 || wish.exact) return undefined
  const { duration } = length
  const around = tokenize(`${text.slice(0, length.at)} ${text.slice(length.until)}`)
  if (duration.days + duration.weeks > 0 || !around.every((token) => enough.has(token.text))) return undefined
  return { ...wish, asks: 'when', minutes: Math.round(duration.total('minutes')), length: duration }
}

const enough = new Set(
  `and or what about how make it is would will do does be enough fine for just only at least then too as well ok say needs need
  i should works even if that's it's one of long instead rather a an`.split(/\s+/),
)

/** “And Friday?”, after something else was done: what is on that day. */
function listOf(sentence: string, time: string, wording: Wording): Heard | undefined {
  const [first] = tokenize(sentence)
  const span = first?.text === 'and' && /\?\s*$/.test(sentence) ? spanOf(time, wording) : undefined
  if (!span?.saysDay) return undefined
  return { wish: { do: 'list', about: 'events', meetings: false, span, target: undefined }, sure: true }
}

/** “And the day after?”: counted from the day that was asked about. */
function besideDay(time: string, { from }: SaidSpan): SaidSpan | undefined {
  const by = dayBeside(time)
  if (!by) return undefined
  const day = from.toPlainDate().add(by).toPlainDateTime()
  return { from: day, to: day.add({ days: 1 }), words: `on ${dateText(day.toPlainDate(), readable)}`, saysDay: true }
}

/** “And Thursday, same time?”: the hours of the question before. */
function atSameTime(time: string, { from, to }: SaidSpan, wording: Wording): SaidSpan | undefined {
  const day = /\bsame (?:times?|slot|hours?)\b/i.test(time) ? spanOf(time, wording) : undefined
  if (!day || from.until(to).total('hours') > 12) return undefined
  const start = day.from.toPlainDate().toPlainDateTime(from.toPlainTime())
  return { ...day, from: start, to: start.add(from.until(to)) }
}

/** “And the standup”, “same for Tom”: the same of something else, or of somebody else. */
export function sameFor(sentence: string, { asked, did, shown }: Dialogue, wording: Wording): Heard | undefined {
  const wish = wishIn(did && did.isPast !== true ? (did.frame ?? asked) : asked)
  const [, begins = '', rest = ''] = another.exec(withoutAnd(plainWords(sentence.trim()))) ?? []
  const others = tokenize(rest).map(({ text }) => text)
  if (others.length > mostInSame || others.some((word, at) => at > 0 && (orderVerbs.has(word) || telling.has(word))))
    return undefined
  const last = tokenize(sentence).at(-1)?.text
  const ends = last === 'too' || last === 'also' ? last : undefined
  if (
    !wish ||
    rest === '' ||
    (begins === '' && ends === undefined) ||
    isWishOfItsOwn(rest, spokenOf({ shown }), wording)
  )
    return undefined
  const shifted = wish.do === 'move' ? readToldAnew(rest, wording, spokenOf({ shown })) : undefined
  // “And the call half an hour later”, right after another one was moved.
  if (shifted) return { wish: { ...shifted.wish, isSaid: true }, sure: true }
  // “And the walk one day further too” says by itself how far.
  if (wish.do === 'move' && readLengths(rest).length > 0) return undefined
  const people = wish.do === 'invite' ? readPeople(rest) : undefined
  if (wish.do === 'invite' && people) return { wish: { ...wish, people }, sure: true }
  const said = readTarget(rest, wording)
  const then = sameThen(wish, said, did?.things ?? [])
  const target = then ?? said
  if (target.it || (target.words.length === 0 && !target.clock) || !sameable.has(wish.do)) return undefined
  return {
    wish: { ...wish, target } as Wish,
    sure: then !== undefined || ends !== undefined || /\b(?:same|ditto)\b/i.test(begins),
  }
}

const mostInSame = 8
/** “And the visit is off” says something of its own. */
const telling = new Set('is are was were will has have had goes needs takes off'.split(' '))

/** “And Friday’s”: what is called the same, on another day. */
function sameThen(wish: Wish, said: Target, done: readonly ThingRef[]): Target | undefined {
  if (wish.do !== 'cancel' || !said.span?.saysDay || said.words.length + said.kinds.length > 0 || said.clock)
    return undefined
  const [only, ...others] = done
  const words = wish.target.words.length > 0 ? wish.target.words : tokenize(only?.title ?? '').map(({ text }) => text)
  if (words.length === 0 || others.length > 0) return undefined
  return { ...said, it: false, all: false, words, named: undefined }
}

/** “Ok, add it then, tomorrow at 6”: what was sought and is not there. */
export function addedInstead(sentence: string, { asked, did, shown }: Dialogue, wording: Wording): Heard | undefined {
  const wish = wishIn(asked)
  const target = wish && 'target' in wish ? wish.target : undefined
  const text = withoutCourtesy(plainWords(sentence))
  const [verb, it] = tokenize(text)
  if (!target || target.it || target.words.length === 0 || (did && did.isPast !== true)) return undefined
  if (!verb || !it || !adding.has(verb.text) || !meant.has(it.text)) return undefined
  // “Move him to nine” contains no title for a new event.
  if (target.words.every((word) => persons.has(word))) return undefined
  const name = target.words.join(' ')
  if (shown.some(({ title }) => target.words.every((word) => title.toLowerCase().includes(word)))) return undefined
  const heard = readWish(`add ${name} ${text.slice(it.to).replace(/^\s*(?:in\b|then\b|[,\s])*/i, '')}`, wording, [])
  return heard?.wish.do === 'create' ? { ...heard, sure: true } : undefined
}

const persons = new Set(['him', 'her', 'them', 'he', 'she', 'they', 'me', 'us'])
const adding = new Set(['add', 'put', 'book', 'create', 'schedule', 'enter', 'make'])
const meant = new Set(['it', 'that', 'one', 'them'])

/** “Steering committee, I mean”: what was not found, by another name. */
export function corrected(sentence: string, { asked, did }: Dialogue, wording: Wording): Heard | undefined {
  const wish = wishIn(asked)
  if (!wish || (did && did.isPast !== true) || !correctable.has(wish.do)) return undefined
  const text = withoutCourtesy(plainWords(sentence))
  const rest = text.replace(meansLast, '').replace(meansFirst, '')
  if (rest === text) return undefined
  const target = readTarget(rest, wording)
  if (target.it || target.words.length === 0) return undefined
  const { span } = 'target' in wish ? (wish.target ?? target) : target
  return { wish: { ...wish, target: { ...target, span: target.span ?? span } } as Wish, sure: true }
}

const meansLast = /[\s,]+(?:i (?:mean|meant)|rather|instead)[.!\s]*$/i
const meansFirst = /^(?:(?:no|sorry|i mean|i meant|rather)[\s,]+)+(?=\S)/i
const correctable: ReadonlySet<Wish['do']> = new Set(['move', 'resize', 'cancel', 'place', 'repeat'])

/** “And invite Tom”, “and move it to 4” want something else. */
function isWishOfItsOwn(text: string, refs: readonly ThingRef[], wording: Wording): boolean {
  const [first] = tokenize(text)
  if (first && orderVerbs.has(first.text)) return true
  return readWish(text, wording, refs)?.sure === true
}

const another =
  /^((?:(?:and|also|plus|then)[\s,]+)*(?:(?:do\s+)?(?:the\s+)?same(?:\s+thing)?\s+(?:for|with|to|goes for)\s+|ditto\s+(?:for\s+)?|and\s+(?:for\s+|with\s+)?)?)(.+?)(?:\s+(?:too|as well))?[.!?]*$/i

const sameable: ReadonlySet<Wish['do']> = new Set(['move', 'resize', 'cancel', 'place', 'repeat', 'next', 'list'])

/** “What about next week”, “same for Monday”: nothing but a time is asked about. */
function timeOf(sentence: string, wording: Wording): string | undefined {
  const said = plainWords(sentence)
  const text = meantSo.test(said) ? `i mean ${said.replace(meantSo, '')}` : said
  const [, time] = anotherTime.exec(withoutAnd(text)) ?? besides.exec(text) ?? []
  return time !== undefined && (isTimeAlone(time, wording) || dayBeside(time)) ? time : undefined
}

const anotherTime =
  /^(?:and\s+|ok(?:ay)?,?\s+|so\s+|then\s+)*(?:and|what about|how about|same (?:for|question for)|also|or|no,?(?: wait,?)?|sorry,?|actually,?|i meant?)\s+(?:on\s+|for\s+|in\s+)?(.+?)(?:\s+(?:then|too|as well))?[?.!]*$/i
/** “After lunch I mean”: what was meant stands first. */
const meantSo = /[,]? i (?:mean|meant)[.!?]*$/i
/** “Friday as well”. */
const besides = /^(?:on\s+)?(.{3,40}?)\s+(?:too|as well)[?.!]*$/i

/** A courtesy before it; the “and” is what tells it from an answer. */
function withoutAnd(sentence: string): string {
  const bare = withoutCourtesy(sentence)
  return /^\W*(?:and|also)\b/i.test(sentence) ? `and ${bare.replace(/^and\s+/i, '')}` : bare
}
