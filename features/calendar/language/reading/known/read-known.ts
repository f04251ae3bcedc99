import type { ThingRef } from '#foundation/language/dialogue.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { notOurs, ours } from '../../event/happenings.ts'
import { withoutInterjections } from '../../event/interjections.ts'
import { normalised } from '../../event/lengths.ts'
import { written } from '../../event/prepared.ts'
import { readTimes } from '../../event/times.ts'
import type { Target, Wish } from '../../wish.ts'
import { isOthersCalendar } from '../others.ts'
import { clockNear, clockOf } from '../spoken-times.ts'
import { isTimeAlone } from '../splitting.ts'
import { readTarget } from '../target.ts'
import { type Deed, deedIn, isWithinAddress } from './deeds.ts'
import { asked, besideAsked, blocking, light, several } from './known-words.ts'
import { isDayName, type KnownEvent, type Mention, mentionIn } from './mentions.ts'

/** What is to become of an event that is there, or is asked of it. `isSure`: each word of the message has a part in it. */
export type Known = { wish: Wish; isSure: boolean }

/**
 * `spoken`: events that were spoken of right before, which a message without a name is about. `isDone`: something was
 * done with them. `isLast`: nothing else was found that the message may mean.
 */
type Around = {
  wording: Wording
  events: readonly KnownEvent[]
  spoken: readonly ThingRef[]
  isDone?: boolean
  isLast?: boolean
}

const mostCharacters = 200
/** So many words may be left over where a change is only asked about, after everything else that was looked for. */
const mostLeft = { first: 2, last: 6 }

/** Whether a message may be about an event that is there, so that the calendar is worth a look. */
export function mayBeKnown(message: string, wording: Wording): 'said' | 'asked' | undefined {
  const text = readable(message)
  if (text === undefined) return undefined
  if (isQuestion(text))
    return tokenize(text).some((token) => asked.has(token.text) || sides.has(token.text)) ? 'asked' : undefined
  const isTimed = readTimes(text, wording).length > 0 || readLengths(text).length > 0 || hasHour.test(text)
  return isTimed || tokenize(text).some((token) => sides.has(token.text)) ? 'said' : undefined
}

/** “Quarter to two” does not name the “Quarterly review”. */
const partOfHour = /\b(?:quarter|half) (?:to|past)\b/gi
const hasHour = /\b\d{1,2}(?:[:.]\d{2})?\b/
const sides: ReadonlyMap<string, 'after' | 'before'> = new Map([
  ['after', 'after'],
  ['following', 'after'],
  ['before', 'before'],
])

/** What a message says or asks of the events that are there, by the words of their titles. */
export function readKnown(
  message: string,
  { wording, events, spoken, isDone = false, isLast = false }: Around,
): Known | undefined {
  const text = readable(message)
  if (text === undefined || (isLast && isNews.test(text))) return undefined
  const tokens = tokenize(text.replace(partOfHour, ' '))
  const isAsked = isQuestion(text)
  const side = sideIn(tokens, events)
  // Who is invited stands before the address, and bears no event's name.
  const guests = tokens.findLastIndex((token) => isWithinAddress(token, text)) + 1
  const subject = mentionIn(side ? tokens.slice(guests, side.at) : tokens.slice(guests), events)
  // “From one till the review” is about another event, which ends when the review begins.
  if (subject && untilOf.test(text.slice(0, subject.tokens[0]?.from))) return undefined
  const named = new Set([...(subject?.tokens ?? []), ...(side?.mention.tokens ?? [])])
  const all = tokens.some((token) => token.text === 'both' || token.text === 'all')
  if (all) return isAsked ? undefined : readSeveral({ text, tokens, named }, subject, wording)
  // After an event was only shown, “Friday” may be a question about another day.
  if (!subject && !isDone && isTimeAlone(text, wording)) return undefined
  const it = subject ? onlyOne(subject, text, wording) : spokenAmong(spoken, events)
  if (isAsked) return askedOf({ tokens, named, it, side, wording })
  if (isOthersCalendar(text) || (notOurs.test(text) && !ours.test(text))) return undefined
  if (subject && it) for (const token of daysOf(text, tokens, it, wording)) named.add(token)
  const deed = it && deedIn({ text, tokens, named, it, side: side && besideOf(side) }, wording)
  if (!deed || !it) return undefined
  const isCorrected = correctsTime(message, it, wording)
  const left = isCorrected ? [] : leftOf(deed, tokens, named)
  // Without a name, only a message that holds nothing else is about what was spoken of.
  if (left.length > (subject ? mostLeft[isLast ? 'last' : 'first'] : 0)) return undefined
  return {
    wish: { ...deed.wish, target: targetOf(it.ref, wording) } as Wish,
    isSure:
      left.length === 0 && (subject !== undefined || isDone || !(tellsOfSomebody(tokens) || refuses.test(message))),
  }
}

const untilOf = /\b(?:until|till?) (?:(?:the|my|our) )?(?:\p{L}+'s )?$/iu

/** “They can take me at three, not eleven”: the event begins at eleven now. */
function correctsTime(text: string, { from }: KnownEvent, wording: Wording): boolean {
  const [, said = ''] = /\bnot (?:at )?((?:half )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?)\b/i.exec(text) ?? []
  const clock = said === '' ? undefined : clockOf(said, wording)
  return clock !== undefined && clockNear(clock, from).equals(from.toPlainTime())
}

/** “The call on Thursday needs an hour”: beside a length, the day only says which event is meant. */
function daysOf(text: string, tokens: readonly Token[], { from }: KnownEvent, wording: Wording): readonly Token[] {
  const whens = readTimes(text, wording)
  const [day, ...others] = whens
  if (!day?.saysDay || day.saysTime || others.length > 0 || readLengths(text).length === 0) return []
  if (!day.start.toPlainDate().equals(from.toPlainDate())) return []
  return tokens.filter((token) => token.from >= day.at && token.to <= day.until)
}

/** “Both rehearsals begin at six”: as many as are called so, and only where no other word is left over. */
function readSeveral(
  { text, tokens, named }: { text: string; tokens: readonly Token[]; named: ReadonlySet<Token> },
  subject: Mention | undefined,
  wording: Wording,
): Known | undefined {
  const count = tokens.map((token) => several.get(token.text)).find((each) => each !== undefined)
  const events = subject?.events ?? []
  const [it] = events
  if (!it || events.length < 2 || (count !== undefined && events.length !== count)) return undefined
  const deed = deedIn({ text, tokens, named, it, side: undefined }, wording)
  if (!deed || deed.wish.do === 'invite') return undefined
  const left = leftOf(deed, tokens, named).filter((word) => word !== 'all' && word !== 'them' && !several.has(word))
  if (left.length > 0) return undefined
  const refs = events.map(({ ref }) => ref)
  const target = {
    ...readTarget('it', wording),
    it: true,
    all: true,
    named: refs,
    text: [...new Set(refs.map(({ title }) => title))].join(', '),
  }
  return { wish: { ...deed.wish, target } as Wish, isSure: true }
}

/** “Hmm no, 10:15” corrects what was not done, and not what was shown meanwhile. */
const refuses = /^\W*(?:(?:hm+|oh|ah|well|er|um)\b\W*)?(?:no|nope)\b/i

/** “He comes at four” may be news, where nobody asked for a change before. */
function tellsOfSomebody(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => people.has(text))
}

const people = new Set("he she they he's she's they're".split(' '))

function readable(message: string): string | undefined {
  if (message.length > mostCharacters || isQuoted.test(message) || whereabouts.test(message)) return undefined
  const isAsked = message.trimEnd().endsWith('?')
  const text = normalised(written(withoutInterjections(message).replace(inPlaceOf, '').replace(tooShort, '')))
    .replaceAll(/\b(\d{1,2})\.([0-5]\d)(?![\d.])/g, '$1:$2')
    .replaceAll(/\b(\d+|an|a|one|two) hours? and (?:a )?half\b/gi, '$1 hour and 30 minutes')
    .replaceAll(/\b(\d+) (more|extra|additional) (minutes?|mins?|hours?)\b/gi, '$1 $3 $2')
    .replaceAll(/\b(?:put|add|need)? ?(more|extra|another) (?=\d|an?\b|half)/gi, ' extra ')
  if (tokenize(text).some((token) => blocking.has(token.text)) || isMoreOfIt.test(text)) return undefined
  return isAsked && !text.endsWith('?') && !isPlea.test(message) ? `${text}?` : text
}

/** “Tom is in Berlin tomorrow”, “Tom called yesterday at 5”: where somebody is, and what is over, asks for no change. */
const isNews =
  /^[^,;.]*\b(?:yesterday|ago|last (?:night|week|month)|was|were|had|did|(?:is|are)(?: all| away)? (?:in|off|out|away|back|ill|sick|on (?:holiday|leave|vacation|sick leave)))\b[^,;.]*$/i

/** “The same on Wednesday” wants another one, and changes none. */
const isMoreOfIt =
  /^(?:(?:and|then|also|now|do) )*(?:the )?same(?: again| thing)? (?:on|for|at|before|after|right|\p{L}+day)\b/iu

/** What somebody else wrote or said, what stays as it is, and what is said of a whole series. */
export const isQuoted =
  /["“”]|^\s*(?:>|(?:fwd?|re|aw):)|^\s*\p{L}+:\s|\b(?:said|says|told|wrote|writes|asked|asks|want|wants|wanted|like|expect|expects)\s+(?:that|me|us|to)\b|\bsa(?:ys?|id) (?:move|push|shift|put|bring|change|reschedule|postpone|delay|make|please)\b|\bleave (?:it|that|them)\b|\bfrom\b.*\bon(?:wards?)?\b|\b(?:weekly|fortnightly|daily|monthly)\b/iu

/** The reason for another time: “I’m in surgery then. 13:45”, “half four, I’ll still be in surgery”. */
const whereabouts =
  /\b(?:i['’]?m|i am|we['’]?re|we are) (?:already |still )?(?:in|at) [^.!;]{2,60}[.!;]|\b(?:i['’]?ll|i will|we['’]ll|we will) (?:already |still )?be (?:in|at|with) /i

/** “45 minutes, not 30”, “two hours instead of one”: how long it was. */
const inPlaceOf =
  /,? (?:and )?(?:not|instead of|rather than) (?:\d{1,3}|an?|one|two|three|half an?)(?: ?(?:m|min|mins|minutes|h|hrs?|hours?))?[.! ]*$/i

/** “Half isn't enough”: why it takes longer. */
const tooShort =
  /[,;.] (?:\d{1,3}|an?|one|two|half(?: an?)?)(?: ?(?:m|min|mins|minutes|h|hrs?|hours?))? (?:isn['’]?t|is not|won['’]?t be|was not|wasn['’]?t) (?:long )?enough[.! ]*$/i

/** “Could the briefing be put off?” wants it done. */
const isPlea = /\b(?:can|could|may|would|will) (?:you|we|the|it|this|that|my|our)\b/i

function isQuestion(text: string): boolean {
  const [first] = tokenize(text)
  return text.endsWith('?') || asking.has(first?.text ?? '')
}

const asking = new Set(
  "what what's whats when when's whens where where's who who's how which is are does do did will was were".split(' '),
)

type Side = { at: number; side: 'after' | 'before'; mention: Mention }

/** “After the review”: where another event is named behind it. */
function sideIn(tokens: readonly Token[], events: readonly KnownEvent[]): Side | undefined {
  const at = tokens.findIndex(({ text }) => sides.has(text))
  const side = sides.get(tokens[at]?.text ?? '')
  const mention = side && mentionIn(tokens.slice(at + 1), events)
  return side && mention && mention.events.length === 1 ? { at, side, mention } : undefined
}

function besideOf({ side, mention: { events } }: Side) {
  const [event] = events
  return event && { side, event }
}

/** Where several are called so, the one on the day that was said. */
function onlyOne({ events }: Mention, text: string, wording: Wording): KnownEvent | undefined {
  const [only, ...others] = events
  if (others.length === 0) return only
  const days = new Set(
    readTimes(text, wording).flatMap(({ saysDay, start }) => (saysDay ? [start.toPlainDate().toString()] : [])),
  )
  const on = events.filter(({ from }) => days.has(from.toPlainDate().toString()))
  return on.length === 1 ? on[0] : undefined
}

function spokenAmong([only, ...others]: readonly ThingRef[], events: readonly KnownEvent[]): KnownEvent | undefined {
  if (!only || others.length > 0) return undefined
  const same = events.filter(({ ref }) => ref.id === only.id)
  return same.find(({ ref }) => (ref.original ?? null) === (only.original ?? null)) ?? same[0]
}

function leftOf(deed: Deed, tokens: readonly Token[], named: ReadonlySet<Token>): string[] {
  return tokens
    .filter(
      (token) => !named.has(token) && !deed.used.has(token) && !light.has(token.text) && !deed.beside.has(token.text),
    )
    .map(({ text }) => text)
}

type Asked = {
  tokens: readonly Token[]
  named: ReadonlySet<Token>
  it: KnownEvent | undefined
  side: Side | undefined
  wording: Wording
}

function askedOf({ tokens, named, it, side, wording }: Asked): Known | undefined {
  const others = tokens.filter((token) => !named.has(token)).map(({ text }) => text)
  if (side && !it) {
    const isPlain = others.every(
      (word) => light.has(word) || besideAsked.has(word) || sides.has(word) || isDayName(word) || word === "what's",
    )
    return isPlain ? { wish: neighbourOf(side, wording), isSure: true } : undefined
  }
  const asks = others.map((word) => asked.get(word)).find((each) => each !== undefined)
  if (!it || named.size === 0 || asks === undefined) return undefined
  const isPlain = others.every(
    (word) => asked.has(word) || light.has(word) || besideAsked.has(word) || word.endsWith("'s") || /^\d/.test(word),
  )
  return isPlain ? { wish: { do: 'next', target: targetOf(it.ref, wording), asks }, isSure: true } : undefined
}

/** “What is after the review”: the next one of that day. */
function neighbourOf({ side, mention }: Side, wording: Wording): Wish {
  const [event] = mention.events
  const { from: start, to: end } = event ?? { from: wording.now, to: wording.now }
  const isAfter = side === 'after'
  const from = isAfter ? end : start.toPlainDate().toPlainDateTime()
  const to = isAfter ? start.toPlainDate().add({ days: 1 }).toPlainDateTime() : start
  const span = { from, to, words: `${side} that`, saysDay: true }
  return { do: 'list', about: 'events', meetings: false, span, target: undefined }
}

export function targetOf(ref: ThingRef, wording: Wording): Target {
  return { ...readTarget('it', wording), it: true, all: false, named: [ref], text: ref.title }
}
